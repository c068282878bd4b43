import { closeCashDesk, getCashDesk, openCashDesk } from '@filao/domain/cash/contract'
import { denominations } from '@filao/domain/cash/count'
import type { CashCount } from '@filao/domain/cash/count.schema'
import { daysOfWeek } from '@filao/domain/company/opening-hours'
import { toCents, toEuros } from '@filao/domain/kernel/money'
import { addDays, addMinutes, localDate, toInstant, weekdayOf } from '@filao/domain/kernel/time'
import type { DemoCompany } from '../material/company.ts'
import { timezone } from '../material/data.ts'
import type { Person } from '../material/person.ts'

type Stage = { staff: Person; company: DemoCompany; now: string }

/** The days before today with a cash desk, in the first two agencies. */
const daysBefore = 7

/** The floats of the first day, in euros: they cover the refunds of prices paid in cash. */
const floats = [300, 200]

/** Opens and closes the cash desks of the last days; one has a difference, and much cash is taken to the bank. */
export function cashDays({ staff, company, now }: Stage): { at: string; play: () => Promise<unknown> }[] {
  const params = { companyId: company.companyId }
  const today = localDate(now, timezone)
  return company.agencies.slice(0, 2).flatMap(({ id: agencyId, openingHours }, place) => {
    let deskId = 0
    let countedCents: number | null = null
    const open = async () => {
      const isMuch = countedCents !== null && countedCents > 100_000
      const kept = isMuch ? { floatAmount: 300, floatReason: 'Remise en banque' } : {}
      const float = countedCents === null ? { floatAmount: floats[place] ?? 0 } : kept
      deskId = (await staff.request(openCashDesk, { params, body: { agencyId, ...float } })).id
    }
    const close = (day: number) => async () => {
      if (deskId === 0) return
      const at = { ...params, id: deskId }
      const { expectedAmount } = await staff.request(getCashDesk, { params: at })
      const isShort = place === 0 && day === -3
      const cents: number = toCents(expectedAmount) - (isShort ? 200 : 0)
      const reason = isShort ? { differenceReason: 'Erreur de rendu de monnaie' } : {}
      await staff.request(closeCashDesk, { params: at, body: { counts: countOf(cents), expectedAmount, ...reason } })
      countedCents = cents
    }
    return Array.from({ length: daysBefore + 1 }, (_, index) => index - daysBefore).flatMap((day) => {
      const date = addDays(today, day)
      const hours = openingHours.filter(({ dayOfWeek }) => dayOfWeek === daysOfWeek[weekdayOf(date) - 1])
      if (hours.length === 0) return []
      const midnight = toInstant(`${date}T00:00`, timezone)
      const opens = Math.min(...hours.map(({ openTimeMinutes }) => openTimeMinutes))
      const closes = Math.max(...hours.map(({ closeTimeMinutes }) => closeTimeMinutes))
      return [
        { at: addMinutes(midnight, opens), play: open },
        { at: addMinutes(midnight, closes), play: close(day) },
      ]
    })
  })
}

/** Counts a sum in the largest usual notes and coins. */
function countOf(cents: number): CashCount[] {
  let rest = cents
  return denominations
    .filter((one) => one <= 5000)
    .map((one) => {
      const quantity = Math.floor(rest / one)
      rest -= quantity * one
      return { value: toEuros(one) as CashCount['value'], quantity }
    })
}
