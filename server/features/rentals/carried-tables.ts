import { type CarriedTable, type LeftTables, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'rentals',
    audited: 'rental',
    mailed: ['reminder', 'lapsed'],
    entered: ['collected_by_source'],
    carries: words(`public_id status starts_at ends_at discount_percent referral_mode total_cents security_deposit_cents
      waiver_cents preparation_minutes is_outside_opening_hours delivered_at returned_at created_at updated_at valid_until
      lapsed_at priced_ends_at settled_at awaits cancelled_at cancelled_from cancellation_reason cancellation_comment import_reference
      settled_elsewhere_cents delivery collection note wish transport_number transport_at source_reference
      source_terms commission_cents promised_transmission promised_seats is_pinned`),
    refers: {
      vehicle_id: 'vehicles',
      customer_id: 'customers',
      departure_agency_id: 'agencies',
      arrival_agency_id: 'agencies',
      referral_user_id: 'users',
      price_id: 'price_lines',
      priced_category_id: 'categories',
      promised_category_id: 'categories',
      billed_customer_id: 'customers',
      source_id: 'sources',
    },
    mentions: ['price', 'waived_fees'],
    leaves: {
      code: reasons.secret,
      leaves_at: reasons.computed,
      ready_at: reasons.computed,
      discount_cents: reasons.computed,
    },
    isNumbered: true,
  },
  {
    name: 'refused_requests',
    audited: 'refusedRequest',
    carries: words('starts_at ends_at referral_mode created_at'),
    refers: { departure_agency_id: 'agencies', category_id: 'categories', created_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'rental_drivers',
    carries: [],
    refers: { rental_id: 'rentals', customer_id: 'customers' },
    order: 'rental_id, customer_id',
  },
  {
    name: 'rental_options',
    carries: ['quantity'],
    refers: { rental_id: 'rentals', option_id: 'options' },
    order: 'rental_id, option_id',
  },
  {
    name: 'driver_exceptions',
    carries: words('rule rule_limit reason decided_at'),
    refers: { rental_id: 'rentals', driver_id: 'customers', decided_by: 'users' },
    order: 'rental_id, driver_id, rule',
  },
  {
    name: 'vehicle_changes',
    carries: words('stretch started_at ended_at reason'),
    refers: { rental_id: 'rentals', vehicle_id: 'vehicles', changed_by: 'users' },
    order: 'id',
    leaves: { id: reasons.counted },
  },
  {
    name: 'checks',
    carries: words(`stage odometer fuel_level comments recorded_at stretch customer_signature agent_signature
      signed_on_paper`),
    refers: { rental_id: 'rentals', recorded_by: 'users', vehicle_id: 'vehicles' },
    isNumbered: true,
  },
  {
    name: 'check_photos',
    audited: 'checkPhoto',
    carries: words('sha256 taken_at bytes'),
    refers: { rental_id: 'rentals', check_id: 'checks', damage_id: 'damages', taken_by: 'users' },
    files: ['key', 'thumbnail_key'],
    isNumbered: true,
  },
  {
    name: 'kept_documents',
    carries: words('occasion content sha256 by_customer network kept_at'),
    refers: { rental_id: 'rentals', kept_by: 'users' },
    order: 'id',
    leaves: { id: reasons.counted },
  },
  {
    name: 'message_templates',
    carries: words('kind language subject body updated_at'),
    leaves: { id: reasons.counted },
  },
]

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = {
  rentalCodes: reasons.secret,
} satisfies LeftTables
