import { type CarriedTable, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'public_files',
    audited: 'file',
    carries: words('created_at bytes'),
    refers: { user_id: 'users' },
    files: ['key'],
    folder: 'companyLogos',
    isNumbered: true,
  },
  {
    name: 'agencies',
    audited: 'agency',
    carries: words(
      'name address postal_code city country_code latitude longitude timezone is_manual_approval_required confirms_at_once archived_at created_at',
    ),
    isNumbered: true,
  },
  {
    name: 'opening_hours',
    carries: words('day_of_week open_time_minutes close_time_minutes'),
    refers: { agency_id: 'agencies' },
    order: 'id',
    leaves: { id: reasons.counted },
  },
  {
    name: 'seasons',
    carries: words('start end user_label user_label_en'),
    refers: { agency_id: 'agencies' },
    isNumbered: true,
  },
  {
    name: 'agency_vat_rates',
    carries: words('vat_rate reason'),
    refers: { agency_id: 'agencies' },
    order: 'agency_id',
  },
]
