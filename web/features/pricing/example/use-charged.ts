import { listFees, listHolidays, listOptions } from '#api/calls'
import { useRead } from '#api/read'
import { useSession } from '#session/session'
import type { PriceRow } from '../grid/price-row.ts'
import type { Charged } from './example-price.ts'

type Answer = {
  /** Null while it loads. */
  charged: Charged | null
  /** The reason why it cannot be read; null without one. */
  error: unknown
  retry: () => unknown
}

/** Reads the fees and options of the company, and its public holidays where a fee asks for them. */
export function useCharged(rows: readonly PriceRow[]): Answer {
  const { companyId, company } = useSession()
  const params = { companyId }
  const fees = useRead(listFees, { params })
  const options = useRead(listOptions, { params })
  const asksForHolidays = fees.data?.some(({ isEnabled, isOnHolidays }) => isEnabled && isOnHolidays) ?? false
  const holidays = useRead(listHolidays, { params }, { enabled: asksForHolidays })
  const reads = [fees, options, holidays]
  const failed = reads.find(({ error, data }) => error && !data)
  const retry = () => reads.filter(({ isError }) => isError).map(({ refetch }) => refetch())
  const days = asksForHolidays ? holidays.data : {}
  if (!fees.data || !options.data || !days) return { charged: null, error: failed?.error ?? null, retry }
  const { graceMinutes } = company
  // The names are those of the language of the screen, which shows no other.
  const named = { fr: days, en: days }
  return {
    charged: { rows, fees: fees.data, options: options.data, holidays: named, graceMinutes },
    error: null,
    retry,
  }
}
