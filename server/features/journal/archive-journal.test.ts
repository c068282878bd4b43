import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { updateMe } from '@filao/domain/access/contract'
import * as journal from '@filao/domain/journal/contract'
import { readCsv, saysSomething } from '@filao/domain/kernel/table/csv'
import * as calls from '@filao/domain/rentals/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '#platform/journal/chain'
import { type Member, type TestApp, testApp } from '#testing/app'
import { givenCounter, noon } from '#testing/given-rental'
import { unzip } from '#testing/operation/unzip'
import { closeJournals } from './closing.ts'

let t: TestApp
let by: Member
let folder: string
beforeAll(async () => {
  t = await testApp()
  folder = await mkdtemp(join(tmpdir(), 'filao-archive-'))
  t.setNow(noon(0))
  const counter = await givenCounter(t)
  by = counter.by
  const { id: rentalId } = await counter.contract()
  const pay = async (day: number) => {
    t.setNow(noon(day))
    const body = { totalAmount: 30, securityDepositAmount: 0 }
    await by.request(calls.createPayment, { params: { companyId: by.companyId, rentalId }, body })
    await closeJournals(t.db, t.enqueue, noon(day + 1))
  }
  for (const day of [0, 1, 2]) await pay(day)
})
afterAll(async () => {
  await t.close()
  await rm(folder, { recursive: true })
})

const download = async (from: string, to: string) => {
  const response = await by.send(journal.archiveJournal, { params: { companyId: by.companyId }, query: { from, to } })
  return { ...response, content: response.body as unknown as Buffer }
}

/** Runs the script of an archive in a folder of its own, without the software. */
async function check(files: Map<string, Buffer>) {
  for (const [name, content] of files) await writeFile(join(folder, name), content)
  const run = promisify(execFile)(process.execPath, ['verify.mjs'], { cwd: folder, env: {} })
  return await run.then(({ stdout }) => stdout).catch(({ stderr }) => String(stderr))
}

test('an archive is checked without the software, and its making is an entry with the hash of its manifest', async () => {
  const { headers, content } = await download('2026-03-02', '2026-03-03')
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': expect.stringContaining('journal-2026-03-02-2026-03-03.zip'),
  })
  const files = await unzip(content)
  expect([...files.keys()]).toEqual(['manifest.json', 'entries.jsonl', 'entries.csv', 'verify.mjs', 'README.md'])
  const manifest = files.get('manifest.json')?.toString() ?? ''
  expect(JSON.parse(manifest)).toMatchObject({ software: 'Filao', entries: 5, first: { seq: 3 }, last: { seq: 7 } })
  expect(await check(files)).toBe(`OK: 5 entries. Manifest: ${sha256(manifest)}\n`)
  const [entry] = await by.request(journal.listJournal, { params: { companyId: by.companyId } })
  expect(JSON.parse(entry?.payload ?? '')).toMatchObject({
    kind: 'archive',
    manifest: sha256(manifest),
    userId: by.userId,
  })
})

test('its script is the one of its README, of at most 30 lines, and finds a change of any file', async () => {
  const files = await unzip((await download('2026-03-01', '2026-03-03')).content)
  const script = files.get('verify.mjs')?.toString() ?? ''
  expect(files.get('README.md')?.toString()).toContain(script)
  expect(script.trimEnd().split('\n').length).toBeLessThanOrEqual(30)
  const lines = files.get('entries.jsonl')?.toString() ?? ''
  const forged = (text: string) => {
    const manifest = JSON.parse(files.get('manifest.json')?.toString() ?? '')
    for (const file of manifest.files) if (file.name === 'entries.jsonl') file.sha256 = sha256(text)
    const content = Buffer.from(JSON.stringify(manifest))
    return new Map([...files, ['entries.jsonl', Buffer.from(text)], ['manifest.json', content]])
  }
  expect(await check(new Map([...files, ['entries.csv', Buffer.from('x')]]))).toContain('entries.csv is not')
  expect(await check(forged(lines.replace('3000', '4000')))).toContain('entry 2 was changed')
  expect(await check(forged(lines.split('\n').toSpliced(2, 1).join('\n')))).toContain('entry 3 is missing')
  expect(await check(forged(lines.split('\n').slice(0, -2).join('\n')))).toContain('missing at the end')
  expect(await check(forged(lines))).toContain('OK: 7 entries')
})

test('its table has the words, the days and the amounts of the reader’s language', async () => {
  const table = async () => {
    const files = await unzip((await download('2026-03-01', '2026-03-01')).content)
    return [...readCsv(files.get('entries.csv')?.toString() ?? '')]
      .filter(saysSomething)
      .map(({ cells }) => cells.slice(1, 9))
  }
  const at = noon(0)
  const [headings, version, payment, closing] = await table()
  expect(headings?.slice(0, 3)).toEqual(['Instant (UTC)', 'Jour', 'Nature'])
  expect(version?.[2]).toBe('Version du logiciel')
  expect(payment).toEqual([at, '01/03/2026', 'Paiement', expect.any(String), '', 'Carte bancaire', '30,00', '2,35'])
  expect(closing?.[2]).toBe('Clôture')
  await by.request(updateMe, { body: { language: 'en' } })
  const [, , english] = await table()
  expect(english).toEqual([at, '2026-03-01', 'Payment', expect.any(String), '', 'Card', '30.00', '2.35'])
  await by.request(updateMe, { body: { language: 'fr' } })
})

test('a period without entries is an archive too; one of more than a year is refused', async () => {
  expect(await check(await unzip((await download('2025-01-01', '2025-12-31')).content))).toContain('OK: 0 entries')
  expect((await download('2025-01-01', '2026-03-01')).status).toBe(422)
})
