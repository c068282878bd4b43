import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createCompany } from '@filao/domain/company/contract'
import { createCustomer, uploadCustomerDocument } from '@filao/domain/customers/contract'
import { eraseCustomer } from '@filao/domain/privacy/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBackups } from '#platform/database/backup/backup'
import { connect, type Database } from '#platform/database/connect'
import { letThrough } from '#platform/database/embedded/embedded-account'
import { startEmbedded } from '#platform/database/embedded/embedded-server'
import { createLog } from '#platform/log'
import { memoryFolder } from '#testing/memory-folder'
import { runCommand } from '#testing/operation/commands'
import { searchPages } from '#testing/operation/search-pages'
import { startServer } from '#testing/processes'
import { searchEverywhere } from '#testing/search-everywhere'

const log = createLog('silent')
const words = ['Quatrefages', 'zebulon', '97AB1234567']
const person = {
  firstName: 'Zébulon',
  lastName: 'Quatrefages',
  email: 'zebulon@quatrefages.test',
  drivingLicenseNumber: '97AB1234567',
}

let home: string
beforeAll(async () => {
  home = await mkdtemp(join(await memoryFolder(), 'filao-restored-erasure-'))
  await letThrough(home)
})
afterAll(() => rm(home, { recursive: true, force: true }))

/** Sends calls to a running server in one session. */
function caller(url: string) {
  let cookie = ''
  return async (method: string, path: string, body: object | FormData): Promise<{ id: number }> => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    const sent =
      body instanceof FormData
        ? { headers, body }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const response = await fetch(`${url}/api${path}`, { method, ...sent })
    expect([path, response.status < 300]).toEqual([path, true])
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return (await response.json().catch(() => ({ id: 0 }))) as { id: number }
  }
}

/** Opens the embedded database of a stopped server. */
async function withDatabase<Result>(dataDir: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { url, stop } = await startEmbedded(dataDir, log)
  const db = connect({ url }, log)
  try {
    return await work(db)
  } finally {
    await db.close()
    await stop()
  }
}

test('a customer erased after a backup is nowhere when the backup is restored with the list of erasures', async () => {
  const [used, backups, restored] = [join(home, 'used'), join(home, 'backups'), join(home, 'restored')]
  const server = await startServer('', { DATA_DIR: used })
  const send = caller(server.url)
  await send('POST', '/auth/registration', { email: 'founder@filao.example', language: 'fr' })
  const company = await send('POST', createCompany.path, { name: 'Filao Location' })
  const at = (path: string, id = 0) =>
    path.replace(':companyId', `${company.id}`).replace(/:(customerId|id)\b/, `${id}`)
  const { id } = await send('POST', at(createCustomer.path), person)
  const form = new FormData()
  form.append('file', new File(['%PDF-1.7 Zebulon Quatrefages'], 'Permis Quatrefages.pdf'))
  await send('POST', at(uploadCustomerDocument.path, id), form)

  const backedUp = await runCommand('backup.ts', [backups], { DATA_DIR: used })
  expect(backedUp).toMatchObject({ code: 0 })
  await send('POST', at(eraseCustomer.path, id), {})
  await server.stop()
  // The disaster: only the old folder of files is left of the lost server.
  const left = join(home, 'left')
  await cp(join(used, 'files'), left, { recursive: true })

  const file = join(backups, (await listBackups(backups)).at(-1) ?? '')
  const said = await runCommand('restore.ts', ['--erasures', left, file], { DATA_DIR: restored })
  expect(said).toEqual({ code: 0, out: expect.stringContaining('1 listed erasure is applied at the start') })
  const files = join(restored, 'files')
  const everywhere = (db: Database) => searchEverywhere(db, [files], words)
  const brought = await withDatabase(restored, everywhere)
  expect(brought).toEqual(expect.arrayContaining(['customers.last_name', 'customer_documents.name']))
  const indexed = await withDatabase(restored, (db) => searchPages(db, words))
  expect(indexed).toEqual(expect.arrayContaining(['customers', 'customers_name of customers']))

  const again = await startServer('', { DATA_DIR: restored })
  // The scan goes with a job, after the row.
  const scans = join(files, 'customerDocuments', `${company.id}`)
  await expect.poll(async () => await readdir(scans).catch(() => []), { timeout: 60_000 }).toEqual([])
  await again.stop()
  await withDatabase(restored, async (db) => {
    await db.pool.query('analyze')
    expect(await everywhere(db)).toEqual([])
    expect(await searchPages(db, words)).toEqual([])
  })
})
