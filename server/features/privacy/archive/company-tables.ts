import { type CarriedTable, reasons, words } from './carried-table.ts'

/** The tables of the company itself, its agencies, prices and fleet. */
export const companyTables: CarriedTable[] = [
  {
    name: 'users',
    keeps: words('first_name last_name language created_at'),
    // Former members come first: after an import all that came with the archive are former members.
    order: '(archived_at is null), id',
    isNumbered: true,
    leaves: {
      email: reasons.address,
      password_hash: reasons.address,
      email_proven_at: reasons.address,
      must_change_password: reasons.address,
      second_factor_at: reasons.address,
      signed_in_at: reasons.address,
      role: 'gives no right in another company',
      archived_at: 'everybody who comes with an archive is a former member',
      weekly_report_enabled: 'a former member gets no mail',
      board_view: 'a former member opens no board',
    },
  },
  {
    name: 'companies',
    keeps: words(`name address siret phone_number email website country_code vat_rate grace_minutes quote_validity_days
      rental_terms contract_terms rental_end_notification_enabled rental_public_id_pattern customer_public_id_pattern
      rental_counter customer_counter daily_digest_enabled check_signature_required check_photos_required
      fuel_quarter_cents late_hour_cents included_kilometres_per_day extra_kilometre_cents cancellation_fee_percent
      cancellation_fee_cents no_show_fee_percent no_show_fee_cents legal_form share_capital_cents registry_city
      is_sole_trader vat_number late_fee_rate mediator is_vat_on_debits fine_handling_cents
      deposit_text deposit_text_english waiver_text waiver_text_english`),
    files: ['logo_url'],
    leaves: {
      id: 'the new company has its own',
      user_id: 'the founder is the one of the new company',
      created_at: 'the time of the new company stays',
      proven_at: 'the proof of the founder’s address stays with the address',
      has_cash_desk: 'follows from the cash desks that are loaded',
      charges_outside_vat: 'follows from the settings of invoices that are loaded',
      second_factor_required: 'would lock out an administrator without a second factor',
    },
  },
  {
    name: 'public_files',
    keeps: words('created_at bytes'),
    refers: { user_id: 'users' },
    files: ['key'],
    isNumbered: true,
  },
  {
    name: 'agencies',
    keeps: words(
      'name address postal_code city country_code latitude longitude timezone is_manual_approval_required confirms_at_once archived_at created_at',
    ),
    isNumbered: true,
  },
  {
    name: 'opening_hours',
    keeps: words('day_of_week open_time_minutes close_time_minutes'),
    refers: { agency_id: 'agencies' },
    order: 'id',
    leaves: { id: reasons.counted },
  },
  { name: 'seasons', keeps: words('start end user_label'), refers: { agency_id: 'agencies' }, isNumbered: true },
  { name: 'agency_vat_rates', keeps: words('vat_rate reason'), refers: { agency_id: 'agencies' }, order: 'agency_id' },
  {
    name: 'options',
    keeps: words('name description price_cents daily_price_cents is_enabled archived_at created_at'),
    isNumbered: true,
  },
  {
    name: 'categories',
    keeps: words(`code name description security_deposit_cents waiver_cents preparation_duration_minutes
      minimum_rental_duration_minutes archived_at created_at minimum_age maximum_age minimum_licence_years licence_category
      young_driver_age`),
    refers: { young_driver_option_id: 'options' },
    isNumbered: true,
  },
  {
    name: 'category_options',
    keeps: [],
    refers: { category_id: 'categories', option_id: 'options' },
    order: 'category_id, option_id',
  },
  {
    name: 'driver_rules',
    keeps: words(`minimum_age maximum_age minimum_licence_years licence_category young_driver_age
      is_licence_validity_required is_licence_document_required is_designation_required`),
    refers: { young_driver_option_id: 'options' },
    order: 'company_id',
  },
  {
    name: 'price_lines',
    keeps: words('name min_days price_cents'),
    refers: { season_id: 'seasons', agency_id: 'agencies', category_id: 'categories' },
    isNumbered: true,
  },
  {
    name: 'vehicles',
    keeps: words(`registration_number vin make model year seats transmission fuel description hp cv color odometer
      first_registration_date fuel_level schematic_id comments archived_at created_at`),
    refers: { category_id: 'categories', location_id: 'agencies' },
    isNumbered: true,
  },
  {
    name: 'vehicle_photos',
    keeps: words('make model year created_at'),
    files: ['key', 'thumbnail_key'],
    isNumbered: true,
  },
]
