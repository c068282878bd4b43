import type { BillingState } from '@filao/domain/billing/contract'
import type { ShownKind } from '@filao/domain/imports/kind'
import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { cache, keyOf } from '#api/cache'
import { getBillingState, listProducts } from '#api/calls'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { readSource } from '../rows/import-state.ts'
import { ConfirmStep } from './ConfirmStep.tsx'
import type { ImporterMessages } from './importer-messages.ts'

const kind: ShownKind = {
  name: ({ name }) => name ?? '',
  fields: [
    { key: 'name', label: { fr: 'Nom', en: 'Name' }, headings: [], isRequired: true, read: (text: string) => text },
  ],
}

const unlimited = { id: 'max', name: 'Illimité', default_price: { unit_amount: 9900 }, metadata: {} }
const ofCompany = { params: { companyId: 7 } }

afterEach(() => cache.clear())

/** Renders the step for three rows that are ready, for a company with seven customers and this subscription. */
function step(status: BillingState['status'], most: number): string {
  const limited = { used: { customers: 7 }, limits: { customers: most } }
  cache.setQueryData(keyOf(getBillingState, ofCompany), { provider: 'stripe', planName: 'Pro', status, ...limited })
  cache.setQueryData(keyOf(listProducts, ofCompany), [unlimited])
  const state = readSource(kind, null, 'Nom\nZoé\nAwa\nLéa\n', () => null)
  if ('problem' in state) throw new Error(state.problem)
  const never = async () => false
  return renderWithKeys(
    <QueryClientProvider client={cache}>
      <SessionContext value={{ companyId: 7, role: 'admin' } as never}>
        <ConfirmStep
          kind={kind}
          resource="customers"
          words={{ create: (count: number) => `create ${count}` } as ImporterMessages}
          state={state}
          checked={[]}
          statuses={state.rows.map(() => ({ status: 'ready' as const, repeats: null }))}
          ask={never}
          onBack={() => undefined}
          onCreate={() => undefined}
        />
      </SessionContext>
    </QueryClientProvider>,
  )
}

test.each([
  ['suspended', 'unpaid'],
  ['ended', 'canceled'],
] as const)('a subscription that is %s is told, and no room or other plan', (stop, status) => {
  const html = step(status, 0)
  expect(html).toContain(`confirm.${stop}`)
  expect(html).toContain('confirm.goOn')
  expect(html).not.toMatch(/confirm\.(tooMany|use|next|plans)/)
})

test('a plan that is too small tells its room and the next plan', () => {
  const html = step('active', 9)
  expect(html).toMatch(/confirm\.tooMany 2 3.*confirm\.use Pro 7 9 confirm\.nextUnlimited Illimité 0.*confirm\.plans/s)
})
