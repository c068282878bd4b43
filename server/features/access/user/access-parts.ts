import type { Config } from '#platform/config'
import type { Enqueue } from '#platform/jobs/jobs'

/** The parts of the application that the accounts need. */
export type AccessParts = { config: Config; enqueue: Enqueue; now: () => string }
