import { cache } from '#api/cache'
import { companies, me } from '#session/session'
import { dropDrafts } from '#ui/form/draft'

/** Reads the session before the first screen shows. */
export async function readSession(): Promise<void> {
  const [{ id }] = await Promise.all([cache.ensureQueryData(me), cache.ensureQueryData(companies)])
  // Another user may have signed in in another tab, which cannot reach the drafts of this one.
  dropDrafts(id)
}
