import { type CarriedTable, type LeftTables, reasons, words } from '#platform/feature/carried'

const signIn = 'the sign-in of a person'

/** The tables of the feature that are in an archive of the company. */
export const carriedTables: CarriedTable[] = [
  {
    name: 'users',
    audited: 'user',
    carries: words('first_name last_name language created_at'),
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
    carries:
      words(`name address siret phone_number email website country_code vat_rate grace_minutes quote_validity_days default_promise
      rental_terms contract_terms rental_end_notification_enabled rental_public_id_pattern customer_public_id_pattern
      rental_counter customer_counter daily_digest_enabled check_signature_required check_photos_required
      fuel_quarter_cents late_hour_cents included_kilometres_per_day extra_kilometre_cents cancellation_fee_percent
      cancellation_fee_cents no_show_fee_percent no_show_fee_cents legal_form share_capital_cents registry_city
      is_sole_trader vat_number late_fee_rate mediator is_vat_on_debits fine_handling_cents
      deposit_text deposit_text_english waiver_text waiver_text_english`),
    files: ['logo_url'],
    folder: 'companyLogos',
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
    name: 'api_keys',
    audited: 'apiKey',
    carries: words('name permissions created_at'),
    refers: { created_by: 'users' },
    leaves: {
      token_hash: reasons.secret,
      last_four: reasons.secret,
      expires_at: 'every key is revoked by an import',
      revoked_at: 'every key is revoked by an import',
      last_used_at: 'tells about the key on the former server',
      calls: 'tells about the key on the former server',
    },
    isNumbered: true,
  },
]

/** The tables of the feature that an archive leaves out, with the reason. */
export const leftTables = {
  addressTokens: signIn,
  attempts: signIn,
  passkeyChallenges: signIn,
  passkeys: signIn,
  passwordTokens: signIn,
  pendingSignIns: signIn,
  recoveryCodes: signIn,
  sessions: signIn,
  totpSecrets: signIn,
  savedViews: { reason: 'belong to the sign-in of a person', audited: 'savedView' },
} satisfies LeftTables
