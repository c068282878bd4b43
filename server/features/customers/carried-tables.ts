import { type CarriedTable, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'customers',
    audited: 'customer',
    carries:
      words(`public_id title first_name last_name email birth_date birth_place address postal_code city department
      country_code driving_license_number driving_license_issued_on driving_license_expires_on
      driving_license_country_code driving_license_categories phone_numbers language comments archived_at created_at kind
      company_name siren vat_number contact_name billing_address billing_email erasure_requested_at erased_at
      disputed_since driving_license_document exclusion_reason exclusion_note excluded_until excluded_at`),
    leaves: { folded_first_name: reasons.computed, folded_last_name: reasons.computed, search_text: reasons.computed },
    refers: { merged_into_id: 'customers', excluded_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'customer_documents',
    audited: 'customerDocument',
    carries: words('name content_type bytes created_at'),
    refers: { customer_id: 'customers' },
    files: ['key'],
    isNumbered: true,
  },
]
