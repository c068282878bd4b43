import { instantAt, localDate } from '@filao/domain/kernel/time'
import { useCompanyZone } from '#app/company-zone'
import { useUrlParam } from '#ui/url-param'

/** Reads and sets the period of a tab in the URL: the current month up to today unless another one is chosen. */
export function useDays() {
  const zone = useCompanyZone()
  const today = localDate(instantAt(Date.now()), zone)
  const [from, setFrom] = useUrlParam('from')
  const [to, setTo] = useUrlParam('to')
  return { zone, from: from || `${today.slice(0, 7)}-01`, to: to || today, setFrom, setTo }
}
