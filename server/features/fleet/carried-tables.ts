import { type CarriedTable, reasons, words } from '#platform/feature/carried'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'options',
    audited: 'option',
    carries:
      words(`name name_en description description_en price_cents daily_price_cents max_cents max_days max_quantity
      is_enabled is_cover archived_at created_at`),
    isNumbered: true,
  },
  {
    name: 'categories',
    audited: 'category',
    carries:
      words(`code name name_en description description_en security_deposit_cents waiver_cents preparation_duration_minutes
      minimum_rental_duration_minutes archived_at created_at minimum_age maximum_age minimum_licence_years licence_category
      young_driver_age`),
    refers: { young_driver_option_id: 'options' },
    isNumbered: true,
  },
  {
    name: 'category_options',
    carries: [],
    refers: { category_id: 'categories', option_id: 'options' },
    order: 'category_id, option_id',
  },
  {
    name: 'covers',
    carries: words('waiver_cents security_deposit_cents'),
    refers: { option_id: 'options', category_id: 'categories' },
    order: 'option_id, category_id',
  },
  {
    name: 'option_stocks',
    carries: ['quantity'],
    refers: { option_id: 'options', agency_id: 'agencies' },
    order: 'option_id, agency_id',
  },
  {
    name: 'driver_rules',
    carries: words(`minimum_age maximum_age minimum_licence_years licence_category young_driver_age
      is_licence_validity_required is_licence_document_required is_designation_required`),
    refers: { young_driver_option_id: 'options' },
    order: 'company_id',
  },
  {
    name: 'vehicles',
    audited: 'vehicle',
    carries: words(`registration_number vin make model year seats transmission fuel description hp cv color odometer
      first_registration_date fuel_level schematic_id comments archived_at created_at`),
    refers: { category_id: 'categories', location_id: 'agencies' },
    isNumbered: true,
  },
  {
    name: 'vehicle_photos',
    audited: 'vehiclePhoto',
    carries: words('make model year created_at'),
    files: ['key', 'thumbnail_key'],
    isNumbered: true,
  },
  {
    name: 'unavailabilities',
    audited: 'unavailability',
    carries: words('starts_at ends_at description created_at changed_at'),
    refers: { vehicle_id: 'vehicles' },
    isNumbered: true,
  },
  {
    name: 'occupancies',
    carries: ['period'],
    refers: { vehicle_id: 'vehicles', rental_id: 'rentals', unavailability_id: 'unavailabilities' },
    order: 'rental_id, unavailability_id, vehicle_id, period',
    leaves: { id: reasons.counted },
  },
  {
    name: 'damages',
    audited: 'damage',
    carries: words('view x y kind size comment found_at repaired_at'),
    refers: { vehicle_id: 'vehicles', check_id: 'checks', found_by: 'users', repaired_by: 'users' },
    isNumbered: true,
  },
]
