import { type CarriedTable, type LeftTables, reasons, words } from '#platform/feature/carried'

const ofServer = 'data of the server, not of a company'
const passing = 'passing technical data'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'retention_settings',
    carries: words('scan_days identity_months contact_months contract_years'),
    order: 'company_id',
  },
  {
    name: 'retention_runs',
    carries: words('at occasion scans identities contacts contracts'),
    order: 'id',
    leaves: { id: reasons.counted },
  },
  {
    name: 'sent_mails',
    carries: words('kind recipient subject queued_at sent_at line'),
    refers: { rental_id: 'rentals' },
    mentions: ['dedupe'],
    order: 'id',
    leaves: { id: reasons.counted },
    only: 'sent_at is not null',
  },
  {
    name: 'audit_entries',
    carries: words('at author_kind entity action'),
    refers: { user_id: 'users', api_key_id: 'api_keys' },
    refersBy: { column: 'entity_id', kind: 'entity', by: 'audited', otherwise: 'of_company' },
    mentions: ['changes'],
    order: 'at, id',
    leaves: { id: reasons.counted },
    // As in `webhooks` and `users`: an address of a webhook is often a secret.
    leavesFields: {
      column: 'changes',
      kind: 'entity',
      fields: new Map([
        ['user', ['email']],
        ['webhook', ['url']],
      ]),
    },
  },
]

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = {
  events: passing,
  idempotencyKeys: passing,
  postalCodes: ofServer,
  secretKey: ofServer,
  shippedData: ofServer,
} satisfies LeftTables
