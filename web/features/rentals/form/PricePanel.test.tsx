import type { Rental } from '@filao/domain/rentals/record/rental.schema'
import type { PriceRequest } from '@filao/domain/rentals/record/rental-request.schema'
import { QueryClientProvider } from '@tanstack/react-query'
import { Form } from 'antd'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cache } from '#api/cache'
import { listCategories } from '#api/calls'
import { ApiProblem } from '#api/problem'
import { query } from '#api/read'
import { SessionContext } from '#session/session'
import { renderWithKeys } from '#testing/render-with-keys'
import { PricePanel } from './PricePanel.tsx'
import type { RentalRules } from './rental-rules.ts'

const session = { companyId: 3 } as NonNullable<Parameters<typeof SessionContext.Provider>[0]['value']>
const rules = { field: () => ({ name: 'totalAmount', rules: [] }) } as unknown as RentalRules

beforeEach(() => {
  const categories = [{ id: 6, securityDepositAmount: 1500, waiverAmount: 2500 }]
  cache.setQueryData(query(listCategories, { params: { companyId: 3 } }).queryKey, categories as never)
})
afterEach(() => cache.clear())

type Shown = { rental?: object; error?: ApiProblem; request?: object }

/** Renders the panel of a price typed by hand. */
const panel = ({ rental, error, request = {} }: Shown) =>
  renderWithKeys(
    <QueryClientProvider client={cache}>
      <SessionContext value={session}>
        <Form>
          <PricePanel
            price={{ data: null, error: error ?? null, isStale: false, retry: () => undefined }}
            request={request as PriceRequest}
            rules={rules}
            rental={rental as Rental | undefined}
            categoryId={6}
            isByHand={!error}
          />
        </Form>
      </SessionContext>
    </QueryClientProvider>,
  )

test.each([
  ['a new rental has those of its category', { error: new ApiProblem('price_missing', 422) }, [1500, 2500]],
  ['an agreed rental has its own', { rental: { securityDepositAmount: 800, waiverAmount: 1100 } }, [800, 1100]],
])('beside a price typed by hand are the deposit and the excess: %s', (_, shown, expected) => {
  const html = panel(shown)
  const lines = html.slice(html.indexOf('price-lines'))
  const amounts = lines.match(/[\d\u202f]+(?=,\d\d\u00a0€)/g) ?? []
  expect(amounts.map((amount) => Number(amount.replace(/\D/g, '')))).toEqual(expected)
})

test('an amount typed by hand says that the discount is not taken off it', () => {
  expect(panel({ request: { discountPercent: 10 } })).toContain('price.byHandDiscount')
  expect(panel({ request: { discountPercent: 0 } })).not.toContain('price.byHandDiscount')
})
