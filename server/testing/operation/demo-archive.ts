import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApiKey } from '@filao/domain/access/contract'
import { createTeamMember, updateTeamMember } from '@filao/domain/access/team/contract'
import { createCalendar } from '@filao/domain/calendars/contract'
import { createCustomer } from '@filao/domain/customers/contract'
import { verifyJournal } from '@filao/domain/journal/contract'
import { createWebhook, updateWebhook } from '@filao/domain/webhooks/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importCompany } from '#features/privacy/archive/import-company'
import type { Client, TestApp } from '#testing/app'
import { downloadArchive, expectEqualButForImport, writeArchive } from '#testing/operation/company-archive'

/** The application whose database has the demo company, the company's id, and a session of its administrator. */
type Demo = { t: TestApp; companyId: number; by: Client }

/** Tests the archive of a demo company that a test file has loaded, which takes far longer than these tests. */
export function describeArchive(open: () => Promise<Demo>): void {
  describe('the archive of the company', () => {
    let t: TestApp
    let demo: Client
    let companyId: number
    let folder: string
    let first: Map<string, Buffer>
    /** Texts that no archive may contain. */
    const secrets: string[] = []
    beforeAll(async () => {
      ;({ t, companyId, by: demo } = await open())
      folder = await mkdtemp(join(tmpdir(), 'filao-archive-test-'))
      await plantSecrets()
      first = await downloadArchive(demo, companyId)
    })
    afterAll(() => rm(folder, { recursive: true, force: true }))

    const params = () => ({ companyId })

    async function plantSecrets(): Promise<void> {
      const key = await demo.request(createApiKey, {
        params: params(),
        body: { name: 'Site', permissions: ['audit.read'] },
      })
      const hook = await demo.request(createWebhook, {
        params: params(),
        body: { name: 'Relais', url: 'https://example.org/hook', events: ['rental.created'] },
      })
      const moved = { url: 'https://example.org/hook/planted' }
      await demo.request(updateWebhook, { params: { ...params(), id: hook.id }, body: moved })
      const invited = { firstName: 'Paul', lastName: 'Planté', role: 'staff', language: 'fr' } as const
      const member = await demo.request(createTeamMember, {
        body: { ...invited, email: 'planted@example.test', isInvited: true },
      })
      await demo.request(updateTeamMember, { params: { id: member.id }, body: { email: 'planted-again@example.test' } })
      secrets.push('example.org/hook', 'planted@', 'planted-again@')
      const calendar = await demo.request(createCalendar, {
        params: params(),
        body: { name: 'Agenda', agencyId: null, vehicleId: null, shows: 'names' },
      })
      for (const response of [key, hook, calendar]) {
        for (const text of JSON.stringify(response).match(/[\w-]{30,}/g) ?? []) secrets.push(text)
      }
      const { rows } = await t.db.pool.query(`
        (select code as secret from rentals limit 60) union all select password_hash from users
        union all select encode(token_hash, 'hex') from sessions union all select encode(token_hash, 'hex') from api_keys
        union all select secret from webhooks union all select encode(token_hash, 'hex') from calendars`)
      secrets.push(...rows.map(({ secret }) => secret).filter(Boolean), demo.cookie.split('=')[1] ?? '')
      const other = await t.company()
      await other.request(createCustomer, {
        params: { companyId: other.companyId },
        body: { firstName: 'Zzyzx', lastName: 'Quarante-Deux', email: 'zzyzx@example.test' },
      })
      secrets.push('Zzyzx', 'ZZYZX', 'Quarante-Deux')
    }

    test('the archive has no secret, no sign-in of a member and nothing of another company', async () => {
      expect(secrets.length).toBeGreaterThan(60)
      for (const [name, content] of first) {
        const text = content.toString('latin1')
        expect([name, secrets.filter((secret) => text.includes(secret))]).toEqual([name, []])
      }
      expect(first.get('data/users.jsonl')?.toString()).not.toContain('@')
    })

    test('the demo company, imported and exported again, is equal', async () => {
      const target = await t.company()
      const parts = { db: t.db, files: t.files, now: () => '2026-03-17T08:00:00Z' }
      const imported = await importCompany(parts, await writeArchive(folder, 'demo', first), target.companyId)
      expect(imported.rows).toBeGreaterThan(5000)
      expect(imported.files).toBeGreaterThan(0)
      expectEqualButForImport(first, await downloadArchive(target, target.companyId))
      const checked = await target.request(verifyJournal, { params: { companyId: target.companyId }, body: {} })
      expect(checked).toMatchObject({ isWhole: true, firstFault: null })
      const { rows } = await t.db.pool.query(
        'select count(*)::int as count from users where company_id = $1 and (password_hash is not null or archived_at is null)',
        [target.companyId],
      )
      expect(rows[0].count).toBe(1)
    })
  })
}
