import { deflateSync } from 'node:zlib'
import { updateCompany, uploadFile } from '@filao/domain/company/contract'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type Client, type Member, type TestApp, testApp } from '#testing/app'
import { givenPicture } from '#testing/given'
import { cookieOf } from '#testing/given-user'
import { chunksOf, pictureOf, sizeOf } from '#testing/picture'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const upload = (by: Client, content: Uint8Array | string, over: Record<string, unknown> = {}) =>
  by.send(uploadFile, {
    body: { visibility: 'public', resize: 512, imageFormat: 'png', path: 'companyLogos', ...over },
    file: { name: 'logo.png', content },
  })

/** Registers a user who has no company yet. */
async function newcomer() {
  const session = await t.app.inject({
    method: 'POST',
    url: '/api/auth/registration',
    payload: { email: `newcomer-${++newcomers}@example.test`, language: 'fr' },
  })
  return t.client(cookieOf(session.headers))
}
let newcomers = 0

/** Counts the pictures that the picture library begins or ends from now on. */
function countDecoded() {
  let count = 0
  const note = () => {
    count++
  }
  sharp.queue.on('change', note)
  onTestFinished(() => void sharp.queue.off('change', note))
  return () => count
}

const read = (url: string) => t.app.inject({ url, headers: { accept: 'image/*' } })

/** Lists the URLs of all files that the company has in the database. */
async function filesOf(by: Member): Promise<string[]> {
  const { rows } = await t.db.pool.query('select key from public_files where company_id = $1 order by id', [
    by.companyId,
  ])
  return rows.map(({ key }) => `/files/${key}`)
}

