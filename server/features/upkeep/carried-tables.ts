import { type CarriedTable, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'deadline_templates',
    audited: 'deadlineTemplate',
    carries: words('name every_months every_kilometres warn_days warn_kilometres'),
    refers: { category_id: 'categories' },
    isNumbered: true,
  },
  {
    name: 'deadlines',
    audited: 'deadline',
    carries: words(
      'kind name every_months every_kilometres last_on last_odometer due_on due_odometer warn_days warn_kilometres',
    ),
    refers: { vehicle_id: 'vehicles', template_id: 'deadline_templates' },
    isNumbered: true,
  },
  {
    name: 'deadline_visits',
    carries: words('kind name done_on odometer cost_cents place note recorded_at'),
    refers: { vehicle_id: 'vehicles', deadline_id: 'deadlines', recorded_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'visit_documents',
    audited: 'visitDocument',
    carries: words('name content_type bytes created_at'),
    refers: { visit_id: 'deadline_visits' },
    files: ['key'],
    isNumbered: true,
  },
]
