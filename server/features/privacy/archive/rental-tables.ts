import { type CarriedTable, reasons, words } from './carried-table.ts'

/** The tables of customers and rentals. */
export const rentalTables: CarriedTable[] = [
  {
    name: 'customers',
    keeps: words(`public_id title first_name last_name email birth_date birth_place address postal_code city department
      country_code driving_license_number driving_license_issued_on driving_license_expires_on
      driving_license_country_code driving_license_categories phone_numbers language comments archived_at created_at kind
      company_name siren vat_number contact_name billing_address billing_email erasure_requested_at erased_at
      disputed_since driving_license_document`),
    leaves: { folded_first_name: reasons.computed, folded_last_name: reasons.computed, search_text: reasons.computed },
    isNumbered: true,
  },
  {
    name: 'customer_documents',
    keeps: words('name content_type bytes created_at'),
    refers: { customer_id: 'customers' },
    files: ['key'],
    isNumbered: true,
  },
  {
    name: 'rentals',
    keeps: words(`public_id status starts_at ends_at discount_percent referral_mode total_cents security_deposit_cents
      waiver_cents preparation_minutes is_outside_opening_hours delivered_at returned_at created_at updated_at valid_until
      lapsed_at priced_ends_at settled_at awaits cancelled_at cancelled_from cancellation_reason cancellation_comment import_reference
      settled_elsewhere_cents`),
    refers: {
      vehicle_id: 'vehicles',
      customer_id: 'customers',
      departure_agency_id: 'agencies',
      arrival_agency_id: 'agencies',
      referral_user_id: 'users',
      price_id: 'price_lines',
      priced_category_id: 'categories',
      billed_customer_id: 'customers',
    },
    mentions: ['price'],
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
    keeps: words('starts_at ends_at referral_mode created_at'),
    refers: { departure_agency_id: 'agencies', category_id: 'categories', created_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'rental_drivers',
    keeps: [],
    refers: { rental_id: 'rentals', customer_id: 'customers' },
    order: 'rental_id, customer_id',
  },
  {
    name: 'rental_options',
    keeps: [],
    refers: { rental_id: 'rentals', option_id: 'options' },
    order: 'rental_id, option_id',
  },
  {
    name: 'driver_exceptions',
    keeps: words('rule rule_limit reason decided_at'),
    refers: { rental_id: 'rentals', driver_id: 'customers', decided_by: 'users' },
    order: 'rental_id, driver_id, rule',
  },
  {
    name: 'vehicle_changes',
    keeps: words('stretch started_at ended_at reason'),
    refers: { rental_id: 'rentals', vehicle_id: 'vehicles', changed_by: 'users' },
    order: 'id',
    leaves: { id: reasons.counted },
  },
  {
    name: 'unavailabilities',
    keeps: words('starts_at ends_at description created_at changed_at'),
    refers: { vehicle_id: 'vehicles' },
    isNumbered: true,
  },
  {
    name: 'occupancies',
    keeps: ['period'],
    refers: { vehicle_id: 'vehicles', rental_id: 'rentals', unavailability_id: 'unavailabilities' },
    order: 'rental_id, unavailability_id, vehicle_id, period',
    leaves: { id: reasons.counted },
  },
  {
    name: 'checks',
    keeps: words(`stage odometer fuel_level comments recorded_at stretch customer_signature agent_signature
      signed_on_paper`),
    refers: { rental_id: 'rentals', recorded_by: 'users', vehicle_id: 'vehicles' },
    isNumbered: true,
  },
  {
    name: 'damages',
    keeps: words('view x y kind size comment found_at repaired_at'),
    refers: { vehicle_id: 'vehicles', check_id: 'checks', found_by: 'users', repaired_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'check_photos',
    keeps: words('sha256 taken_at bytes'),
    refers: { rental_id: 'rentals', check_id: 'checks', damage_id: 'damages', taken_by: 'users' },
    files: ['key', 'thumbnail_key'],
    isNumbered: true,
  },
  {
    name: 'payments',
    keeps: words('total_cents security_deposit_cents method taken_at reason'),
    refers: { rental_id: 'rentals', taken_by: 'users', corrects_payment_id: 'payments' },
    isNumbered: true,
  },
  {
    name: 'charges',
    keeps: words('kind amount_cents reason decided_at'),
    refers: { rental_id: 'rentals', corrects_charge_id: 'charges', decided_by: 'users' },
    isNumbered: true,
  },
  {
    name: 'kept_documents',
    keeps: words('occasion content sha256 by_customer network kept_at'),
    refers: { rental_id: 'rentals', kept_by: 'users' },
    order: 'id',
    leaves: { id: reasons.counted },
  },
]