describe('POST /files', () => {
  test('returns the URL of a png that everyone may see and cache', async () => {
    const by = await t.company()
    const sent = await upload(by, pictureOf({ width: 2000, height: 1000 }))
    expect(sent.status).toBe(201)
    const url = String(sent.headers.location)
    expect(url).toMatch(/^\/files\/companyLogos\/[a-z0-9]{26}\.png$/)
    for (const address of [url, `/api${url}`]) {
      const { statusCode, headers, rawPayload } = await read(address)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
      expect(sizeOf(rawPayload)).toEqual({ width: 512, height: 256 })
    }
  })

  test.each([512, 1024, 128])('resizes a large photo to %i pixels, and leaves a small one', async (resize) => {
    const by = await t.company()
    const path = `vehiclePhotos/${by.companyId}`
    const large = await upload(by, pictureOf({ width: 1500, height: 3000 }), { path, resize })
    const small = await upload(by, pictureOf({ width: 30, height: 20 }), { path, resize })
    expect(sizeOf((await read(String(large.headers.location))).rawPayload).height).toBe(resize)
    expect(sizeOf((await read(String(small.headers.location))).rawPayload)).toEqual({ width: 30, height: 20 })
  })

  test.each(['jpeg', 'webp', 'avif', 'png'] as const)(
    'takes %s, turns it upright and keeps no metadata',
    async (format) => {
      const by = await t.company()
      const photo = sharp({ create: { width: 64, height: 32, channels: 3, background: '#0b7a75' } })
      const exif = { IFD0: { Copyright: 'geheim-15', Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N' } }
      const content = await photo.withExif(exif).withMetadata({ orientation: 6 }).toFormat(format).toBuffer()
      const { headers, status } = await upload(by, new Uint8Array(content))
      expect(status).toBe(201)
      const { rawPayload } = await read(String(headers.location))
      expect(chunksOf(rawPayload).filter((name) => !['IHDR', 'PLTE', 'pHYs', 'IDAT', 'IEND'].includes(name))).toEqual(
        [],
      )
      expect(rawPayload.includes('geheim-15')).toBe(false)
      // Heif stores its orientation in the container, where this encoder does not write it.
      if (format !== 'avif') expect(sizeOf(rawPayload)).toEqual({ width: 32, height: 64 })
    },
  )

  test('accepts photos from staff, and a logo only from an administrator', async () => {
    const admin = await t.company()
    const staff = await t.colleague(admin, 'staff')
    expect((await upload(staff, pictureOf({ width: 9, height: 9 }))).status).toBe(403)
    expect(
      (await upload(staff, pictureOf({ width: 9, height: 9 }), { path: `vehiclePhotos/${admin.companyId}` })).status,
    ).toBe(201)
    expect((await upload(admin, pictureOf({ width: 9, height: 9 }))).status).toBe(201)
  })

  test('requires a session, a company and the right before it reads the file', async () => {
    const [admin, other] = [await t.company(), await t.company()]
    const staff = await t.colleague(admin, 'staff')
    const decoded = countDecoded()
    const noPicture = 'no picture at all'
    expect((await upload(t.visitor(), noPicture)).status).toBe(401)
    expect(await upload(await newcomer(), noPicture)).toMatchObject({
      status: 403,
      body: { detail: 'Créez d’abord votre entreprise.' },
    })
    expect((await upload(staff, noPicture)).status).toBe(403)
    const foreign = { path: `vehiclePhotos/${other.companyId}` }
    expect(await upload(staff, noPicture, foreign)).toMatchObject({ status: 422, body: { errors: [{ path: 'path' }] } })
    expect((await upload(staff, pictureOf({ width: 9, height: 9 }))).status).toBe(403)
    expect(decoded()).toBe(0)
    expect((await upload(admin, noPicture)).status).toBe(415)
    expect((await upload(admin, pictureOf({ width: 9, height: 9 }))).status).toBe(201)
    expect(decoded()).toBeGreaterThan(0)
  })

  test('requires a company before it receives the file', async () => {
    const { cookie } = await newcomer()
    const response = await t.app.inject({
      method: 'POST',
      url: '/api/files',
      headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=edge' },
      payload: 'no form at all',
    })
    expect([response.statusCode, response.json().detail]).toEqual([403, 'Créez d’abord votre entreprise.'])
  })

  test('rejects other folders, other companies and other forms with 422, and stores nothing', async () => {
    const [by, other] = [await t.company(), await t.company()]
    const paths = [
      '',
      'logos',
      'companyLogos/',
      'companyLogos/../x',
      '../../x',
      '/etc',
      'vehiclePhotos',
      'vehiclePhotos/-1',
    ]
    const hostile = [
      `vehiclePhotos/${by.companyId}/..`,
      `vehiclePhotos/0${by.companyId}`,
      'vehiclePhotos/%2e%2e',
      'companyLogos\0',
    ]
    for (const path of [...paths, ...hostile, `vehiclePhotos/${other.companyId}`, 'customerDocuments/1']) {
      const response = await upload(by, pictureOf({ width: 9, height: 9 }), { path })
      expect([path, response.status, response.body]).toMatchObject([path, 422, { errors: [{ path: 'path' }] }])
    }
    for (const [field, value] of [
      ['resize', 2000],
      ['resize', '512px'],
      ['visibility', 'private'],
      ['imageFormat', 'svg'],
    ] as const) {
      const response = await upload(by, pictureOf({ width: 9, height: 9 }), { [field]: value })
      expect([field, response.status, response.body]).toMatchObject([field, 422, { errors: [{ path: field }] }])
    }
    expect([await filesOf(by), await filesOf(other)]).toEqual([[], []])
  })

  test('stores one file for a key that is sent twice, and refuses another content under it', async () => {
    const by = await t.company()
    const send = (content: Uint8Array) =>
      by.send(uploadFile, {
        body: { resize: 512, path: 'companyLogos' },
        file: { name: 'logo.png', content },
        headers: { 'idempotency-key': 'one' },
      })
    const first = await send(pictureOf({ width: 9, height: 9 }))
    const again = await send(pictureOf({ width: 9, height: 9 }))
    expect([again.status, again.headers.location]).toEqual([201, first.headers.location])
    expect((await send(pictureOf({ width: 8, height: 8 }))).status).toBe(422)
    expect(await filesOf(by)).toEqual([first.headers.location])
  })

  test('deletes a file whose row cannot be written', async () => {
    const by = await t.company()
    const stored: string[] = []
    const { put } = t.files
    t.files.put = async (key, content) => {
      await put(key, content)
      stored.push(key)
      throw new Error('the disk failed')
    }
    const response = await upload(by, pictureOf({ width: 9, height: 9 }))
    t.files.put = put
    expect(response.status).toBe(500)
    expect(stored.length).toBe(1)
    expect(await t.files.exists(stored[0] ?? '')).toBe(false)
    expect(await filesOf(by)).toEqual([])
  })
})

describe('hostile pictures', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const html = '<!doctype html><script>alert(1)</script>'
  const png = pictureOf({ width: 200, height: 200 })
  const cases: [string, Uint8Array | string, number][] = [
    ['an svg with a script', svg, 415],
    ['an svg behind the first bytes of a png', Buffer.concat([png.subarray(0, 8), Buffer.from(svg)]), 415],
    ['an svg behind the first bytes of a jpeg', Buffer.concat([Buffer.from([255, 216, 255]), Buffer.from(svg)]), 415],
    ['html called png', html, 415],
    ['a gif', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1'), 415],
    ['a pdf', '%PDF-1.7\n%%EOF', 415],
    ['a heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 415],
    ['an avif without a picture', Buffer.from('\0\0\0\x1cftypavif\0\0\0\0avifmif1', 'latin1'), 415],
    ['nothing', '', 415],
    ['one byte', 'x', 415],
    ['a png cut short', png.subarray(0, png.length - 40), 415],
    ['a header without pixels', png.subarray(0, 33), 415],
    ['a bomb of 65,000 pixels a side', pictureOf({ width: 65_000, height: 65_000 }, { width: 1, height: 1 }), 413],
    ['51 megapixels that are really there', pictureOf({ width: 8500, height: 6000 }), 413],
    [
      'a bomb of text',
      pictureOf({ width: 9, height: 9, chunks: [['zTXt', bombOfText()]] }, { width: 9, height: 1 }),
      415,
    ],
    ['more than 15 MB', Buffer.concat([png, Buffer.alloc(15 * 1024 * 1024)]), 413],
  ]

  test.each(cases)('%s is refused and leaves nothing', async (_name, content, status) => {
    const by = await t.company()
    await upload(by, pictureOf({ width: 9, height: 9 }))
    const before = await filesOf(by)
    const response = await upload(by, content)
    expect(response).toMatchObject({ status, body: { code: status === 413 ? 'too_large' : 'unsupported_media' } })
    expect(await filesOf(by)).toEqual(before)
  })

  test('data hidden behind or inside a picture is gone after it is redrawn', async () => {
    const by = await t.company()
    const chunks: [string, Buffer][] = [['tEXt', Buffer.from(`Comment\0${html}`)]]
    const polyglot = Buffer.concat([
      pictureOf({ width: 9, height: 9, chunks }),
      Buffer.from(html),
      Buffer.from('PK\x03\x04'),
    ])
    const { headers, status } = await upload(by, polyglot)
    expect(status).toBe(201)
    const { rawPayload } = await read(String(headers.location))
    expect(rawPayload.includes('script')).toBe(false)
    expect(rawPayload.includes('PK\x03\x04')).toBe(false)
  })
})

/** Builds a comment of 100 MB of zeros, packed. */
function bombOfText(): Buffer {
  return Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000_000))])
}

