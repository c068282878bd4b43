import type { Resource } from '@filao/domain/billing/plan'
import type { Schema } from '#platform/database/schema'

/** The tables whose rows a plan limits, without archived ones; added where their features are declared. */
export const limitedTables: { [One in Exclude<Resource, 'megabytes'>]?: keyof Schema } = {}
