import type { Agency, AgencyCreation } from '@filao/domain/company/agency.schema'
import type { z } from 'zod'
import type { schemaRules } from '#ui/form/schema-rules'
import { fromWeekText, toWeekText, type WeekText } from '../opening-hours/week-hours.ts'
import { completeRows, type SeasonRow } from '../season/season-rows.ts'

type Coordinates = { latitude: number | null; longitude: number | null }

/** The values of the agency's form: the agency with its hours as typed and its seasons as rows. */
export type AgencyValues = Omit<z.input<typeof AgencyCreation>, 'geolocation' | 'openingHours' | 'seasons'> & {
  geolocation: Coordinates
  week: WeekText
  seasons: SeasonRow[]
}

/** Returns the form's values of an agency, or of a new one in the territory's time zone. */
export function toValues(agency: Agency | null, timezone: string): AgencyValues {
  if (!agency) {
    return {
      name: '',
      timezone,
      isManualApprovalRequired: false,
      geolocation: { latitude: null, longitude: null },
      week: toWeekText([]),
      seasons: [],
    }
  }
  const { name, address, postalCode, city, isManualApprovalRequired, seasons } = agency
  return {
    name,
    address,
    postalCode,
    city,
    timezone: agency.timezone,
    isManualApprovalRequired,
    geolocation: agency.geolocation ?? { latitude: null, longitude: null },
    week: toWeekText(agency.openingHours),
    seasons: seasons.map(({ agencyId: _, ...season }) => season),
  }
}

/** Returns the request body of a form: the agency with its hours and seasons, in one call. */
export function toBody(values: AgencyValues, rules: ReturnType<typeof schemaRules<typeof AgencyCreation>>) {
  const { week, seasons, geolocation, ...fields } = values
  const { latitude, longitude } = geolocation
  return {
    ...rules.body(fields),
    geolocation: hasNumber(latitude) && hasNumber(longitude) ? { latitude, longitude } : null,
    openingHours: fromWeekText(week),
    seasons: completeRows(seasons),
  } satisfies z.input<typeof AgencyCreation>
}

/** Returns true when a position has both coordinates or neither. */
export function isPositionWhole({ latitude, longitude }: Partial<Coordinates>): boolean {
  return hasNumber(latitude) === hasNumber(longitude)
}

function hasNumber(value: number | null | undefined): value is number {
  return typeof value === 'number'
}