describe('GET /files', () => {
  test('serves only pictures of the two folders, for every form of the name', async () => {
    const by = await t.company()
    const url = await givenPicture(by)
    await t.files.put(`customerDocuments/${by.companyId}/abcdefghijklmnopqrstuvwxyz`, Buffer.from('private'))
    await t.files.put(`vehiclePhotos/${by.companyId}/page.html`, Buffer.from('<script>'))
    const name = url.split('/').at(-1)
    const folder = `/files/vehiclePhotos/${by.companyId}`
    const addresses = [
      '/files/',
      folder,
      `${folder}/`,
      `${folder}/page.html`,
      `${folder}/../../../etc/passwd`,
      `${folder}/%2e%2e/%2e%2e/secret`,
      `${folder}/..%2f..%2fpostgres.password`,
      `${folder}/${name}%00`,
      `${folder}/${name}/`,
      `${folder}//${name}`,
      `/files/vehiclePhotos/${by.companyId + 1}/${name}`,
      `/files/customerDocuments/${by.companyId}/abcdefghijklmnopqrstuvwxyz`,
      `/files/companyLogos/${'a'.repeat(26)}.png`,
      `/files/companyLogos/${'a'.repeat(5000)}.png`,
    ]
    for (const address of addresses) expect([address, (await read(address)).statusCode]).toEqual([address, 404])
    expect((await read(url)).statusCode).toBe(200)
  })
})

describe('the logo', () => {
  const change = (by: Member, logoUrl: string | null) =>
    by.send(updateCompany, { params: { companyId: by.companyId }, body: { logoUrl } })

  test('is an uploaded file; the previous one stays for the documents that show it', async () => {
    const by = await t.company()
    const [first, second] = [await givenLogo(by), await givenLogo(by)]
    expect(await change(by, first)).toMatchObject({ status: 200, body: { logoUrl: first } })
    expect(await change(by, first)).toMatchObject({ status: 200, body: { logoUrl: first } })
    expect(await change(by, second)).toMatchObject({ status: 200, body: { logoUrl: second } })
    expect(await change(by, null)).toMatchObject({ status: 200, body: { logoUrl: null } })
    await t.removeFiles()
    expect([(await read(first)).statusCode, (await read(second)).statusCode]).toEqual([200, 200])
  })

  test('cannot be another URL, a file of another company, or a vehicle photo', async () => {
    const [by, other] = [await t.company(), await t.company()]
    const unknown = `/files/companyLogos/${'a'.repeat(26)}.png`
    const foreign = [
      'https://example.test/x.png',
      '//example.test/x.png',
      'javascript:alert(1)',
      '/files/../x',
      unknown,
    ]
    for (const url of [...foreign, await givenLogo(other), await givenPicture(by)]) {
      expect(await change(by, url)).toMatchObject({ status: 422, body: { errors: [{ path: 'logoUrl' }] } })
    }
  })

  const givenLogo = (by: Member) => givenPicture(by, { path: 'companyLogos', resize: 512 })
})
