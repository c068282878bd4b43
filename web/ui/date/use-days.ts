import { instantAt, localDate } from '@filao/domain/kernel/time'
import { useUrlParam } from '../url-param.ts'

/** Reads and sets a period of days in the URL: the current month of a zone up to today unless another one is chosen. */
export function useDays(zone: string) {
  const today = localDate(instantAt(Date.now()), zone)
  const [from, setFrom] = useUrlParam('from')
  const [to, setTo] = useUrlParam('to')
  return { zone, from: from || `${today.slice(0, 7)}-01`, to: to || today, setFrom, setTo }
}
