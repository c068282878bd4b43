import { cache } from '#api/cache'
import { peekEarly } from '#api/early'
import { type Read, urlOf } from '#api/input'
import { query } from '#api/read'
import { companies, me } from '#session/session'
import { firstReads } from '../first-reads.ts'

/** The time in milliseconds after which the frame shows without the data of its screen. */
const timeoutMs = 150

/**
 * Caches the answers that were asked for while the scripts loaded, before the first paint: with them the screen is
 * drawn once, without them twice. Answers that are still on their way get a moment; a refused one, or all of them where
 * code does not arrive, are left to the screen.
 */
export async function takeFirstReads(address: URL): Promise<void> {
  const [company] = cache.getQueryData(companies.queryKey) ?? []
  if (!company) return
  const boardView = cache.getQueryData(me.queryKey)?.boardView ?? null
  const taken = Promise.all(firstReads({ ...company, boardView }, address).map(take))
  await Promise.race([taken, new Promise((done) => setTimeout(done, timeoutMs))])
}

async function take({ endpoint, input }: Read): Promise<void> {
  const response = await peekEarly(urlOf(endpoint.path, input))?.catch(() => undefined)
  if (response?.ok) await cache.prefetchQuery(query(endpoint, input))
}
