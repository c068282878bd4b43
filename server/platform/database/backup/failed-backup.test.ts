import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupState } from '@filao/domain/company/backup/backup-state'
import { getHome } from '@filao/domain/planning/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#platform/config'
import { createLog } from '#platform/log'
import { testApp } from '#testing/app'
import { mailServer } from '#testing/mail-server'
import { runCommand } from '#testing/operation/commands'
import { readBackupTimes } from './failed-backup.ts'
import { makeNightlyBackup } from './nightly-backup.ts'

const log = createLog('silent')

let home: string
let mails: Awaited<ReturnType<typeof mailServer>>
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'filao-failed-backup-'))
  mails = await mailServer()
})
afterEach(async () => {
  await mails.close()
  await rm(home, { recursive: true, force: true })
})

/** The settings of a server whose folder of backups is a file, so that each backup fails. */
async function settings() {
  await mkdir(join(home, 'data'), { recursive: true })
  await writeFile(join(home, 'taken'), '')
  return {
    DATA_DIR: join(home, 'data'),
    BACKUP_DIR: join(home, 'taken', 'backups'),
    SMTP_URL: mails.url,
    OPERATOR_EMAIL: 'operator@filao.example',
  }
}

test('a failed nightly backup reaches the mailbox of the operator, once a day, and is noted for the home', async () => {
  const given = await settings()
  // The child that makes the backup has the environment of the server.
  for (const [name, value] of Object.entries(given)) vi.stubEnv(name, value)
  const now = new Date().toISOString()
  await makeNightlyBackup(loadConfig(given), log, now)
  await makeNightlyBackup(loadConfig(given), log, now)
  vi.unstubAllEnvs()
  expect(mails.received).toMatchObject([
    {
      to: [{ address: 'operator@filao.example' }],
      subject: expect.stringContaining('the backup failed'),
      text: expect.stringContaining(`The folder of the backups cannot be written: ${given.BACKUP_DIR}`),
    },
  ])
  expect(backupState({ ...(await readBackupTimes(given.DATA_DIR)), now })).toEqual({ state: 'failed', at: null })
})

test('a unit that failed is mailed by the command that its OnFailure starts', async () => {
  const { code } = await runCommand('tell-operator.ts', ['filao-backup.service'], await settings())
  expect(code).toBe(0)
  expect(mails.received).toMatchObject([
    { subject: expect.stringContaining('filao-backup.service failed'), text: expect.stringContaining('journalctl') },
  ])
})

test('the home of a self-hosted company tells its administrators alone about the backups', async () => {
  const dataDir = join(home, 'hosted')
  await mkdir(dataDir)
  const t = await testApp({ BILLING: 'off', DATA_DIR: dataDir })
  const admin = await t.company()
  const [staff, params] = [await t.colleague(admin, 'staff'), { companyId: admin.companyId }]
  expect((await admin.request(getHome, { params })).backup).toEqual({ state: 'none', at: null })
  expect((await staff.request(getHome, { params })).backup).toBeNull()
  await t.close()
  const sold = await testApp({ BILLING: 'local' })
  const customer = await sold.company()
  expect((await customer.request(getHome, { params: { companyId: customer.companyId } })).backup).toBeNull()
  await sold.close()
})
