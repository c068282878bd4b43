import type { AuthorKind } from '@filao/domain/access/author'
import type { InCents } from '@filao/domain/kernel/money'
import type { SentMail } from '@filao/domain/rentals/mail/mail.schema'
import type { TimelineStep } from '@filao/domain/rentals/timeline.schema'
import type { Changes } from '@filao/domain/rentals/timeline-changes'
import { type RawBuilder, sql } from 'kysely'
import { memberName } from '#features/access/public'
import type { Tx } from '#platform/database/connect'
import { authorKindColumn } from '#platform/database/tables/audit-entries'

const authorKind = authorKindColumn('a')

/** A stored step of a rental: an entry of the audit trail, or a mail. */
type StoredStep = Pick<TimelineStep, 'key' | 'at' | 'who' | 'apiKey'> & {
  payment: InCents<NonNullable<TimelineStep['payment']>> | null
  charge: InCents<NonNullable<TimelineStep['charge']>> | null
  document: InCents<NonNullable<TimelineStep['document']>> | null
  /** Null for a mail that nobody asked for. */
  authorKind: AuthorKind | null
  entity: string
  action: string
  changes: Changes
  mail: SentMail | null
}

/**
 * Selects the documents that another feature issued for a rental: `entry_id` of the audit trail, `action`, the kind of
 * step, and `document` as the step shows it.
 */
type DocumentSource = (companyId: number, rentalId: number) => RawBuilder<unknown>

/** The sources of every feature that issues documents, added where the feature is declared. */
export const documentSources: DocumentSource[] = []

const noDocument = sql`select null::int as entry_id, null as action, null::json as document where false`

/**
 * Lists the steps of a rental, latest first: its own entries, those of its payments, charges and documents, and its
 * mails with the user or program that requested them. Steps of one transaction have the same time, so they are ordered
 * by the latest stored first.
 */
export async function listStoredSteps(tx: Tx, companyId: number, rentalId: number): Promise<StoredStep[]> {
  const { rows } = await sql<StoredStep>`
    with entries as (
      select a.id, a.at, a.user_id, a.api_key_id, ${authorKind} as author_kind, a.entity, a.action, a.changes, null::int as payment_id, null::int as charge_id,
        null::json as document
      from audit_entries a
      where a.company_id = ${companyId} and a.entity = 'rental' and a.entity_id = ${rentalId}
      union all
      select a.id, a.at, a.user_id, a.api_key_id, ${authorKind}, a.entity, a.action, '{}', p.id, null, null
      from payments p
      join audit_entries a on a.company_id = p.company_id and a.entity = 'payment' and a.entity_id = p.id
      where p.company_id = ${companyId} and p.rental_id = ${rentalId}
      union all
      select a.id, a.at, a.user_id, a.api_key_id, ${authorKind}, a.entity, a.action, '{}', null, c.id, null
      from charges c
      join audit_entries a on a.company_id = c.company_id and a.entity = 'charge' and a.entity_id = c.id
      where c.company_id = ${companyId} and c.rental_id = ${rentalId}
      union all
      select a.id, a.at, a.user_id, a.api_key_id, ${authorKind}, a.entity, d.action, '{}', null, null, d.document
      from (${sql.join([noDocument, ...documentSources.map((source) => source(companyId, rentalId))], sql` union all `)}) d
      join audit_entries a on a.company_id = ${companyId} and a.id = d.entry_id
    ),
    steps as (
      select 'a' || e.id as key, e.at, e.id as place, e.user_id, e.api_key_id, e.author_kind, e.entity, e.action, e.changes,
        case when p.id is not null then json_build_object('totalCents', p.total_cents,
          'securityDepositCents', p.security_deposit_cents, 'method', p.method,
          'isDepositKept', kept.source_id is not null) end as payment,
        case when c.id is not null then json_build_object('kind', c.kind, 'amountCents', c.amount_cents,
          'reason', c.reason) end as charge,
        e.document,
        null::json as mail
      from entries e
      left join payments p on p.company_id = ${companyId} and p.id = e.payment_id
      left join journal_entries kept on kept.company_id = ${companyId} and kept.kind = 'deposit_kept' and kept.source_id = p.id
      left join charges c on c.company_id = ${companyId} and c.id = e.charge_id
      union all
      select 'm' || m.id, m.queued_at, 1000000000000 + m.id, asked.user_id, asked.api_key_id, asked.author_kind, 'mail', 'mailed', '{}', null, null, null,
        json_build_object('id', m.id, 'kind', m.kind, 'recipient', m.recipient, 'subject', m.subject, 'line', m.line,
          'queuedAt', ${iso('m.queued_at')}, 'sentAt', ${iso('m.sent_at')})
      from sent_mails m
      left join entries asked on asked.action = 'mailed' and (asked.changes -> 'mailId' ->> 1)::int = m.id
      where m.company_id = ${companyId} and m.rental_id = ${rentalId}
    )
    select key, at, entity, action, author_kind as "authorKind", changes, payment, charge, document, mail,
      ${memberName(sql.ref('steps.user_id'))} as who,
      (select json_build_object('id', k.id, 'name', k.name)
        from api_keys k where k.company_id = ${companyId} and k.id = steps.api_key_id) as "apiKey"
    from steps order by at desc, place desc`.execute(tx)
  return rows
}

function iso(column: string) {
  return sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`
}

/** Returns the names of the company's options, archived ones included. */
export async function listOptionNamesById(tx: Tx, companyId: number): Promise<Map<number, string>> {
  const rows = await tx.selectFrom('options').select(['id', 'name']).where('companyId', '=', companyId).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
