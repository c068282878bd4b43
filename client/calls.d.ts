/** Generated from the contract of the server by `npm run client`. */
export interface Calls {
  /** The company's rules about signing in. */
  "GET /companies/{companyId}/signInRules": {
    params: { companyId: number }
    answer: { isSecondFactorRequired: boolean }
  }
  /** The recorded changes, latest first; of one kind of record or of one record, where filtered. */
  "GET /companies/{companyId}/audit": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; entity?: string; entityId?: number }
    answer: ({ id: number; at: string; user: { id: number; firstName: string | null; lastName: string | null; email: string } | null; apiKey: { id: number; name: string } | null; entity: string; entityId: number; action: string; changes: Record<string, [unknown, unknown]> })[]
  }
  /** The use of the limits of the plan, and the status of the subscription. */
  "GET /companies/{companyId}/billing/state": {
    params: { companyId: number }
    answer: { provider: "stripe" | "local" | "off"; productId: string | null; planName: string | null; isBase: boolean; status: "trialing" | "active" | "past_due" | "unpaid" | "canceled" | "incomplete" | "incomplete_expired" | "paused" | null; trialEndsAt: string | null; periodEndsAt: string | null; isEnding: boolean; used: { agencies: number; vehicles: number; customers: number; megabytes: number }; limits: { agencies: number | null; vehicles: number | null; customers: number | null; megabytes: number | null } }
  }
  /** The company at the payment provider with its subscriptions, in the shape of Stripe. */
  "GET /companies/{companyId}/billing/customer": {
    params: { companyId: number }
    answer: { id: string; subscriptions: { total_count: number; data: ({ id: string; status: "trialing" | "active" | "past_due" | "unpaid" | "canceled" | "incomplete" | "incomplete_expired" | "paused"; plan: { id: string; product: string; amount: number; interval: "month" | "year" }; trial_end: number | null; current_period_end: number | null; cancel_at_period_end: boolean })[] } }
  }
  /** The plans for sale by price, in the shape of Stripe; the base product is left out. */
  "GET /companies/{companyId}/billing/products": {
    params: { companyId: number }
    answer: ({ id: string; name: string; description: string | null; default_price: { id: string; unit_amount: number; currency: string; recurring: { interval: "month" | "year" } }; metadata: { agencies?: string; vehicles?: string; customers?: string; megabytes?: string } })[]
  }
  /** The address of the page that manages the subscription. */
  "GET /companies/{companyId}/billing/customerPortal": {
    params: { companyId: number }
    answer: { url: string }
  }
  /** Begins the subscription of a plan and returns the address of its payment page. */
  "POST /companies/{companyId}/billing/subscriptions": {
    params: { companyId: number }
    body: { priceId: string }
    answer: { url: string }
  }
  /** A payment of the local provider, without real money. */
  "GET /companies/{companyId}/billing/test/checkouts/{session}": {
    params: { companyId: number; session: string }
    answer: { session: string; product: { id: string; name: string; description: string | null; default_price: { id: string; unit_amount: number; currency: string; recurring: { interval: "month" | "year" } }; metadata: { agencies?: string; vehicles?: string; customers?: string; megabytes?: string } }; hasTrial: boolean; isDone: boolean }
  }
  /** Ends a payment of the local provider. */
  "POST /companies/{companyId}/billing/test/checkouts/{session}": {
    params: { companyId: number; session: string }
    body: { outcome: "paid" | "refused" }
    answer: { provider: "stripe" | "local" | "off"; productId: string | null; planName: string | null; isBase: boolean; status: "trialing" | "active" | "past_due" | "unpaid" | "canceled" | "incomplete" | "incomplete_expired" | "paused" | null; trialEndsAt: string | null; periodEndsAt: string | null; isEnding: boolean; used: { agencies: number; vehicles: number; customers: number; megabytes: number }; limits: { agencies: number | null; vehicles: number | null; customers: number | null; megabytes: number | null } }
  }
  /** Changes the subscription of the local provider. */
  "POST /companies/{companyId}/billing/test/subscription": {
    params: { companyId: number }
    body: { action: "cancel" | "resume" | "end_trial" | "fail_payment" | "give_up_payment" | "pay" | "end" }
    answer: { provider: "stripe" | "local" | "off"; productId: string | null; planName: string | null; isBase: boolean; status: "trialing" | "active" | "past_due" | "unpaid" | "canceled" | "incomplete" | "incomplete_expired" | "paused" | null; trialEndsAt: string | null; periodEndsAt: string | null; isEnding: boolean; used: { agencies: number; vehicles: number; customers: number; megabytes: number }; limits: { agencies: number | null; vehicles: number | null; customers: number | null; megabytes: number | null } }
  }
  /** The caller's company, as a list of none or one. */
  "GET /companies": {
    answer: ({ id: number; name: string; address: string | null; siret: string | null; phoneNumber: string | null; email: string | null; website: string | null; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR"; vatRate: number | null; graceMinutes: number; quoteValidityDays: number; defaultPromise: "vehicle" | "category"; fuelQuarterAmount: number | null; lateHourAmount: number | null; includedKilometresPerDay: number | null; extraKilometreAmount: number | null; fineHandlingAmount: number | null; cancellationFeePercent: number | null; cancellationFeeAmount: number | null; noShowFeePercent: number | null; noShowFeeAmount: number | null; depositText: string | null; depositTextEnglish: string | null; waiverText: string | null; waiverTextEnglish: string | null; rentalEndNotificationEnabled: boolean; dailyDigestEnabled: boolean; checkSignatureRequired: boolean; checkPhotosRequired: boolean; rentalPublicIdPattern: string; customerPublicIdPattern: string; legalForm: string | null; shareCapital: number | null; registryCity: string | null; isSoleTrader: boolean; vatNumber: string | null; lateFeeRate: number | null; mediator: string | null; isVatOnDebits: boolean; siren: string | null; logoUrl: string | null; userId: number | null; isProven: boolean; hasCashDesk: boolean })[]
  }
  /** The company. */
  "GET /companies/{companyId}": {
    params: { companyId: number }
    answer: { id: number; name: string; address: string | null; siret: string | null; phoneNumber: string | null; email: string | null; website: string | null; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR"; vatRate: number | null; graceMinutes: number; quoteValidityDays: number; defaultPromise: "vehicle" | "category"; fuelQuarterAmount: number | null; lateHourAmount: number | null; includedKilometresPerDay: number | null; extraKilometreAmount: number | null; fineHandlingAmount: number | null; cancellationFeePercent: number | null; cancellationFeeAmount: number | null; noShowFeePercent: number | null; noShowFeeAmount: number | null; depositText: string | null; depositTextEnglish: string | null; waiverText: string | null; waiverTextEnglish: string | null; rentalEndNotificationEnabled: boolean; dailyDigestEnabled: boolean; checkSignatureRequired: boolean; checkPhotosRequired: boolean; rentalPublicIdPattern: string; customerPublicIdPattern: string; legalForm: string | null; shareCapital: number | null; registryCity: string | null; isSoleTrader: boolean; vatNumber: string | null; lateFeeRate: number | null; mediator: string | null; isVatOnDebits: boolean; siren: string | null; logoUrl: string | null; userId: number | null; isProven: boolean; hasCashDesk: boolean }
  }
  /** Changes the company and its terms. */
  "PATCH /companies/{companyId}": {
    params: { companyId: number }
    body: { name?: string; address?: string | null; siret?: string | null; phoneNumber?: string | null; email?: string | null; website?: string | null; countryCode?: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR"; vatRate?: number | null; graceMinutes?: number; quoteValidityDays?: number; defaultPromise?: "vehicle" | "category"; fuelQuarterAmount?: number | null; lateHourAmount?: number | null; includedKilometresPerDay?: number | null; extraKilometreAmount?: number | null; fineHandlingAmount?: number | null; cancellationFeePercent?: number | null; cancellationFeeAmount?: number | null; noShowFeePercent?: number | null; noShowFeeAmount?: number | null; depositText?: string | null; depositTextEnglish?: string | null; waiverText?: string | null; waiverTextEnglish?: string | null; rentalEndNotificationEnabled?: boolean; dailyDigestEnabled?: boolean; checkSignatureRequired?: boolean; checkPhotosRequired?: boolean; rentalPublicIdPattern?: string; customerPublicIdPattern?: string; legalForm?: string | null; shareCapital?: number | null; registryCity?: string | null; isSoleTrader?: boolean; vatNumber?: string | null; lateFeeRate?: number | null; mediator?: string | null; isVatOnDebits?: boolean; rentalTerms?: string; contractTerms?: string; logoUrl?: string | null }
    answer: { id: number; name: string; address: string | null; siret: string | null; phoneNumber: string | null; email: string | null; website: string | null; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR"; vatRate: number | null; graceMinutes: number; quoteValidityDays: number; defaultPromise: "vehicle" | "category"; fuelQuarterAmount: number | null; lateHourAmount: number | null; includedKilometresPerDay: number | null; extraKilometreAmount: number | null; fineHandlingAmount: number | null; cancellationFeePercent: number | null; cancellationFeeAmount: number | null; noShowFeePercent: number | null; noShowFeeAmount: number | null; depositText: string | null; depositTextEnglish: string | null; waiverText: string | null; waiverTextEnglish: string | null; rentalEndNotificationEnabled: boolean; dailyDigestEnabled: boolean; checkSignatureRequired: boolean; checkPhotosRequired: boolean; rentalPublicIdPattern: string; customerPublicIdPattern: string; legalForm: string | null; shareCapital: number | null; registryCity: string | null; isSoleTrader: boolean; vatNumber: string | null; lateFeeRate: number | null; mediator: string | null; isVatOnDebits: boolean; siren: string | null; logoUrl: string | null; userId: number | null; isProven: boolean; hasCashDesk: boolean }
  }
  /** Stores a picture as png and returns its public address in Location. */
  "POST /files": {
    body: FormData
    answer: { url: string }
  }
  /** The terms and conditions of rental, as rich text. */
  "GET /companies/{companyId}/rentalTerms": {
    params: { companyId: number }
    answer: { rentalTerms: string }
  }
  /** Replaces the terms and conditions of rental. */
  "PUT /companies/{companyId}/rentalTerms": {
    params: { companyId: number }
    body: { rentalTerms: string }
    answer: { rentalTerms: string }
  }
  /** The contract's terms, as rich text; an empty paragraph when blank. */
  "GET /companies/{companyId}/contractTerms": {
    params: { companyId: number }
    answer: { contractTerms: string }
  }
  /** Replaces the contract's terms. */
  "PUT /companies/{companyId}/contractTerms": {
    params: { companyId: number }
    body: { contractTerms: string }
    answer: { contractTerms: string }
  }
  /** The agencies by name, each with its opening hours and seasons. */
  "GET /companies/{companyId}/agencies": {
    params: { companyId: number }
    answer: ({ id: number; companyId: number; name: string; address: string | null; postalCode: string | null; city: string | null; geolocation: { latitude: number; longitude: number } | null; timezone: string; isManualApprovalRequired: boolean; openingHours: ({ id: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]; seasons: ({ id: number; agencyId: number; start: string; end: string; userLabel: string; userLabelEn: string | null })[]; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR" })[]
  }
  /** Creates an agency in the company's territory, with a name that no other one has. */
  "POST /companies/{companyId}/agencies": {
    params: { companyId: number }
    body: { name: string; address?: string | null; postalCode?: string | null; city?: string | null; geolocation?: { latitude: number; longitude: number } | null; timezone?: string; isManualApprovalRequired?: boolean; openingHours?: ({ id?: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]; seasons?: ({ id?: number; start: string | "00-00"; end: string | "00-00"; userLabel: string; userLabelEn?: string | null })[] }
    answer: { id: number; companyId: number; name: string; address: string | null; postalCode: string | null; city: string | null; geolocation: { latitude: number; longitude: number } | null; timezone: string; isManualApprovalRequired: boolean; openingHours: ({ id: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]; seasons: ({ id: number; agencyId: number; start: string; end: string; userLabel: string; userLabelEn: string | null })[]; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR" }
  }
  /** An agency with its opening hours and seasons. */
  "GET /companies/{companyId}/agencies/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; name: string; address: string | null; postalCode: string | null; city: string | null; geolocation: { latitude: number; longitude: number } | null; timezone: string; isManualApprovalRequired: boolean; openingHours: ({ id: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]; seasons: ({ id: number; agencyId: number; start: string; end: string; userLabel: string; userLabelEn: string | null })[]; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR" }
  }
  /** Changes an agency; given lists replace the whole list. */
  "PATCH /companies/{companyId}/agencies/{id}": {
    params: { companyId: number; id: number }
    body: { name?: string; address?: string | null; postalCode?: string | null; city?: string | null; geolocation?: { latitude: number; longitude: number } | null; timezone?: string; isManualApprovalRequired?: boolean; openingHours?: ({ id?: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]; seasons?: ({ id?: number; start: string | "00-00"; end: string | "00-00"; userLabel: string; userLabelEn?: string | null })[] }
    answer: { id: number; companyId: number; name: string; address: string | null; postalCode: string | null; city: string | null; geolocation: { latitude: number; longitude: number } | null; timezone: string; isManualApprovalRequired: boolean; openingHours: ({ id: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]; seasons: ({ id: number; agencyId: number; start: string; end: string; userLabel: string; userLabelEn: string | null })[]; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR" }
  }
  /** Removes an agency, or archives it where rentals refer to it; 409 while it has vehicles or an unfinished rental names it. */
  "DELETE /companies/{companyId}/agencies/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** Replaces the agency's opening hours. */
  "PUT /companies/{companyId}/agencies/{id}/openingHours": {
    params: { companyId: number; id: number }
    body: ({ id?: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]
    answer: ({ id: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[]
  }
  /** The agency's seasons in the order of the year. */
  "GET /companies/{companyId}/agencies/{id}/seasons": {
    params: { companyId: number; id: number }
    answer: ({ id: number; agencyId: number; start: string; end: string; userLabel: string; userLabelEn: string | null })[]
  }
  /** Replaces the agency's seasons; overlapping ones are refused, `00-00` entries are dropped. */
  "PUT /companies/{companyId}/agencies/{id}/seasons": {
    params: { companyId: number; id: number }
    body: ({ id?: number; start: string | "00-00"; end: string | "00-00"; userLabel: string; userLabelEn?: string | null })[]
    answer: ({ id: number; agencyId: number; start: string; end: string; userLabel: string; userLabelEn: string | null })[]
  }
  /** The public holidays of the company's territory by date, last year to two years ahead, in the caller's language. */
  "GET /companies/{companyId}/holidays": {
    params: { companyId: number }
    answer: Record<string, string>
  }
  /** The French communes, overseas included, by the beginning of a postal code or of a word of the city; at most 20. */
  "GET /postalCodes": {
    query?: { postalCode?: string; city?: string }
    answer: ({ postalCode: string; city: string; location: { latitude: number; longitude: number } | null })[]
  }
  /** The address of map tiles (null without a map), and true where addresses can be geocoded, or plates looked up. */
  "GET /settings": {
    answer: { mapTilesUrl: string | null; hasGeocoder: boolean; hasVehicleLookup: boolean }
  }
  /** The position of an address in France; null where it is not found, 404 where no geocoder is set. */
  "GET /geocode": {
    query: { address: string }
    answer: { latitude: number; longitude: number } | null
  }
  /** The imports of the last 24 hours, at most 100, latest first, with what each created or changed. */
  "GET /companies/{companyId}/imports": {
    params: { companyId: number }
    answer: ({ id: number; key: string; kind: "customers" | "vehicles" | "options" | "fees" | "rentals" | "prices"; createdAt: string; createdBy: { id: number; firstName: string | null; lastName: string | null } | null; created: Record<string, number>; undoneAt: string | null })[]
  }
  /** Removes what an import of the last 24 hours created, and restores the prices that it changed, once. Things that are in use or changed since stay: they are counted, and at most 100 named. */
  "POST /companies/{companyId}/imports/{id}/undo": {
    params: { companyId: number; id: number }
    answer: { removed: Record<string, number>; keptCount: number; kept: ({ kind: "customers" | "vehicles" | "options" | "fees" | "rentals" | "prices"; id: number; name: string; reason: string; words: { fr: string; en: string } })[] }
  }
  /** The categories by code. */
  "GET /companies/{companyId}/categories": {
    params: { companyId: number }
    answer: ({ id: number; companyId: number; code: string; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; securityDepositAmount: number; waiverAmount: number; preparationDurationMinutes: number | null; minimumRentalDurationMinutes: number | null; options: (number)[]; minimumAge: number | null; maximumAge: number | null; minimumLicenceYears: number | null; licenceCategory: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge: number | null; youngDriverOptionId: number | null; vehicleCount: number })[]
  }
  /** Creates a category; its code is unique in the company. */
  "POST /companies/{companyId}/categories": {
    params: { companyId: number }
    body: { code: string; name: string; nameEn?: string | null; description?: string | null; descriptionEn?: string | null; securityDepositAmount: number; waiverAmount: number; preparationDurationMinutes?: number | null; minimumRentalDurationMinutes?: number | null; options?: (number)[]; minimumAge?: number | null; maximumAge?: number | null; minimumLicenceYears?: number | null; licenceCategory?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge?: number | null; youngDriverOptionId?: number | null }
    answer: { id: number; companyId: number; code: string; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; securityDepositAmount: number; waiverAmount: number; preparationDurationMinutes: number | null; minimumRentalDurationMinutes: number | null; options: (number)[]; minimumAge: number | null; maximumAge: number | null; minimumLicenceYears: number | null; licenceCategory: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge: number | null; youngDriverOptionId: number | null; vehicleCount: number }
  }
  /** A category. */
  "GET /companies/{companyId}/categories/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; code: string; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; securityDepositAmount: number; waiverAmount: number; preparationDurationMinutes: number | null; minimumRentalDurationMinutes: number | null; options: (number)[]; minimumAge: number | null; maximumAge: number | null; minimumLicenceYears: number | null; licenceCategory: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge: number | null; youngDriverOptionId: number | null; vehicleCount: number }
  }
  /** Changes a category. Rentals already agreed keep their amounts and preparation time. */
  "PATCH /companies/{companyId}/categories/{id}": {
    params: { companyId: number; id: number }
    body: { code?: string; name?: string; nameEn?: string | null; description?: string | null; descriptionEn?: string | null; securityDepositAmount?: number; waiverAmount?: number; preparationDurationMinutes?: number | null; minimumRentalDurationMinutes?: number | null; options?: (number)[]; minimumAge?: number | null; maximumAge?: number | null; minimumLicenceYears?: number | null; licenceCategory?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge?: number | null; youngDriverOptionId?: number | null }
    answer: { id: number; companyId: number; code: string; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; securityDepositAmount: number; waiverAmount: number; preparationDurationMinutes: number | null; minimumRentalDurationMinutes: number | null; options: (number)[]; minimumAge: number | null; maximumAge: number | null; minimumLicenceYears: number | null; licenceCategory: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge: number | null; youngDriverOptionId: number | null; vehicleCount: number }
  }
  /** Removes a category, or archives it where rentals refer to it; 409 while it has vehicles or prices an unfinished rental. */
  "DELETE /companies/{companyId}/categories/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** The options by name, enabled or not. */
  "GET /companies/{companyId}/options": {
    params: { companyId: number }
    answer: ({ id: number; companyId: number; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; price: number; dailyPrice: number; maxAmount: number | null; maxDays: number | null; maxQuantity: number; isEnabled: boolean; isCover: boolean; categories: ({ categoryId: number; category: { id: number; code: string }; waiverAmount: number | null; securityDepositAmount: number | null })[]; stocks: ({ agencyId: number; agency: { id: number; name: string }; quantity: number })[] })[]
  }
  /** Creates an option. */
  "POST /companies/{companyId}/options": {
    params: { companyId: number }
    body: { name: string; nameEn?: string | null; description?: string | null; descriptionEn?: string | null; price?: number; dailyPrice?: number; maxAmount?: number | null; maxDays?: number | null; maxQuantity?: number; isEnabled?: boolean; isCover?: boolean; categories?: ({ categoryId: number; waiverAmount?: number | null; securityDepositAmount?: number | null })[]; stocks?: ({ agencyId: number; quantity: number })[] }
    answer: { id: number; companyId: number; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; price: number; dailyPrice: number; maxAmount: number | null; maxDays: number | null; maxQuantity: number; isEnabled: boolean; isCover: boolean; categories: ({ categoryId: number; category: { id: number; code: string }; waiverAmount: number | null; securityDepositAmount: number | null })[]; stocks: ({ agencyId: number; agency: { id: number; name: string }; quantity: number })[] }
  }
  /** All options as a table file (`format` csv or xlsx) in the user's language, as an import reads it. */
  "GET /companies/{companyId}/options/export": {
    params: { companyId: number }
    query?: { format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** An option. */
  "GET /companies/{companyId}/options/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; price: number; dailyPrice: number; maxAmount: number | null; maxDays: number | null; maxQuantity: number; isEnabled: boolean; isCover: boolean; categories: ({ categoryId: number; category: { id: number; code: string }; waiverAmount: number | null; securityDepositAmount: number | null })[]; stocks: ({ agencyId: number; agency: { id: number; name: string }; quantity: number })[] }
  }
  /** Changes an option, or switches it on and off. */
  "PATCH /companies/{companyId}/options/{id}": {
    params: { companyId: number; id: number }
    body: { name?: string; nameEn?: string | null; description?: string | null; descriptionEn?: string | null; price?: number; dailyPrice?: number; maxAmount?: number | null; maxDays?: number | null; maxQuantity?: number; isEnabled?: boolean; isCover?: boolean; categories?: ({ categoryId: number; waiverAmount?: number | null; securityDepositAmount?: number | null })[]; stocks?: ({ agencyId: number; quantity: number })[] }
    answer: { id: number; companyId: number; name: string; nameEn: string | null; description: string | null; descriptionEn: string | null; price: number; dailyPrice: number; maxAmount: number | null; maxDays: number | null; maxQuantity: number; isEnabled: boolean; isCover: boolean; categories: ({ categoryId: number; category: { id: number; code: string }; waiverAmount: number | null; securityDepositAmount: number | null })[]; stocks: ({ agencyId: number; agency: { id: number; name: string }; quantity: number })[] }
  }
  /** Removes an option, or archives it where rentals refer to it. */
  "DELETE /companies/{companyId}/options/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** Reports which options an import would create, at most 100; writes nothing. */
  "POST /companies/{companyId}/options/import/check": {
    params: { companyId: number }
    body: { rows: ({ name: string; nameEn?: string | null; description?: string | null; descriptionEn?: string | null; price?: number; dailyPrice?: number; maxAmount?: number | null; maxDays?: number | null; maxQuantity?: number; isEnabled?: boolean; isCover?: boolean; categories?: ({ categoryId: number; waiverAmount?: number | null; securityDepositAmount?: number | null })[]; stocks?: ({ agencyId: number; quantity: number })[] })[] }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** Creates options, at most 100, and reports the outcome of each; known names are not created again. */
  "POST /companies/{companyId}/options/import": {
    params: { companyId: number }
    body: { rows: ({ name: string; nameEn?: string | null; description?: string | null; descriptionEn?: string | null; price?: number; dailyPrice?: number; maxAmount?: number | null; maxDays?: number | null; maxQuantity?: number; isEnabled?: boolean; isCover?: boolean; categories?: ({ categoryId: number; waiverAmount?: number | null; securityDepositAmount?: number | null })[]; stocks?: ({ agencyId: number; quantity: number })[] })[]; importKey?: string }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** The company’s rules about who may drive; a category may have its own. */
  "GET /companies/{companyId}/driverRules": {
    params: { companyId: number }
    answer: { minimumAge: number | null; maximumAge: number | null; minimumLicenceYears: number | null; licenceCategory: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge: number | null; youngDriverOptionId: number | null; isLicenceValidityRequired: boolean; isLicenceDocumentRequired: boolean; isDesignationRequired: boolean }
  }
  /** Changes the rules about who may drive. Rentals already agreed are checked again when their vehicle leaves. */
  "PATCH /companies/{companyId}/driverRules": {
    params: { companyId: number }
    body: { minimumAge?: number | null; maximumAge?: number | null; minimumLicenceYears?: number | null; licenceCategory?: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge?: number | null; youngDriverOptionId?: number | null; isLicenceValidityRequired?: boolean; isLicenceDocumentRequired?: boolean; isDesignationRequired?: boolean }
    answer: { minimumAge: number | null; maximumAge: number | null; minimumLicenceYears: number | null; licenceCategory: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriverAge: number | null; youngDriverOptionId: number | null; isLicenceValidityRequired: boolean; isLicenceDocumentRequired: boolean; isDesignationRequired: boolean }
  }
  /** The vehicles by category and plate or another `sort`, with optional filters and their state now. */
  "GET /companies/{companyId}/vehicles": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; text?: string; ids?: string; categoryId?: number; locationId?: number; fuel?: string; state?: "free" | "rented" | "stopped"; isDamaged?: boolean | "true" | "false"; sort?: "category" | "plate" | "model" | "location" | "odometer" | "fuel" | "until" | "next" | "-category" | "-plate" | "-model" | "-location" | "-odometer" | "-fuel" | "-until" | "-next" }
    answer: ({ id: number; companyId: number; registrationNumber: string; vin: string | null; categoryId: number; make: string | null; model: string | null; year: number | null; seats: number | null; transmission: string | null; fuel: string | null; description: string | null; hp: number | null; cv: number | null; color: string | null; odometer: number; firstRegistrationDate: string | null; fuelLevel: string | null; schematicId: number | null; comments: string | null; locationId: number; category: { id: number; code: string; name: string }; location: { id: number; name: string; timezone: string }; state: "free" | "rented" | "stopped"; until: string | null; nextRental: { id: number; publicId: string; start: string; timezone: string } | null })[]
  }
  /** Creates a vehicle; its plate is unique among the vehicles of the company that are not deleted. */
  "POST /companies/{companyId}/vehicles": {
    params: { companyId: number }
    body: { registrationNumber: string; vin?: string | null; categoryId: number; make?: string | null; model?: string | null; year?: number | null; seats?: number | null; transmission?: string | null; fuel?: string | null; description?: string | null; hp?: number | null; cv?: number | null; color?: string | null; odometer?: number; firstRegistrationDate?: string | null; fuelLevel?: string | null; schematicId?: number | null; comments?: string | null; locationId: number; allowOtherFormat?: boolean }
    answer: { id: number; companyId: number; registrationNumber: string; vin: string | null; categoryId: number; make: string | null; model: string | null; year: number | null; seats: number | null; transmission: string | null; fuel: string | null; description: string | null; hp: number | null; cv: number | null; color: string | null; odometer: number; firstRegistrationDate: string | null; fuelLevel: string | null; schematicId: number | null; comments: string | null; locationId: number; category: { id: number; code: string; name: string }; location: { id: number; name: string } }
  }
  /** All vehicles that match the same filters, as a table file (`format` csv or xlsx) in the user's language. */
  "GET /companies/{companyId}/vehicles/export": {
    params: { companyId: number }
    query?: { text?: string; ids?: string; categoryId?: number; locationId?: number; fuel?: string; state?: "free" | "rented" | "stopped"; isDamaged?: boolean | "true" | "false"; sort?: "category" | "plate" | "model" | "location" | "odometer" | "fuel" | "until" | "next" | "-category" | "-plate" | "-model" | "-location" | "-odometer" | "-fuel" | "-until" | "-next"; format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** A vehicle. */
  "GET /companies/{companyId}/vehicles/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; registrationNumber: string; vin: string | null; categoryId: number; make: string | null; model: string | null; year: number | null; seats: number | null; transmission: string | null; fuel: string | null; description: string | null; hp: number | null; cv: number | null; color: string | null; odometer: number; firstRegistrationDate: string | null; fuelLevel: string | null; schematicId: number | null; comments: string | null; locationId: number; category: { id: number; code: string; name: string }; location: { id: number; name: string } }
  }
  /** Changes a vehicle. */
  "PATCH /companies/{companyId}/vehicles/{id}": {
    params: { companyId: number; id: number }
    body: { registrationNumber?: string; vin?: string | null; categoryId?: number; make?: string | null; model?: string | null; year?: number | null; seats?: number | null; transmission?: string | null; fuel?: string | null; description?: string | null; hp?: number | null; cv?: number | null; color?: string | null; odometer?: number; firstRegistrationDate?: string | null; fuelLevel?: string | null; schematicId?: number | null; comments?: string | null; locationId?: number; allowOtherFormat?: boolean }
    answer: { id: number; companyId: number; registrationNumber: string; vin: string | null; categoryId: number; make: string | null; model: string | null; year: number | null; seats: number | null; transmission: string | null; fuel: string | null; description: string | null; hp: number | null; cv: number | null; color: string | null; odometer: number; firstRegistrationDate: string | null; fuelLevel: string | null; schematicId: number | null; comments: string | null; locationId: number; category: { id: number; code: string; name: string }; location: { id: number; name: string } }
  }
  /** Removes a vehicle, or archives it where rentals refer to it; 409 while an unfinished rental names it. */
  "DELETE /companies/{companyId}/vehicles/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** Reports which vehicles an import would create, at most 100; writes nothing. */
  "POST /companies/{companyId}/vehicles/import/check": {
    params: { companyId: number }
    body: { rows: ({ registrationNumber: string; vin?: string | null; categoryId: number; make?: string | null; model?: string | null; year?: number | null; seats?: number | null; transmission?: string | null; fuel?: string | null; description?: string | null; hp?: number | null; cv?: number | null; color?: string | null; odometer?: number; firstRegistrationDate?: string | null; fuelLevel?: string | null; schematicId?: number | null; comments?: string | null; locationId: number; allowOtherFormat?: boolean })[] }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** Creates vehicles, at most 100, and reports the outcome of each; known plates are not created again. */
  "POST /companies/{companyId}/vehicles/import": {
    params: { companyId: number }
    body: { rows: ({ registrationNumber: string; vin?: string | null; categoryId: number; make?: string | null; model?: string | null; year?: number | null; seats?: number | null; transmission?: string | null; fuel?: string | null; description?: string | null; hp?: number | null; cv?: number | null; color?: string | null; odometer?: number; firstRegistrationDate?: string | null; fuelLevel?: string | null; schematicId?: number | null; comments?: string | null; locationId: number; allowOtherFormat?: boolean })[]; importKey?: string }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** The data of a plate from the vehicle data service; 404 where the service is not set, fails or has none. */
  "GET /vehicleInformations": {
    query: { registrationNumber: string }
    answer: { registrationNumber: string; vin: string | null; make: string | null; model: string | null; year: number | null; seats: number | null; transmission: unknown; fuel: unknown; hp: number | null; cv: number | null; color: string | null; firstRegistrationDate: string | null }
  }
  /** A vehicle's unavailabilities, latest first. */
  "GET /companies/{companyId}/vehicles/{vehicleId}/unavailabilities": {
    params: { companyId: number; vehicleId: number }
    answer: ({ id: number; vehicleId: number; start: string; end: string; description: string | null })[]
  }
  /** Makes a vehicle unavailable for a period; 409 where a rental holds it. */
  "POST /companies/{companyId}/vehicles/{vehicleId}/unavailabilities": {
    params: { companyId: number; vehicleId: number }
    body: { start: string; end: string; description?: string | null }
    answer: { id: number; vehicleId: number; start: string; end: string; description: string | null }
  }
  /** An unavailability of a vehicle. */
  "GET /companies/{companyId}/vehicles/{vehicleId}/unavailabilities/{id}": {
    params: { companyId: number; vehicleId: number; id: number }
    answer: { id: number; vehicleId: number; start: string; end: string; description: string | null }
  }
  /** Moves an unavailability in time or to another vehicle; 409 where a rental holds that vehicle. */
  "PATCH /companies/{companyId}/vehicles/{vehicleId}/unavailabilities/{id}": {
    params: { companyId: number; vehicleId: number; id: number }
    body: { start?: string; end?: string; description?: string | null; vehicleId?: number }
    answer: { id: number; vehicleId: number; start: string; end: string; description: string | null }
  }
  /** Removes an unavailability, so that the vehicle can be rented again. */
  "DELETE /companies/{companyId}/vehicles/{vehicleId}/unavailabilities/{id}": {
    params: { companyId: number; vehicleId: number; id: number }
    answer: undefined
  }
  /** A vehicle's damages, those that are not repaired first, then the latest first. */
  "GET /companies/{companyId}/vehicles/{vehicleId}/damages": {
    params: { companyId: number; vehicleId: number }
    answer: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]
  }
  /** Records a damage on a vehicle outside any rental. */
  "POST /companies/{companyId}/vehicles/{vehicleId}/damages": {
    params: { companyId: number; vehicleId: number }
    body: { view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment?: string | null }
    answer: { id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] }
  }
  /** Marks a damage as repaired or as not repaired. */
  "PATCH /companies/{companyId}/vehicles/{vehicleId}/damages/{id}": {
    params: { companyId: number; vehicleId: number; id: number }
    body: { isRepaired: boolean }
    answer: { id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] }
  }
  /** The thumbnail of the photo that matches the vehicle best, as png; 404 where there is none. */
  "GET /companies/{companyId}/vehicles/{id}/thumbnailUrlBody": {
    params: { companyId: number; id: number }
    answer: Blob
  }
  /** The vehicle photos by make, model and year. */
  "GET /companies/{companyId}/vehiclePhotos": {
    params: { companyId: number }
    answer: ({ id: number; companyId: number; make: string; model: string; year: number; url: string; thumbnailUrl: string })[]
  }
  /** Creates the photo of a make, model and year from the addresses of two uploads. */
  "POST /companies/{companyId}/vehiclePhotos": {
    params: { companyId: number }
    body: { make: string; model: string; year: number; url: string; thumbnailUrl: string }
    answer: { id: number; companyId: number; make: string; model: string; year: number; url: string; thumbnailUrl: string }
  }
  /** A vehicle photo. */
  "GET /companies/{companyId}/vehiclePhotos/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; make: string; model: string; year: number; url: string; thumbnailUrl: string }
  }
  /** Changes a vehicle photo; replaced pictures are removed. */
  "PATCH /companies/{companyId}/vehiclePhotos/{id}": {
    params: { companyId: number; id: number }
    body: { make?: string; model?: string; year?: number; url?: string; thumbnailUrl?: string }
    answer: { id: number; companyId: number; make: string; model: string; year: number; url: string; thumbnailUrl: string }
  }
  /** Removes a vehicle photo and its pictures. */
  "DELETE /companies/{companyId}/vehiclePhotos/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** The drawings on which damage is marked, each with the address of its thumbnail. */
  "GET /schematics/png/thumbnail": {
    answer: ({ id: number; url: string })[]
  }
  /** The thumbnail of a drawing, as png. */
  "GET /schematics/png/{id}": {
    params: { id: number }
    answer: Blob
  }
  /** A drawing, as svg. */
  "GET /schematics/svg/{id}": {
    params: { id: number }
    answer: Blob
  }
  /** The deadlines of the vehicles by the day on which they are due, by date or kilometres; `state` filters. */
  "GET /companies/{companyId}/deadlines": {
    params: { companyId: number }
    query?: { state?: string }
    answer: ({ id: number; vehicleId: number; kind: "inspection" | "emissions" | "insurance" | "service"; name: string | null; everyMonths: number | null; everyKilometres: number | null; lastOn: string | null; lastOdometer: number | null; dueOn: string | null; dueOdometer: number | null; warnDays: number; warnKilometres: number; templateId: number | null; state: "ok" | "soon" | "overdue"; estimatedOn: string | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number } })[]
  }
  /** The deadlines of a vehicle, by the day on which they are due. */
  "GET /companies/{companyId}/vehicles/{vehicleId}/deadlines": {
    params: { companyId: number; vehicleId: number }
    answer: ({ id: number; vehicleId: number; kind: "inspection" | "emissions" | "insurance" | "service"; name: string | null; everyMonths: number | null; everyKilometres: number | null; lastOn: string | null; lastOdometer: number | null; dueOn: string | null; dueOdometer: number | null; warnDays: number; warnKilometres: number; templateId: number | null; state: "ok" | "soon" | "overdue"; estimatedOn: string | null })[]
  }
  /** Adds a deadline to a vehicle; what is due follows from the last time and the step unless it is sent. */
  "POST /companies/{companyId}/vehicles/{vehicleId}/deadlines": {
    params: { companyId: number; vehicleId: number }
    body: { kind: "inspection" | "emissions" | "insurance" | "service"; name?: string | null; everyMonths?: number | null; everyKilometres?: number | null; lastOn?: string | null; lastOdometer?: number | null; dueOn?: string | null; dueOdometer?: number | null; warnDays?: number; warnKilometres?: number; templateId?: number | null }
    answer: { id: number; vehicleId: number; kind: "inspection" | "emissions" | "insurance" | "service"; name: string | null; everyMonths: number | null; everyKilometres: number | null; lastOn: string | null; lastOdometer: number | null; dueOn: string | null; dueOdometer: number | null; warnDays: number; warnKilometres: number; templateId: number | null; state: "ok" | "soon" | "overdue"; estimatedOn: string | null }
  }
  /** A deadline of a vehicle. */
  "GET /companies/{companyId}/vehicles/{vehicleId}/deadlines/{id}": {
    params: { companyId: number; vehicleId: number; id: number }
    answer: { id: number; vehicleId: number; kind: "inspection" | "emissions" | "insurance" | "service"; name: string | null; everyMonths: number | null; everyKilometres: number | null; lastOn: string | null; lastOdometer: number | null; dueOn: string | null; dueOdometer: number | null; warnDays: number; warnKilometres: number; templateId: number | null; state: "ok" | "soon" | "overdue"; estimatedOn: string | null }
  }
  /** Changes a deadline; a new last time or step also moves what is due, unless it is sent. */
  "PATCH /companies/{companyId}/vehicles/{vehicleId}/deadlines/{id}": {
    params: { companyId: number; vehicleId: number; id: number }
    body: { name?: string | null; everyMonths?: number | null; everyKilometres?: number | null; lastOn?: string | null; lastOdometer?: number | null; dueOn?: string | null; dueOdometer?: number | null; warnDays?: number; warnKilometres?: number }
    answer: { id: number; vehicleId: number; kind: "inspection" | "emissions" | "insurance" | "service"; name: string | null; everyMonths: number | null; everyKilometres: number | null; lastOn: string | null; lastOdometer: number | null; dueOn: string | null; dueOdometer: number | null; warnDays: number; warnKilometres: number; templateId: number | null; state: "ok" | "soon" | "overdue"; estimatedOn: string | null }
  }
  /** Removes a deadline from a vehicle; its visits and their costs stay. */
  "DELETE /companies/{companyId}/vehicles/{vehicleId}/deadlines/{id}": {
    params: { companyId: number; vehicleId: number; id: number }
    answer: undefined
  }
  /** Records that a deadline was done, with its cost, and sets the next one; an inspection also moves the emissions check. */
  "POST /companies/{companyId}/vehicles/{vehicleId}/deadlines/{id}/visits": {
    params: { companyId: number; vehicleId: number; id: number }
    body: { doneOn: string; odometer?: number | null; costAmount?: number | null; place?: string | null; note?: string | null; dueOn?: string | null; dueOdometer?: number | null; unavailability?: { start: string; end: string } | null }
    answer: { id: number; vehicleId: number; kind: "inspection" | "emissions" | "insurance" | "service"; name: string | null; everyMonths: number | null; everyKilometres: number | null; lastOn: string | null; lastOdometer: number | null; dueOn: string | null; dueOdometer: number | null; warnDays: number; warnKilometres: number; templateId: number | null; state: "ok" | "soon" | "overdue"; estimatedOn: string | null; visitId: number }
  }
  /** Everything that was done on a vehicle for its deadlines, latest first, with the costs and documents. */
  "GET /companies/{companyId}/vehicles/{vehicleId}/visits": {
    params: { companyId: number; vehicleId: number }
    answer: ({ id: number; vehicleId: number; deadlineId: number | null; kind: "inspection" | "emissions" | "insurance" | "service"; name: string | null; doneOn: string; odometer: number | null; costAmount: number | null; place: string | null; note: string | null; documents: ({ id: number; name: string; contentType: string; size: number; createdAt: string })[] })[]
  }
  /** Stores a report or bill of a visit: pdf, png, jpeg, webp or heic by its content, at most 15 MB. */
  "POST /companies/{companyId}/vehicles/{vehicleId}/visits/{visitId}/documents": {
    params: { companyId: number; vehicleId: number; visitId: number }
    body: FormData
    answer: { id: number; name: string; contentType: string; size: number; createdAt: string }
  }
  /** A document of a visit as an attachment under its own name. */
  "GET /companies/{companyId}/vehicles/{vehicleId}/visits/{visitId}/documents/{id}/download": {
    params: { companyId: number; vehicleId: number; visitId: number; id: number }
    answer: Blob
  }
  /** Removes a document of a visit permanently. */
  "DELETE /companies/{companyId}/vehicles/{vehicleId}/visits/{visitId}/documents/{id}": {
    params: { companyId: number; vehicleId: number; visitId: number; id: number }
    answer: undefined
  }
  /** The services that vehicles of each category need, by name. */
  "GET /companies/{companyId}/deadlineTemplates": {
    params: { companyId: number }
    answer: ({ id: number; categoryId: number; name: string; everyMonths: number | null; everyKilometres: number | null; warnDays: number; warnKilometres: number })[]
  }
  /** Adds a service that vehicles of a category need, by months, kilometres or whichever comes first. */
  "POST /companies/{companyId}/deadlineTemplates": {
    params: { companyId: number }
    body: { categoryId: number; name: string; everyMonths?: number | null; everyKilometres?: number | null; warnDays?: number; warnKilometres?: number }
    answer: { id: number; categoryId: number; name: string; everyMonths: number | null; everyKilometres: number | null; warnDays: number; warnKilometres: number }
  }
  /** Changes a template and the deadlines made from it, except values that a vehicle has of its own. */
  "PATCH /companies/{companyId}/deadlineTemplates/{id}": {
    params: { companyId: number; id: number }
    body: { name?: string; everyMonths?: number | null; everyKilometres?: number | null; warnDays?: number; warnKilometres?: number }
    answer: { id: number; categoryId: number; name: string; everyMonths: number | null; everyKilometres: number | null; warnDays: number; warnKilometres: number }
  }
  /** Removes a template; the deadlines made from it stay. */
  "DELETE /companies/{companyId}/deadlineTemplates/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** Adds the deadline of a template to each vehicle of its category that has none like it. */
  "POST /companies/{companyId}/deadlineTemplates/{id}/application": {
    params: { companyId: number; id: number }
    answer: { created: number }
  }
  /** Every vehicle, the agency where it will be at that start, and its availability. */
  "GET /companies/{companyId}/availabilities": {
    params: { companyId: number }
    query: { start: string; end: string; departureAgencyId: number; arrivalAgencyId?: number; excludeRentalId?: number }
    answer: ({ id: number; companyId: number; registrationNumber: string; vin: string | null; categoryId: number; make: string | null; model: string | null; year: number | null; seats: number | null; transmission: string | null; fuel: string | null; description: string | null; hp: number | null; cv: number | null; color: string | null; odometer: number; firstRegistrationDate: string | null; fuelLevel: string | null; schematicId: number | null; comments: string | null; locationId: number; category: { id: number; code: string; name: string }; location: { id: number; name: string }; isAvailable: boolean; reason: "taken" | "elsewhere" | "too_short" | "unavailable" | null; conflict: { publicId: string | null; start: string; end: string } | null; lateRental: { id: number; publicId: string } | null; idleMinutes: number })[]
  }
  /** Every category for a stay, cheapest first: free vehicles, price, deposit and excess. */
  "GET /companies/{companyId}/categoryPrices": {
    params: { companyId: number }
    query: { start: string; end: string; departureAgencyId: number }
    answer: ({ id: number; code: string; name: string; freeCount: number; elsewhereCount: number; freeVehicleId: number | null; isTooShort: boolean; days: number; total: number | null; securityDepositAmount: number; waiverAmount: number })[]
  }
  /** The fewest rentals to move to other vehicles so that one is free for a period, or the proof that no move helps. */
  "GET /companies/{companyId}/room": {
    params: { companyId: number }
    query: { start: string; end: string; departureAgencyId: number; arrivalAgencyId?: number; excludeRentalId?: number; vehicleId?: number; categoryId?: number; transmission?: "Manuelle" | "Automatique"; seats?: number }
    answer: { kind: "room" | "impossible" | "none" | "cut"; vehicleId: number | null; moves: ({ rentalId: number; publicId: string; customerName: string; start: string; end: string; fromVehicleId: number; toVehicleId: number; version: string })[]; rows: ({ vehicleId: number; registrationNumber: string; bars: ({ rentalId: number | null; publicId: string | null; start: string; end: string })[] })[]; peak: { start: string; end: string; vehicleCount: number } | null }
  }
  /** The options that the departure agency counts, and how many of each are left for a period. */
  "GET /companies/{companyId}/optionsLeft": {
    params: { companyId: number }
    query: { start: string; end: string; departureAgencyId: number; rentalId?: number }
    answer: ({ optionId: number; stock: number; left: number; nextReturn: string | null; overdue: number })[]
  }
  /** Records that a customer asked for a category, or any, and nothing was free. `referralMode` is `web` for a key and `desk` for a member who do not say. */
  "POST /companies/{companyId}/refused-requests": {
    params: { companyId: number }
    body: { departureAgencyId: number; categoryId?: number | null; start: string; end: string; referralMode?: "desk" | "phone" | "web" }
    answer: { id: number; departureAgencyId: number; categoryId: number | null; start: string; end: string; referralMode: "desk" | "phone" | "web"; departureAgency: { id: number; name: string; timezone: string }; category: { id: number; code: string; name: string } | null; createdAt: string; createdBy: { id: number; firstName: string | null; lastName: string | null } | null }
  }
  /** Takes a recorded refused request back: the statistics no longer count it. */
  "DELETE /companies/{companyId}/refused-requests/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** Reports which past and coming rentals an import would create, at most 2,000, with their conflicts; writes nothing. */
  "POST /companies/{companyId}/rentals/import/check": {
    params: { companyId: number }
    body: { rows: ({ registrationNumber?: string | null; categoryId?: number; promisedCategoryId?: number; promisedTransmission?: "Manuelle" | "Automatique" | null; promisedSeats?: number | null; customerFirstName?: string | null; customerName?: string | null; customerEmail?: string; customerPhones?: (string)[]; createsCustomer?: boolean; departureAgencyId: number; arrivalAgencyId?: number; start: string; end: string; totalAmount: number; securityDepositAmount?: number; paidAmount?: number; status?: "pending" | "ongoing" | "done" | "cancelled"; transportNumber?: string | null; wish?: string | null; note?: string | null; sourceId?: number; sourceReference?: string | null; collectedAmount?: number; reference?: string | null })[] }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** Creates past and coming rentals of another program, at most 2,000 in one transaction, and reports the outcome of each; nobody is mailed, and no payment is recorded. */
  "POST /companies/{companyId}/rentals/import": {
    params: { companyId: number }
    body: { rows: ({ registrationNumber?: string | null; categoryId?: number; promisedCategoryId?: number; promisedTransmission?: "Manuelle" | "Automatique" | null; promisedSeats?: number | null; customerFirstName?: string | null; customerName?: string | null; customerEmail?: string; customerPhones?: (string)[]; createsCustomer?: boolean; departureAgencyId: number; arrivalAgencyId?: number; start: string; end: string; totalAmount: number; securityDepositAmount?: number; paidAmount?: number; status?: "pending" | "ongoing" | "done" | "cancelled"; transportNumber?: string | null; wish?: string | null; note?: string | null; sourceId?: number; sourceReference?: string | null; collectedAmount?: number; reference?: string | null })[]; importKey?: string }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** The rentals, latest start first unless `sort` says otherwise; `start` and `end` select those that overlap the period. */
  "GET /companies/{companyId}/rentals": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; status?: string; ids?: string; start?: string; end?: string; vehicleId?: number; customerId?: number; agencyId?: number; categoryId?: number; sourceId?: number; isUnpaid?: boolean | "true" | "false"; isLate?: boolean | "true" | "false"; sort?: "next" | "start" | "end" | "publicId" | "updatedAt" | "status" | "customer" | "vehicle" | "total" | "-start" | "-end" | "-publicId" | "-updatedAt" | "-status" | "-customer" | "-vehicle" | "-total" }
    answer: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string })[]
  }
  /** Creates a draft. */
  "POST /companies/{companyId}/rentals": {
    params: { companyId: number }
    body: { start: string; end: string; vehicleId?: number; promise?: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned?: boolean; customerId: number; additionalDriverIds?: (number)[]; departureAgencyId: number; arrivalAgencyId: number; delivery?: { address: string; postalCode: string | null; city: string | null } | null; collection?: { address: string; postalCode: string | null; city: string | null } | null; optionIds?: (number)[]; discountPercent?: number; waivedFees?: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode?: "desk" | "phone" | "web"; referralUserId?: number; sourceId?: number | null; sourceReference?: string | null; collectedAmount?: number; billedCustomerId?: number | null; note?: string | null; wish?: string | null; transportNumber?: string | null; transportAt?: string | null; totalAmount?: number | null; categoryId?: number; transmission?: "Manuelle" | "Automatique" | null; seats?: number | null; isMismatchConfirmed?: boolean; exclusionReason?: string }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** The rentals selected by the filters of the list, or found by a search, as a table file (`format` csv or xlsx) in the language of the user. */
  "GET /companies/{companyId}/rentals/export": {
    params: { companyId: number }
    query?: { format?: "csv" | "xlsx"; status?: string; ids?: string; start?: string; end?: string; vehicleId?: number; customerId?: number; agencyId?: number; categoryId?: number; sourceId?: number; isUnpaid?: boolean | "true" | "false"; isLate?: boolean | "true" | "false"; sort?: "next" | "start" | "end" | "publicId" | "updatedAt" | "status" | "customer" | "vehicle" | "total" | "-start" | "-end" | "-publicId" | "-updatedAt" | "-status" | "-customer" | "-vehicle" | "-total"; search?: string }
    answer: Blob
  }
  /** Finds rentals by public id, plate, or the name, phone or e-mail of the customer: the best 50 that match the filters of the list. */
  "POST /companies/{companyId}/rentals/search": {
    params: { companyId: number }
    body: { status?: string; ids?: string; start?: string; end?: string; vehicleId?: number; customerId?: number; agencyId?: number; categoryId?: number; sourceId?: number; isUnpaid?: boolean | "true" | "false"; isLate?: boolean | "true" | "false"; sort?: "next" | "start" | "end" | "publicId" | "updatedAt" | "status" | "customer" | "vehicle" | "total" | "-start" | "-end" | "-publicId" | "-updatedAt" | "-status" | "-customer" | "-vehicle" | "-total"; term: string }
    answer: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string })[]
  }
  /** A rental with its people, price, checks and payments so far. */
  "GET /companies/{companyId}/rentals/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Changes a rental, or moves it to another status. */
  "PATCH /companies/{companyId}/rentals/{id}": {
    params: { companyId: number; id: number }
    body: { start?: string; end?: string; vehicleId?: number; promise?: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned?: boolean; customerId?: number; additionalDriverIds?: (number)[]; departureAgencyId?: number; arrivalAgencyId?: number; delivery?: { address: string; postalCode: string | null; city: string | null } | null; collection?: { address: string; postalCode: string | null; city: string | null } | null; optionIds?: (number)[]; discountPercent?: number; waivedFees?: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode?: "desk" | "phone" | "web"; referralUserId?: number; sourceId?: number | null; sourceReference?: string | null; collectedAmount?: number; billedCustomerId?: number | null; note?: string | null; wish?: string | null; transportNumber?: string | null; transportAt?: string | null; totalAmount?: number | null; status?: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; expectedStatus?: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; keepsPrice?: boolean; isMoneyHeldConfirmed?: boolean; cancellation?: { reason?: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other"; comment?: string | null; feeAmount?: number }; isMailed?: boolean; mailLine?: string | null; isMismatchConfirmed?: boolean; exclusionReason?: string }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Deletes a draft. Any other rental, and a draft with payments, answers 409. */
  "DELETE /companies/{companyId}/rentals/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** Gives several rentals other vehicles at once, all of them or none; they may exchange vehicles. A refusal names the rental. */
  "POST /companies/{companyId}/rentals/moves": {
    params: { companyId: number }
    body: ({ id: number; vehicleId: number; version: string; isMismatchConfirmed?: boolean })[]
    answer: ({ id: number; publicId: string; formerVehicleId: number; vehicleId: number; formerTotalAmount: number | null; totalAmount: number | null; version: string })[]
  }
  /** Takes a cancellation back within ten minutes: status, vehicle and fee are as before, no mail leaves. */
  "POST /companies/{companyId}/rentals/{id}/reinstatement": {
    params: { companyId: number; id: number }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Replaces the vehicle of an ongoing rental, with a check of both vehicles. */
  "POST /companies/{companyId}/rentals/{rentalId}/vehicleChanges": {
    params: { companyId: number; rentalId: number }
    body: { vehicleId: number; reason: string; back: { odometer: number; fuelLevel?: string | null; comments?: string | null; isOdometerConfirmed?: boolean; overdueReason?: string | null; damages?: ({ view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment?: string | null; photoIds?: (number)[] })[]; photoIds?: (number)[] }; out: { odometer: number; fuelLevel?: string | null; comments?: string | null; isOdometerConfirmed?: boolean; overdueReason?: string | null; damages?: ({ view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment?: string | null; photoIds?: (number)[] })[]; photoIds?: (number)[] }; unavailableUntil?: string | null; keepsPrice?: boolean }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Every step of a rental with its author and time, latest first. */
  "GET /companies/{companyId}/rentals/{id}/timeline": {
    params: { companyId: number; id: number }
    answer: ({ key: string; kind: "created" | "imported" | "changed" | "draft" | "quote" | "validating" | "pending" | "delivered" | "vehicle_changed" | "returned" | "cancelled" | "reinstated" | "lapsed" | "paid" | "refunded" | "charged" | "uncharged" | "invoiced" | "advance_invoiced" | "claimed" | "credited" | "settled" | "drivers_admitted" | "mailed"; at: string; who: { id: number; firstName: string | null; lastName: string | null } | null; apiKey: { id: number; name: string } | null; byCustomer: boolean; changes: Record<string, [unknown, unknown]>; payment: { totalAmount: number; securityDepositAmount: number; method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; isDepositKept: boolean } | null; charge: { kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string } | null; document: { id: number; number: string; totalAmount: number } | null; mail: { id: number; kind: "reservation" | "accepted" | "refused" | "cancelled" | "lapsed" | "answer" | "document" | "receipt" | "reminder" | "payment_reminder" | "invoice"; recipient: string; subject: string; line: string | null; queuedAt: string; sentAt: string | null } | null })[]
  }
  /** The price of a rental, line by line; as agreed once it is frozen. */
  "GET /companies/{companyId}/rentals/{id}/price": {
    params: { companyId: number; id: number }
    answer: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number }
  }
  /** The price of a rental that is not saved yet. Writes nothing. */
  "POST /companies/{companyId}/rentals/price": {
    params: { companyId: number }
    body: { start: string; end: string; vehicleId: number; departureAgencyId: number; optionIds?: (number)[]; discountPercent?: number; promise?: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; arrivalAgencyId?: number; additionalDriverIds?: (number)[]; delivery?: { address: string; postalCode: string | null; city: string | null } | null; collection?: { address: string; postalCode: string | null; city: string | null } | null; waivedFees?: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; sourceId?: number | null; rentalId?: number; status?: "draft" }
    answer: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number }
  }
  /** The rules that the drivers of a rental break, saved or not, and the option that a young driver adds. */
  "POST /companies/{companyId}/rentals/drivers": {
    params: { companyId: number }
    body: { start: string; end: string; vehicleId: number; departureAgencyId: number; arrivalAgencyId?: number; customerId?: number; additionalDriverIds?: (number)[]; billedCustomerId?: number | null; rentalId?: number }
    answer: { faults: ({ driverId: number; name: string; rule: "minimum_age" | "maximum_age" | "licence_years" | "licence_category" | "licence_expired" | "licence_document" | "designation" | "excluded"; limit: string; day: string | null; isMissing: boolean; isHint: boolean })[]; passed: (boolean)[]; youngDriverOptionId: number | null }
  }
  /** Lets the drivers of a rental break the rules that they break now, with a reason. */
  "POST /companies/{companyId}/rentals/{rentalId}/driverExceptions": {
    params: { companyId: number; rentalId: number }
    body: { reason: string; vehicleId?: number }
    answer: { faults: ({ driverId: number; name: string; rule: "minimum_age" | "maximum_age" | "licence_years" | "licence_category" | "licence_expired" | "licence_document" | "designation" | "excluded"; limit: string; day: string | null; isMissing: boolean; isHint: boolean })[]; passed: (boolean)[]; youngDriverOptionId: number | null }
  }
  /** The content of a rental document, with its `languages`: for a person French first, then their own. */
  "GET /companies/{companyId}/rentals/{id}/document": {
    params: { companyId: number; id: number }
    answer: { rental: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: unknown; city: unknown } | null; collection: { address: string; postalCode: unknown; city: unknown } | null; wish: string | null; transportNumber: string | null; transportAt: string | null; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; validUntil: string | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; settledElsewhereAmount: number; accountLines?: ({ kind: string; amount: number })[]; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }; company: { name: string; address: string | null; siret: string | null; phoneNumber: string | null; email: string | null; website: string | null; logoUrl: string | null; countryCode: "GP" | "MQ" | "RE" | "GF" | "YT" | "BL" | "MF" | "PM" | "FR"; vatRate: number | null; graceMinutes: number; quoteValidityDays: number; siren: string | null; legalForm: string | null; shareCapital: number | null; registryCity: string | null; isSoleTrader: boolean; vatNumber: string | null; mediator: string | null }; vat: { rate: number | null; reason: { fr: string; en: string } | null; chargesOutside: ("lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show")[] } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en"; address: string | null; postalCode: string | null; city: string | null; birthDate: string | null; birthPlace: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null }; languages: ("fr" | "en")[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en"; address: string | null; postalCode: string | null; city: string | null; birthDate: string | null; birthPlace: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null } | null; drivers: ({ id: number; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en"; address: string | null; postalCode: string | null; city: string | null; birthDate: string | null; birthPlace: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null })[]; departureAgency: { name: string; address: string | null; postalCode: string | null; city: string | null; timezone: string }; arrivalAgency: { name: string; address: string | null; postalCode: string | null; city: string | null; timezone: string }; optionNames: (string)[]; optionNamesEn: (string | null)[]; vehicle: { vin: string | null; year: number | null; color: string | null; fuel: string | null; transmission: string | null; seats: number | null; firstRegistrationDate: string | null; categoryNameEn: string | null }; payments: ({ id: number; rentalId: number; totalAmount: number; securityDepositAmount: number; method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; correctsPaymentId: number | null; reason: string | null; isDepositKept: boolean; takenAt: string; takenBy: { id: number; firstName: string | null; lastName: string | null } | null })[]; schematic: string | null; knownDamages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; acceptance: { at: string; byCustomer: boolean } | null; conditions: { includedKilometresPerDay: number | null; extraKilometreAmount: number | null; fuelQuarterAmount: number | null; lateHourAmount: number | null; fineHandlingAmount: number | null; cancellationFeePercent: number | null; cancellationFeeAmount: number | null; noShowFeePercent: number | null; noShowFeeAmount: number | null; graceMinutes: number; isPricedByHour?: true; minimumAge: number | null; maximumAge: number | null; minimumLicenceYears: number | null; licenceCategory: "AM" | "A1" | "A2" | "A" | "B1" | "B" | "BE" | "C1" | "C" | "D1" | "D" | null; youngDriver: { age: number; option: string; optionEn: string | null; price: number; dailyPrice: number; maxAmount: number | null; maxDays: number | null } | null; namesExclusion?: true; mediator: string | null } | null; securityTexts: { deposit: { fr: string; en: string }; waiver: { fr: string; en: string } } | null; rentalTerms: string; contractTerms: string }
  }
  /** The rental's document as a complete HTML page or as PDF, in the customer's language; a person's is in French first. */
  "GET /companies/{companyId}/rentals/{id}/printable": {
    params: { companyId: number; id: number }
    query?: { format?: "html" | "pdf" }
    answer: Blob
  }
  /** The documents that were accepted or signed, unchanged, oldest first. */
  "GET /companies/{companyId}/rentals/{id}/documents": {
    params: { companyId: number; id: number }
    answer: ({ id: number; rentalId: number; occasion: "accepted" | "delivered" | "returned" | "cancelled"; sha256: string; keptAt: string; byCustomer: boolean; keptBy: { id: number; firstName: string | null; lastName: string | null } | null })[]
  }
  /** An accepted or signed document as HTML or PDF. */
  "GET /companies/{companyId}/rentals/{rentalId}/documents/{id}/printable": {
    params: { companyId: number; rentalId: number; id: number }
    query?: { format?: "html" | "pdf" }
    answer: Blob
  }
  /** The receipt of a payment as HTML or PDF, in the customer's language; a person's is in French first. */
  "GET /companies/{companyId}/rentals/{rentalId}/payments/{id}/receipt": {
    params: { companyId: number; rentalId: number; id: number }
    query?: { format?: "html" | "pdf" }
    answer: Blob
  }
  /** Records a delivery or a return of the vehicle. */
  "POST /companies/{companyId}/rentals/{rentalId}/checks": {
    params: { companyId: number; rentalId: number }
    body: { odometer: number; fuelLevel?: string | null; comments?: string | null; isOdometerConfirmed?: boolean; overdueReason?: string | null; damages?: ({ view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment?: string | null; photoIds?: (number)[] })[]; photoIds?: (number)[]; stage: "delivery" | "return"; vehicleId?: number; customerSignature?: { by: string; strokes: ((number)[])[] } | null; agentSignature?: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper?: boolean }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Uploads a photo of the vehicle for a check to come. */
  "POST /companies/{companyId}/rentals/{rentalId}/photos": {
    params: { companyId: number; rentalId: number }
    body: FormData
    answer: { id: number; rentalId: number; takenAt: string }
  }
  /** A photo of a check: PNG, at most 2048 px, or 256 px as `thumbnail`. */
  "GET /companies/{companyId}/rentals/{rentalId}/photos/{id}": {
    params: { companyId: number; rentalId: number; id: number }
    query?: { size?: "full" | "thumbnail" }
    answer: Blob
  }
  /** The payments of a rental, oldest first. */
  "GET /companies/{companyId}/rentals/{rentalId}/payments": {
    params: { companyId: number; rentalId: number }
    answer: ({ id: number; rentalId: number; totalAmount: number; securityDepositAmount: number; method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; correctsPaymentId: number | null; reason: string | null; isDepositKept: boolean; takenAt: string; takenBy: { id: number; firstName: string | null; lastName: string | null } | null })[]
  }
  /** Records a payment for the rental or its deposit, or a refund; an amount above the balance must be confirmed. */
  "POST /companies/{companyId}/rentals/{rentalId}/payments": {
    params: { companyId: number; rentalId: number }
    body: { totalAmount: number; securityDepositAmount: number; method?: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; correctsPaymentId?: number | null; reason?: string | null; isOverConfirmed?: boolean; isReceiptMailed?: boolean; mailLine?: string | null }
    answer: { id: number; rentalId: number; totalAmount: number; securityDepositAmount: number; method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; correctsPaymentId: number | null; reason: string | null; isDepositKept: boolean; takenAt: string; takenBy: { id: number; firstName: string | null; lastName: string | null } | null }
  }
  /** Charges something on top of the agreed price, or takes a charge back. */
  "POST /companies/{companyId}/rentals/{rentalId}/charges": {
    params: { companyId: number; rentalId: number }
    body: { kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId?: number | null; isOverConfirmed?: boolean }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Settles a returned rental, once: price, charges, the rest, the deposit. 409 with the new sums when they are no longer those shown. */
  "POST /companies/{companyId}/rentals/{rentalId}/settlement": {
    params: { companyId: number; rentalId: number }
    body: { price: "agreed" | "actual"; charges: ({ kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string })[]; isOverConfirmed?: boolean; method?: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other" | null; isRestPaidLater?: boolean; keptDepositAmount?: number; keptReason?: string | null | null; depositMethod?: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other" | null; shown: { dueAmount: number; depositHeldAmount: number }; isReceiptMailed?: boolean; mailLine?: string | null }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Records that the overpaid part of `settledElsewhereAmount`, then of `collectedAmount`, was given back outside Filao. 409 with the right `amount` when it is another. */
  "POST /companies/{companyId}/rentals/{rentalId}/givenBackElsewhere": {
    params: { companyId: number; rentalId: number }
    body: { amount: number }
    answer: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; additionalDriverIds: (number)[]; optionIds: (number)[]; discountPercent: number; waivedFees: ({ feeId: number; at: "departure" | "arrival" | null; reason: string })[]; referralMode: "desk" | "phone" | "web"; referralUserId: number | null; billedCustomerId: number | null; additionalDrivers: ({ id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" })[]; billedCustomer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" } | null; referralUser: { id: number; firstName: string | null; lastName: string | null; email: string } | null; priceId: number | null; price: { days: number; price: { total: number; priceId: number }; seasons: ({ seasonId: number | null; name: string | null; nameEn: string | null; days: number; dailyPrice: number; hours: number | null; hourlyPrice: number | null; weekdays: (number)[] | null; total: number })[]; options: ({ id: number; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number })[]; fees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; waivedFees: ({ id: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; at: "departure" | "arrival" | null; name: string; nameEn: string | null; quantity: number; price: number; dailyPrice: number; total: number; reason: { fr: string; en: string } })[]; subtotal: number; discountPercent: number; discountAmount: number; total: number; securityDepositAmount: number; waiverAmount: number } | null; pricedEnd: string | null; importReference: string | null; settledElsewhereAmount: number; accountLines: ({ kind: string; amount: number })[]; code: string; isOutsideOpeningHours: boolean; deliveredAt: string | null; returnedAt: string | null; settledAt: string | null; cancelledAt: string | null; cancelledFrom: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled" | null; cancellationReason: "customer" | "no_show" | "no_vehicle" | "price" | "duplicate" | "other" | null; cancellationComment: string | null; checks: ({ id: number; rentalId: number; stage: "delivery" | "return"; stretch: number; vehicleId: number; odometer: number; fuelLevel: string | null; comments: string | null; recordedAt: string; recordedBy: { id: number; firstName: string | null; lastName: string | null } | null; damages: ({ id: number; vehicleId: number; view: "front" | "back" | "left" | "right" | "top"; x: number; y: number; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; checkId: number | null; foundAt: string; repairedAt: string | null; photos: ({ id: number; rentalId: number })[] })[]; photos: ({ id: number; rentalId: number; takenAt: string })[]; customerSignature: { by: string; strokes: ((number)[])[] } | null; agentSignature: { by: string; strokes: ((number)[])[] } | null; isSignedOnPaper: boolean | null })[]; charges: ({ id: number; rentalId: number; kind: "lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show"; amount: number; reason: string; correctsChargeId: number | null; decidedAt: string; decidedBy: { id: number; firstName: string | null; lastName: string | null } | null; invoice: { id: number; number: string } | null })[]; billedBy: ({ kind: "invoice" | "advance" | "indemnity_claim"; number: string; billsPrice: boolean })[]; vehicleChanges: ({ stretch: number; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null }; startedAt: string; endedAt: string; reason: string })[]; createdAt: string; pricedCategoryId: number | null; coverId: number | null }
  }
  /** Mails the customer the invitation to accept, the rental's document or a receipt as PDF, each at most five times an hour; or a reminder to pay, once a day. */
  "POST /companies/{companyId}/rentals/{id}/mails": {
    params: { companyId: number; id: number }
    body: { kind: "reservation" | "document" | "payment_reminder"; line?: string | null } | { kind: "receipt"; paymentId: number; line?: string | null }
    answer: { id: number; kind: "reservation" | "accepted" | "refused" | "cancelled" | "lapsed" | "answer" | "document" | "receipt" | "reminder" | "payment_reminder" | "invoice"; recipient: string; subject: string; line: string | null; queuedAt: string; sentAt: string | null }
  }
  /** A mail as the customer would get it, in their language, with a line of the agent's own. */
  "POST /companies/{companyId}/rentals/{id}/mails/preview": {
    params: { companyId: number; id: number }
    body: { kind: "reservation" | "document" | "receipt" | "payment_reminder" | "refused" | "cancelled"; line?: string | null; feeAmount?: number }
    answer: { recipient: string | null; subject: string; language: "fr" | "en"; html: string }
  }
  /** The words of the mail that fits the rental's state as plain text, with the address of the customer's page. */
  "GET /companies/{companyId}/rentals/{id}/message": {
    params: { companyId: number; id: number }
    answer: { kind: "quote" | "reservation" | "accepted" | "departure" | "document" | "reminder" | "receipt" | "payment_reminder" | "invoice" | "refused" | "cancelled" | "lapsed" | null; text: string }
  }
  /** The words of every mail to customers in French and English: the company's own, or the original ones. */
  "GET /companies/{companyId}/message-templates": {
    params: { companyId: number }
    answer: ({ kind: "quote" | "reservation" | "accepted" | "departure" | "document" | "reminder" | "receipt" | "payment_reminder" | "invoice" | "refused" | "cancelled" | "lapsed"; language: "fr" | "en"; isOwn: boolean; subject: string; body: string; original: { subject: string; body: string }; placeholders: (string)[]; updatedAt: string | null })[]
  }
  /** Sets the company's own words of a mail in a language: plain text with the placeholders of the list. `words: null` returns to the original ones. Answers the list. */
  "PUT /companies/{companyId}/message-templates": {
    params: { companyId: number }
    body: { kind: "quote" | "reservation" | "accepted" | "departure" | "document" | "reminder" | "receipt" | "payment_reminder" | "invoice" | "refused" | "cancelled" | "lapsed"; language: "fr" | "en"; words: { subject: string; body: string } | null }
    answer: ({ kind: "quote" | "reservation" | "accepted" | "departure" | "document" | "reminder" | "receipt" | "payment_reminder" | "invoice" | "refused" | "cancelled" | "lapsed"; language: "fr" | "en"; isOwn: boolean; subject: string; body: string; original: { subject: string; body: string }; placeholders: (string)[]; updatedAt: string | null })[]
  }
  /** A mail with these words about a rental, the most recent one without `rentalId`. */
  "POST /companies/{companyId}/message-templates/preview": {
    params: { companyId: number }
    body: { kind: "quote" | "reservation" | "accepted" | "departure" | "document" | "reminder" | "receipt" | "payment_reminder" | "invoice" | "refused" | "cancelled" | "lapsed"; language: "fr" | "en"; subject: string; body: string; rentalId?: number }
    answer: { rental: { id: number; publicId: string; customer: string } | null; subject: string | null; html: string | null }
  }
  /** The customers by name or another `sort`, with optional filters. */
  "GET /companies/{companyId}/customers": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; email?: string; phoneNumbers?: string; firstName?: string; lastName?: string; search?: string; ids?: string; rental?: "ongoing" | "coming" | "none"; isUnpaid?: boolean | "true" | "false"; isLicenseExpired?: boolean | "true" | "false"; isExcluded?: boolean | "true" | "false"; language?: "fr" | "en"; sort?: "name" | "email" | "city" | "publicId" | "next" | "due" | "-name" | "-email" | "-city" | "-publicId" | "-next" | "-due" }
    answer: ({ id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null; nextRental: { id: number; publicId: string; start: string; timezone: string } | null; dueAmount: number })[]
  }
  /** Creates a customer with the company's next customer number. */
  "POST /companies/{companyId}/customers": {
    params: { companyId: number }
    body: { kind?: "person" | "company"; companyName?: string | null; siren?: string | null; vatNumber?: string | null; contactName?: string | null; title?: "M." | "Mme" | "Dr" | "Pr" | "Me" | null; firstName?: string | null; lastName?: string | null; email?: string | null; birthDate?: string | null; birthPlace?: string | null; address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null; billingAddress?: { address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null } | null; billingEmail?: string | null; drivingLicenseNumber?: string | null; drivingLicenseIssuedOn?: string | null; drivingLicenseExpiresOn?: string | null; drivingLicenseCountryCode?: string | null; drivingLicenseCategories?: string | null; drivingLicenseDocument?: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers?: (string)[]; language?: "fr" | "en"; comments?: string | null }
    answer: { id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null }
  }
  /** All customers that match the same filters, as a table file (`format` csv or xlsx) in the user's language. */
  "GET /companies/{companyId}/customers/export": {
    params: { companyId: number }
    query?: { email?: string; phoneNumbers?: string; firstName?: string; lastName?: string; search?: string; ids?: string; rental?: "ongoing" | "coming" | "none"; isUnpaid?: boolean | "true" | "false"; isLicenseExpired?: boolean | "true" | "false"; isExcluded?: boolean | "true" | "false"; language?: "fr" | "en"; sort?: "name" | "email" | "city" | "publicId" | "next" | "due" | "-name" | "-email" | "-city" | "-publicId" | "-next" | "-due"; format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** Reports which customers an import would create, at most 100; writes nothing. */
  "POST /companies/{companyId}/customers/import/check": {
    params: { companyId: number }
    body: { rows: ({ kind?: "person" | "company"; companyName?: string | null; siren?: string | null; vatNumber?: string | null; contactName?: string | null; title?: "M." | "Mme" | "Dr" | "Pr" | "Me" | null; firstName?: string | null; lastName?: string | null; email?: string | null; birthDate?: string | null; birthPlace?: string | null; address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null; billingAddress?: { address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null } | null; billingEmail?: string | null; drivingLicenseNumber?: string | null; drivingLicenseIssuedOn?: string | null; drivingLicenseExpiresOn?: string | null; drivingLicenseCountryCode?: string | null; drivingLicenseCategories?: string | null; drivingLicenseDocument?: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers?: (string)[]; language?: "fr" | "en"; comments?: string | null })[] }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** Creates customers, at most 100, and reports the outcome of each; known customers are not created again. */
  "POST /companies/{companyId}/customers/import": {
    params: { companyId: number }
    body: { rows: ({ kind?: "person" | "company"; companyName?: string | null; siren?: string | null; vatNumber?: string | null; contactName?: string | null; title?: "M." | "Mme" | "Dr" | "Pr" | "Me" | null; firstName?: string | null; lastName?: string | null; email?: string | null; birthDate?: string | null; birthPlace?: string | null; address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null; billingAddress?: { address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null } | null; billingEmail?: string | null; drivingLicenseNumber?: string | null; drivingLicenseIssuedOn?: string | null; drivingLicenseExpiresOn?: string | null; drivingLicenseCountryCode?: string | null; drivingLicenseCategories?: string | null; drivingLicenseDocument?: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers?: (string)[]; language?: "fr" | "en"; comments?: string | null })[]; importKey?: string }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** A customer. */
  "GET /companies/{companyId}/customers/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null }
  }
  /** Changes a customer. */
  "PATCH /companies/{companyId}/customers/{id}": {
    params: { companyId: number; id: number }
    body: { kind?: "person" | "company"; companyName?: string | null; siren?: string | null; vatNumber?: string | null; contactName?: string | null; title?: "M." | "Mme" | "Dr" | "Pr" | "Me" | null; firstName?: string | null; lastName?: string | null; email?: string | null; birthDate?: string | null; birthPlace?: string | null; address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null; billingAddress?: { address?: string | null; postalCode?: string | null; city?: string | null; department?: string | null; countryCode?: string | null } | null; billingEmail?: string | null; drivingLicenseNumber?: string | null; drivingLicenseIssuedOn?: string | null; drivingLicenseExpiresOn?: string | null; drivingLicenseCountryCode?: string | null; drivingLicenseCategories?: string | null; drivingLicenseDocument?: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers?: (string)[]; language?: "fr" | "en"; comments?: string | null }
    answer: { id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null }
  }
  /** Removes a customer, or archives them where rentals refer to them; 409 while an unfinished rental names them. */
  "DELETE /companies/{companyId}/customers/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** A customer's documents, latest first. */
  "GET /companies/{companyId}/customers/{customerId}/documents": {
    params: { companyId: number; customerId: number }
    answer: ({ id: number; name: string; contentType: string; size: number; createdAt: string })[]
  }
  /** Stores a document of a customer: pdf, png, jpeg, webp or heic by its content, at most 15 MB. */
  "POST /companies/{companyId}/customers/{customerId}/documents": {
    params: { companyId: number; customerId: number }
    body: FormData
    answer: { id: number; name: string; contentType: string; size: number; createdAt: string }
  }
  /** A document as an attachment under its own name. */
  "GET /companies/{companyId}/customers/{customerId}/documents/{id}/download": {
    params: { companyId: number; customerId: number; id: number }
    answer: Blob
  }
  /** Removes a document permanently. */
  "DELETE /companies/{companyId}/customers/{customerId}/documents/{id}": {
    params: { companyId: number; customerId: number; id: number }
    answer: undefined
  }
  /** Pairs of customers who may be one, those who share most first; with `isDistinct` those that were said to be two. */
  "GET /companies/{companyId}/customers/twins": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; isDistinct?: boolean | "true" | "false" }
    answer: ({ key: string; customer: { id: number; publicId: string; kind: "person" | "company"; companyName: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; birthDate: string | null; drivingLicenseNumber: string | null; city: string | null }; other: { id: number; publicId: string; kind: "person" | "company"; companyName: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; birthDate: string | null; drivingLicenseNumber: string | null; city: string | null }; shared: ("email" | "phone" | "licence" | "siren" | "name")[] })[]
  }
  /** The customers, at most 20, who may be the same as this one; without those that were said to be another. */
  "GET /companies/{companyId}/customers/{customerId}/twins": {
    params: { companyId: number; customerId: number }
    answer: ({ customer: { id: number; publicId: string; kind: "person" | "company"; companyName: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; birthDate: string | null; drivingLicenseNumber: string | null; city: string | null }; shared: ("email" | "phone" | "licence" | "siren" | "name")[] })[]
  }
  /** Says that two customers are not one, so that they are no longer proposed, or takes that back. */
  "PUT /companies/{companyId}/customers/{id}/twins/{customerId}": {
    params: { companyId: number; id: number; customerId: number }
    body: { isDistinct: boolean }
    answer: undefined
  }
  /** Two customers side by side, with what refers to each of them and the version that a merge sends. */
  "GET /companies/{companyId}/customers/{id}/comparison/{customerId}": {
    params: { companyId: number; id: number; customerId: number }
    answer: { customer: { id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null }; other: { id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null }; shared: ("email" | "phone" | "licence" | "siren" | "name")[]; counts: { customer: { rentals: number; documents: number; invoices: number; fines: number }; other: { rentals: number; documents: number; invoices: number; fines: number } }; isDistinct: boolean; refusal: string | null; version: string }
  }
  /** Merges another customer into this one, field by field; can be undone for a day. */
  "POST /companies/{companyId}/customers/{id}/merges": {
    params: { companyId: number; id: number }
    body: { customerId: number; fields?: { companyName?: "kept" | "merged"; siren?: "kept" | "merged"; vatNumber?: "kept" | "merged"; contactName?: "kept" | "merged"; title?: "kept" | "merged"; firstName?: "kept" | "merged"; lastName?: "kept" | "merged"; email?: "kept" | "merged"; birthDate?: "kept" | "merged"; birthPlace?: "kept" | "merged"; address?: "kept" | "merged"; postalCode?: "kept" | "merged"; city?: "kept" | "merged"; department?: "kept" | "merged"; countryCode?: "kept" | "merged"; billingAddress?: "kept" | "merged"; billingEmail?: "kept" | "merged"; drivingLicenseNumber?: "kept" | "merged"; drivingLicenseIssuedOn?: "kept" | "merged"; drivingLicenseExpiresOn?: "kept" | "merged"; drivingLicenseCountryCode?: "kept" | "merged"; drivingLicenseCategories?: "kept" | "merged"; drivingLicenseDocument?: "kept" | "merged"; phoneNumbers?: "kept" | "merged" | "both"; language?: "kept" | "merged"; comments?: "kept" | "merged" | "both" }; version?: string }
    answer: { mergeId: number; customer: { id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null } }
  }
  /** The customers who were merged into this one, the latest first, with the merges that can still be undone. */
  "GET /companies/{companyId}/customers/{customerId}/merges": {
    params: { companyId: number; customerId: number }
    answer: ({ id: number; customer: { id: number; publicId: string; name: string }; mergedAt: string; mergedBy: string | null; undoableUntil: string | null })[]
  }
  /** Undoes a merge of the last 24 hours; 409 when that is no longer possible. */
  "DELETE /companies/{companyId}/customers/merges/{mergeId}": {
    params: { companyId: number; mergeId: number }
    answer: undefined
  }
  /** Every price line of the company, by agency, season, category and length. */
  "GET /companies/{companyId}/prices": {
    params: { companyId: number }
    answer: ({ id: number; seasonId: number | null; agencyId: number; categoryId: number; name: string | null; nameEn: string | null; minDays: number; minHours: number | null; weekdays: (number)[] | null; price: number })[]
  }
  /** Replaces the price list; two lines for the same season, category and length are refused. */
  "PUT /companies/{companyId}/prices": {
    params: { companyId: number }
    body: ({ seasonId: number | null; agencyId: number; categoryId: number; name?: string | null; nameEn?: string | null; minDays?: number | null; minHours?: number | null; weekdays?: (number)[] | null; price: number; id?: number })[]
    answer: ({ id: number; seasonId: number | null; agencyId: number; categoryId: number; name: string | null; nameEn: string | null; minDays: number; minHours: number | null; weekdays: (number)[] | null; price: number })[]
  }
  /** The price list as a table file (`format` csv or xlsx) in the user's language, as an import reads it. */
  "GET /companies/{companyId}/prices/export": {
    params: { companyId: number }
    query?: { format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** Reports which prices an import would change, from what to what, at most 500 rows; writes nothing. */
  "POST /companies/{companyId}/prices/import/check": {
    params: { companyId: number }
    body: { rows: ({ prices: ({ seasonId: number | null; agencyId: number; categoryId: number; minDays: number; minHours?: number | null; weekdays?: (number)[] | null; price: number })[] })[] }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** Adds and changes prices, at most 500 rows in one transaction, and reports the outcome of each; prices that are not sent stay. */
  "POST /companies/{companyId}/prices/import": {
    params: { companyId: number }
    body: { rows: ({ prices: ({ seasonId: number | null; agencyId: number; categoryId: number; minDays: number; minHours?: number | null; weekdays?: (number)[] | null; price: number })[] })[]; importKey?: string }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** The fees that charge themselves, by case and name, switched on or not. */
  "GET /companies/{companyId}/fees": {
    params: { companyId: number }
    answer: ({ id: number; companyId: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; name: string; nameEn: string | null; isEnabled: boolean; price: number; dailyPrice: number; maxAmount: number | null; agencyId: number | null; toAgencyId: number | null; categoryId: number | null; at: "departure" | "arrival" | null; isOnHolidays: boolean; postalCodes: (string)[]; freeCount: number })[]
  }
  /** Creates a fee; one that is switched on and charges the same case as another is refused. */
  "POST /companies/{companyId}/fees": {
    params: { companyId: number }
    body: { kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; name: string; nameEn?: string | null; isEnabled?: boolean; price?: number; dailyPrice?: number; maxAmount?: number | null; agencyId?: number | null; toAgencyId?: number | null; categoryId?: number | null; at?: "departure" | "arrival" | null; isOnHolidays?: boolean; postalCodes?: (string)[]; freeCount?: number }
    answer: { id: number; companyId: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; name: string; nameEn: string | null; isEnabled: boolean; price: number; dailyPrice: number; maxAmount: number | null; agencyId: number | null; toAgencyId: number | null; categoryId: number | null; at: "departure" | "arrival" | null; isOnHolidays: boolean; postalCodes: (string)[]; freeCount: number }
  }
  /** All fees as a table file (`format` csv or xlsx) in the user's language, as an import reads it. */
  "GET /companies/{companyId}/fees/export": {
    params: { companyId: number }
    query?: { format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** A fee that charges itself. */
  "GET /companies/{companyId}/fees/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; name: string; nameEn: string | null; isEnabled: boolean; price: number; dailyPrice: number; maxAmount: number | null; agencyId: number | null; toAgencyId: number | null; categoryId: number | null; at: "departure" | "arrival" | null; isOnHolidays: boolean; postalCodes: (string)[]; freeCount: number }
  }
  /** Changes a fee, or switches it on and off. Agreed prices stay as they are. */
  "PATCH /companies/{companyId}/fees/{id}": {
    params: { companyId: number; id: number }
    body: { name?: string; nameEn?: string | null; isEnabled?: boolean; price?: number; dailyPrice?: number; maxAmount?: number | null; agencyId?: number | null; toAgencyId?: number | null; categoryId?: number | null; at?: "departure" | "arrival" | null; isOnHolidays?: boolean; postalCodes?: (string)[]; freeCount?: number }
    answer: { id: number; companyId: number; kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; name: string; nameEn: string | null; isEnabled: boolean; price: number; dailyPrice: number; maxAmount: number | null; agencyId: number | null; toAgencyId: number | null; categoryId: number | null; at: "departure" | "arrival" | null; isOnHolidays: boolean; postalCodes: (string)[]; freeCount: number }
  }
  /** Removes a fee. Agreed prices keep it. */
  "DELETE /companies/{companyId}/fees/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** Reports which fees an import would create, at most 100; writes nothing. */
  "POST /companies/{companyId}/fees/import/check": {
    params: { companyId: number }
    body: { rows: ({ kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; name: string; nameEn?: string | null; isEnabled?: boolean; price?: number; dailyPrice?: number; maxAmount?: number | null; agencyId?: number | null; toAgencyId?: number | null; categoryId?: number | null; at?: "departure" | "arrival" | null; isOnHolidays?: boolean; postalCodes?: (string)[]; freeCount?: number })[] }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** Creates fees, at most 100, and reports the outcome of each; known ones are not created again. */
  "POST /companies/{companyId}/fees/import": {
    params: { companyId: number }
    body: { rows: ({ kind: "outside_hours" | "place" | "one_way" | "delivery" | "additional_driver"; name: string; nameEn?: string | null; isEnabled?: boolean; price?: number; dailyPrice?: number; maxAmount?: number | null; agencyId?: number | null; toAgencyId?: number | null; categoryId?: number | null; at?: "departure" | "arrival" | null; isOnHolidays?: boolean; postalCodes?: (string)[]; freeCount?: number })[]; importKey?: string }
    answer: { rows: ({ state: "created" | "existing" | "refused"; id: number | null; path: string | null; message: string | null })[] }
  }
  /** The sources that send rentals, by name, switched off ones too. */
  "GET /companies/{companyId}/sources": {
    params: { companyId: number }
    answer: ({ id: number; companyId: number; name: string; kind: "broker" | "hotel" | "colleague" | "website" | "advertisement"; isEnabled: boolean; commissionPercent: number | null; commissionAmount: number | null; commissionOn: ("stay" | "covers" | "options" | "fees")[]; priceAdjustmentPercent: number | null; language: "fr" | "en" | null; collectsMoney: boolean })[]
  }
  /** Creates a source; its name is unique in the company. */
  "POST /companies/{companyId}/sources": {
    params: { companyId: number }
    body: { name: string; kind: "broker" | "hotel" | "colleague" | "website" | "advertisement"; isEnabled?: boolean; commissionPercent?: number | null; commissionAmount?: number | null; commissionOn?: ("stay" | "covers" | "options" | "fees")[]; priceAdjustmentPercent?: number | null; language?: "fr" | "en" | null; collectsMoney?: boolean }
    answer: { id: number; companyId: number; name: string; kind: "broker" | "hotel" | "colleague" | "website" | "advertisement"; isEnabled: boolean; commissionPercent: number | null; commissionAmount: number | null; commissionOn: ("stay" | "covers" | "options" | "fees")[]; priceAdjustmentPercent: number | null; language: "fr" | "en" | null; collectsMoney: boolean }
  }
  /** A source that sends rentals. */
  "GET /companies/{companyId}/sources/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; companyId: number; name: string; kind: "broker" | "hotel" | "colleague" | "website" | "advertisement"; isEnabled: boolean; commissionPercent: number | null; commissionAmount: number | null; commissionOn: ("stay" | "covers" | "options" | "fees")[]; priceAdjustmentPercent: number | null; language: "fr" | "en" | null; collectsMoney: boolean }
  }
  /** Changes a source, or switches it off. Agreed rentals keep their price and the terms of their commission. */
  "PATCH /companies/{companyId}/sources/{id}": {
    params: { companyId: number; id: number }
    body: { name?: string; kind?: "broker" | "hotel" | "colleague" | "website" | "advertisement"; isEnabled?: boolean; commissionPercent?: number | null; commissionAmount?: number | null; commissionOn?: ("stay" | "covers" | "options" | "fees")[]; priceAdjustmentPercent?: number | null; language?: "fr" | "en" | null; collectsMoney?: boolean }
    answer: { id: number; companyId: number; name: string; kind: "broker" | "hotel" | "colleague" | "website" | "advertisement"; isEnabled: boolean; commissionPercent: number | null; commissionAmount: number | null; commissionOn: ("stay" | "covers" | "options" | "fees")[]; priceAdjustmentPercent: number | null; language: "fr" | "en" | null; collectsMoney: boolean }
  }
  /** Deletes a source, or archives it where rentals name it: they keep it. */
  "DELETE /companies/{companyId}/sources/{id}": {
    params: { companyId: number; id: number }
    answer: undefined
  }
  /** The invoices, advances, credit notes and claims, latest first unless `sort` says otherwise. */
  "GET /companies/{companyId}/invoices": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; search?: string; kind?: string; state?: string; ids?: string; rentalId?: number; customerId?: number; from?: string; to?: string; sort?: "issuedAt" | "number" | "customer" | "rental" | "total" | "-issuedAt" | "-number" | "-customer" | "-rental" | "-total" }
    answer: ({ id: number; kind: "invoice" | "advance" | "credit_note" | "indemnity_claim"; number: string; issuedAt: string; issuedOn: string; dueOn: string; rentalId: number; rentalPublicId: string; customerId: number; customerName: string; totalBeforeVat: number; totalVat: number; total: number; paidAmount: number; creditedAmount: number; state: "paid" | "part_paid" | "due" | "overdue" | "credited" | null; correctsInvoiceId: number | null; correctsNumber: string | null })[]
  }
  /** The documents selected by the filters of the list as a table file (`format` csv or xlsx) in the language of the user. */
  "GET /companies/{companyId}/invoices/export": {
    params: { companyId: number }
    query?: { search?: string; kind?: string; state?: string; ids?: string; rentalId?: number; customerId?: number; from?: string; to?: string; sort?: "issuedAt" | "number" | "customer" | "rental" | "total" | "-issuedAt" | "-number" | "-customer" | "-rental" | "-total"; format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** Several documents in one PDF, at most 100, in the order of their ids. */
  "GET /companies/{companyId}/invoices/pdf": {
    params: { companyId: number }
    query: { ids: string }
    answer: Blob
  }
  /** A document as it was issued, with what has been paid and credited since. */
  "GET /companies/{companyId}/invoices/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; kind: "invoice" | "advance" | "credit_note" | "indemnity_claim"; number: string; issuedAt: string; issuedOn: string; dueOn: string; rentalId: number; rentalPublicId: string; customerId: number; customerName: string; totalBeforeVat: number; totalVat: number; total: number; paidAmount: number; creditedAmount: number; state: "paid" | "part_paid" | "due" | "overdue" | "credited" | null; correctsInvoiceId: number | null; correctsNumber: string | null; language: "fr" | "en"; customerEmail: string | null; lines: ({ label: string; quantity: number; unitPrice: number; discountPercent: number; vatRate: number | null; amount: number; total: number; quantityLeft: number; totalLeft: number })[]; vat: ({ rate: number | null; base: number; amount: number })[]; mentions: (string)[]; reason: string | null; electronicLacks: ("seller_siren" | "buyer_siren" | "buyer_address" | "vat_rate")[] | null; hash: string; journalHash: string | null; creditNotes: ({ id: number; number: string; total: number })[] }
  }
  /** A document as PDF, or as a page with `format=html`, in the customer's language; a person's is in French first. */
  "GET /companies/{companyId}/invoices/{id}/pdf": {
    params: { companyId: number; id: number }
    query?: { format?: "html" | "pdf" }
    answer: Blob
  }
  /** The electronic invoice of a document to a company in France, as XML (EN 16931, Cross Industry Invoice). 404 for others, and where data is missing. */
  "GET /companies/{companyId}/invoices/{id}/xml": {
    params: { companyId: number; id: number }
    answer: Blob
  }
  /** The document that would be issued from a rental now, without a number. */
  "GET /companies/{companyId}/rentals/{rentalId}/invoices/preview": {
    params: { companyId: number; rentalId: number }
    query?: { kind?: "invoice" | "advance" | "indemnity_claim" }
    answer: { language: "fr" | "en"; customerEmail: string | null; lines: ({ label: string; quantity: number; unitPrice: number; discountPercent: number; vatRate: number | null; amount: number; total: number; quantityLeft: number; totalLeft: number })[]; vat: ({ rate: number | null; base: number; amount: number })[]; mentions: (string)[]; reason: string | null; electronicLacks: ("seller_siren" | "buyer_siren" | "buyer_address" | "vat_rate")[] | null; kind: "invoice" | "advance" | "credit_note" | "indemnity_claim"; issuedAt: string; dueOn: string; rentalId: number; customerId: number; customerName: string; totalBeforeVat: number; totalVat: number; total: number; paidAmount: number; id: null; number: null; hash: null; correctsInvoiceId: null }
  }
  /** Issues an invoice, an advance or a claim from a rental. 409 with the new total when it is no longer the one that was shown. */
  "POST /companies/{companyId}/rentals/{rentalId}/invoices": {
    params: { companyId: number; rentalId: number }
    body: { kind: "invoice" | "advance" | "indemnity_claim"; total?: number }
    answer: { id: number; kind: "invoice" | "advance" | "credit_note" | "indemnity_claim"; number: string; issuedAt: string; issuedOn: string; dueOn: string; rentalId: number; rentalPublicId: string; customerId: number; customerName: string; totalBeforeVat: number; totalVat: number; total: number; paidAmount: number; creditedAmount: number; state: "paid" | "part_paid" | "due" | "overdue" | "credited" | null; correctsInvoiceId: number | null; correctsNumber: string | null; language: "fr" | "en"; customerEmail: string | null; lines: ({ label: string; quantity: number; unitPrice: number; discountPercent: number; vatRate: number | null; amount: number; total: number; quantityLeft: number; totalLeft: number })[]; vat: ({ rate: number | null; base: number; amount: number })[]; mentions: (string)[]; reason: string | null; electronicLacks: ("seller_siren" | "buyer_siren" | "buyer_address" | "vat_rate")[] | null; hash: string; journalHash: string | null; creditNotes: ({ id: number; number: string; total: number })[] }
  }
  /** Issues a credit note on a document or on some of its lines. 409 `amount_over` with what is left. */
  "POST /companies/{companyId}/invoices/{id}/credit": {
    params: { companyId: number; id: number }
    body: { reason: string; lines?: ({ index: number; quantity?: number })[] }
    answer: { id: number; kind: "invoice" | "advance" | "credit_note" | "indemnity_claim"; number: string; issuedAt: string; issuedOn: string; dueOn: string; rentalId: number; rentalPublicId: string; customerId: number; customerName: string; totalBeforeVat: number; totalVat: number; total: number; paidAmount: number; creditedAmount: number; state: "paid" | "part_paid" | "due" | "overdue" | "credited" | null; correctsInvoiceId: number | null; correctsNumber: string | null; language: "fr" | "en"; customerEmail: string | null; lines: ({ label: string; quantity: number; unitPrice: number; discountPercent: number; vatRate: number | null; amount: number; total: number; quantityLeft: number; totalLeft: number })[]; vat: ({ rate: number | null; base: number; amount: number })[]; mentions: (string)[]; reason: string | null; electronicLacks: ("seller_siren" | "buyer_siren" | "buyer_address" | "vat_rate")[] | null; hash: string; journalHash: string | null; creditNotes: ({ id: number; number: string; total: number })[] }
  }
  /** Mails a document as PDF to the customer who is billed; at most five times an hour. */
  "POST /companies/{companyId}/invoices/{id}/mails": {
    params: { companyId: number; id: number }
    body: { email?: string }
    answer: { recipient: string }
  }
  /** The settings for invoices: numbers, VAT of charges and agencies, terms of payment. */
  "GET /companies/{companyId}/invoiceSettings": {
    params: { companyId: number }
    answer: { invoicePrefix: string; advancePrefix: string; creditNotePrefix: string; indemnityClaimPrefix: string; numberDigits: number; chargesOutsideVat: ("lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show")[]; isIssuedOnReturn: boolean; isSentOnSettlement: boolean; paymentDays: number; discountTerms: string | null; agencyRates: ({ agencyId: number; vatRate: number | null; reason: string })[]; isChosen: boolean; startedKinds: ("invoice" | "advance" | "credit_note" | "indemnity_claim")[] }
  }
  /** Replaces the settings for invoices. Series that this year has begun keep their numbers. */
  "PUT /companies/{companyId}/invoiceSettings": {
    params: { companyId: number }
    body: { invoicePrefix: string; advancePrefix: string; creditNotePrefix: string; indemnityClaimPrefix: string; numberDigits: number; chargesOutsideVat: ("lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show")[]; isIssuedOnReturn: boolean; isSentOnSettlement?: boolean; paymentDays: number; discountTerms: string | null; agencyRates: ({ agencyId: number; vatRate: number | null; reason: string })[] }
    answer: { invoicePrefix: string; advancePrefix: string; creditNotePrefix: string; indemnityClaimPrefix: string; numberDigits: number; chargesOutsideVat: ("lateness" | "fuel" | "damage" | "kilometres" | "cleaning" | "fine_handling" | "other" | "cancellation" | "no_show")[]; isIssuedOnReturn: boolean; isSentOnSettlement: boolean; paymentDays: number; discountTerms: string | null; agencyRates: ({ agencyId: number; vatRate: number | null; reason: string })[]; isChosen: boolean; startedKinds: ("invoice" | "advance" | "credit_note" | "indemnity_claim")[] }
  }
  /** The counts and lists of the home page. */
  "GET /companies/{companyId}/home": {
    params: { companyId: number }
    answer: { ongoingCount: number; availableCount: number; stoppedCount: number; unavailableCount: number; upcomingRentalsCount: number; upcomingReturnsCount: number; availableVehicles: ({ id: number; registrationNumber: string; make: string | null; model: string | null; category: { id: number; code: string }; location: { id: number; name: string; timezone: string }; until: string | null; reason: "rental" | "departure" | "preparation" | "unavailability" | null; rentalId: number | null })[]; rentedVehicles: ({ id: number; registrationNumber: string; make: string | null; model: string | null; category: { id: number; code: string }; location: { id: number; name: string; timezone: string }; until: string | null; reason: "rental" | "departure" | "preparation" | "unavailability" | null; rentalId: number | null })[]; stoppedVehicles: ({ id: number; registrationNumber: string; make: string | null; model: string | null; category: { id: number; code: string }; location: { id: number; name: string; timezone: string }; until: string | null; reason: "rental" | "departure" | "preparation" | "unavailability" | null; rentalId: number | null })[]; unavailableVehicles: ({ id: number; registrationNumber: string; make: string | null; model: string | null; category: { id: number; code: string }; location: { id: number; name: string; timezone: string }; until: string | null; reason: "rental" | "departure" | "preparation" | "unavailability" | null; rentalId: number | null })[]; upcomingRentals: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string })[]; upcomingReturns: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string })[]; occupancy: ({ date: string; held: number; total: number })[]; firstSteps: { agency: boolean; category: boolean; price: boolean; vehicle: boolean; customer: boolean; rental: boolean }; backup: { state: "fine" | "none" | "old" | "failed"; at: string | null } | null }
  }
  /** The data of the planning board for a period: vehicles, rentals, unavailabilities and holidays. */
  "GET /companies/{companyId}/planning": {
    params: { companyId: number }
    query: { start: string; end: string; status?: string; agencyId?: number; categoryId?: number; text?: string; only?: "bars" }
    answer: { vehicles: ({ id: number; registrationNumber: string; make: string | null; model: string | null; categoryId: number; transmission: string | null; seats: number | null; locationId: number; isArchived: boolean })[]; categories: ({ id: number; code: string; name: string })[]; agencies: ({ id: number; name: string; timezone: string; openingHours: ({ id?: number; dayOfWeek: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday"; openTimeMinutes: number; closeTimeMinutes: number })[] })[]; rentals: ({ id: number; publicId: string; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; vehicleId: number; start: string; end: string; preparationMinutes: number; customer: string; departureAgencyId: number; arrivalAgencyId: number; isPaid: boolean; isFormer: boolean; promise?: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null }; isPinned?: true })[]; unavailabilities: ({ id: number; vehicleId: number; start: string; end: string; description: string | null })[]; holidays: Record<string, string> }
  }
  /** The departures and returns of an agency, or of all, on a local day, with what each is missing. */
  "GET /companies/{companyId}/planning/counter": {
    params: { companyId: number }
    query?: { agencyId?: number; date?: string }
    answer: { date: string; departures: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; isLate: boolean; missing: ("excluded" | "payment" | "deposit" | "licence" | "licence_expired" | "vehicle_out" | "preparation")[]; preparedUntil: string | null })[]; returns: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string; isLate: boolean; missing: ("excluded" | "payment" | "deposit" | "licence" | "licence_expired" | "vehicle_out" | "preparation")[]; preparedUntil: string | null })[] }
  }
  /** A customer's next and last rental, balance, damages and roles as a driver. */
  "GET /companies/{companyId}/customers/{id}/overview": {
    params: { companyId: number; id: number }
    answer: { ongoingRentals: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string })[]; nextRental: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string } | null; lastRental: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string } | null; balance: { dueAmount: number; depositsHeldAmount: number; toGiveBackAmount: number; unpaid: ({ id: number; publicId: string; dueAmount: number })[] }; driverOf: ({ id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string })[]; driverOfCount: number; damages: ({ id: number; view: "front" | "back" | "left" | "right" | "top"; kind: "scratch" | "dent" | "crack" | "broken" | "missing" | "stain" | "other"; size: "small" | "medium" | "large"; comment: string | null; foundAt: string; repairedAt: string | null; rental: { id: number; publicId: string }; vehicle: { id: number; registrationNumber: string } })[]; damagesCount: number }
  }
  /** The changes of a customer, the main steps of their rentals and the mails about them, latest first. */
  "GET /companies/{companyId}/customers/{id}/history": {
    params: { companyId: number; id: number }
    query?: { limit?: number; cursor?: string }
    answer: ({ key: string; at: string; who: { id: number; firstName: string | null; lastName: string | null } | null; apiKey: { id: number; name: string } | null; about: "record"; kind: "customer_created" | "customer_imported" | "customer_changed" | "customer_merged" | "customer_unmerged" | "customer_told_apart" | "customer_excluded" | "customer_exclusion_lifted" | "document_created" | "vehicle_created" | "vehicle_imported" | "vehicle_changed" | "damage_created" | "damage_repaired" | "damage_reopened" | "unavailability_created" | "unavailability_changed" | "deadline_created" | "deadline_changed" | "deadline_done" | "deadline_overridden"; fields: (string)[] } | { key: string; at: string; who: { id: number; firstName: string | null; lastName: string | null } | null; apiKey: { id: number; name: string } | null; about: "rental"; kind: "created" | "imported" | "quote" | "validating" | "pending" | "delivered" | "vehicle_changed" | "returned" | "cancelled" | "lapsed"; byCustomer: boolean; rental: { id: number; publicId: string } } | { key: string; at: string; who: { id: number; firstName: string | null; lastName: string | null } | null; apiKey: { id: number; name: string } | null; about: "mail"; mail: { kind: "reservation" | "accepted" | "refused" | "cancelled" | "lapsed" | "answer" | "document" | "receipt" | "reminder" | "payment_reminder" | "invoice"; recipient: string; sentAt: string | null }; rental: { id: number; publicId: string } })[]
  }
  /** A vehicle's current and next rental, last return, unavailability, and its last twelve months. */
  "GET /companies/{companyId}/vehicles/{id}/overview": {
    params: { companyId: number; id: number }
    answer: { ongoingRental: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string } | null; nextRental: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string } | null; lastReturn: { at: string; rental: { id: number; publicId: string; companyId: number; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; start: string; end: string; vehicleId: number; promise: { categoryId: number; transmission: "Manuelle" | "Automatique" | null; seats: number | null } | null; isPinned: boolean; customerId: number; departureAgencyId: number; arrivalAgencyId: number; delivery: { address: string; postalCode: string | null; city: string | null } | null; collection: { address: string; postalCode: string | null; city: string | null } | null; note: string | null; wish: string | null; transportNumber: string | null; transportAt: string | null; sourceId: number | null; sourceReference: string | null; collectedAmount: number; totalAmount: number | null; vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; odometer: number; fuelLevel: string | null; schematicId: number | null; category: { id: number; code: string; name: string } }; promisedCategory: { id: number; code: string; name: string; nameEn: string | null } | null; customer: { id: number; kind: "person" | "company"; companyName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; phoneNumbers: (string)[]; language: "fr" | "en" }; departureAgency: { id: number; name: string; timezone: string }; arrivalAgency: { id: number; name: string; timezone: string }; source: { id: number; name: string } | null; commissionAmount: number; securityDepositAmount: number; waiverAmount: number; chargesAmount: number; creditedAmount: number; paidTotalAmount: number; paidSecurityDepositAmount: number; isUnsigned: boolean; validUntil: string | null; awaits: "customer" | "agency" | null; lapsedAt: string | null; updatedAt: string } } | null; unavailability: { id: number; vehicleId: number; start: string; end: string; description: string | null } | null; year: { start: string; end: string; rentalsCount: number; revenueAmount: number; rentedDays: number } }
  }
  /** The changes of a vehicle, its damages and unavailabilities, and the main steps of its rentals, latest first. */
  "GET /companies/{companyId}/vehicles/{id}/history": {
    params: { companyId: number; id: number }
    query?: { limit?: number; cursor?: string }
    answer: ({ key: string; at: string; who: { id: number; firstName: string | null; lastName: string | null } | null; apiKey: { id: number; name: string } | null; about: "record"; kind: "customer_created" | "customer_imported" | "customer_changed" | "customer_merged" | "customer_unmerged" | "customer_told_apart" | "customer_excluded" | "customer_exclusion_lifted" | "document_created" | "vehicle_created" | "vehicle_imported" | "vehicle_changed" | "damage_created" | "damage_repaired" | "damage_reopened" | "unavailability_created" | "unavailability_changed" | "deadline_created" | "deadline_changed" | "deadline_done" | "deadline_overridden"; fields: (string)[] } | { key: string; at: string; who: { id: number; firstName: string | null; lastName: string | null } | null; apiKey: { id: number; name: string } | null; about: "rental"; kind: "created" | "imported" | "quote" | "validating" | "pending" | "delivered" | "vehicle_changed" | "returned" | "cancelled" | "lapsed"; byCustomer: boolean; rental: { id: number; publicId: string } } | { key: string; at: string; who: { id: number; firstName: string | null; lastName: string | null } | null; apiKey: { id: number; name: string } | null; about: "mail"; mail: { kind: "reservation" | "accepted" | "refused" | "cancelled" | "lapsed" | "answer" | "document" | "receipt" | "reminder" | "payment_reminder" | "invoice"; recipient: string; sentAt: string | null }; rental: { id: number; publicId: string } })[]
  }
  /** The entries of the journal, latest first; `from` and `to` are days of the company’s calendar. */
  "GET /companies/{companyId}/journal": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; kind?: "payment" | "refund" | "deposit_taken" | "deposit_returned" | "deposit_kept" | "charge" | "charge_correction" | "invoice" | "advance" | "credit_note" | "claim" | "closing" | "archive" | "check" | "version" | "taken_over" | "imported" | "collected_by_source"; from?: string; to?: string }
    answer: ({ seq: number; at: string; day: string; kind: string; rental: string | null; amount: number | null; method: string | null; payload: string; previous: string; hash: string })[]
  }
  /** Checks the whole journal: hashes, numbers, closings, and both ways against payments and charges. `anchor` also looks for the fingerprint of a receipt. */
  "GET /companies/{companyId}/journal/verification": {
    params: { companyId: number }
    query?: { anchor?: string }
    answer: { entries: number; isWhole: boolean; firstFault: { reason: "missing" | "chain" | "content" | "totals" | "row" | "unwritten" | "end" | "anchor"; seq: number | null; kind: "payment" | "refund" | "deposit_taken" | "deposit_returned" | "deposit_kept" | "charge" | "charge_correction" | "invoice" | "advance" | "credit_note" | "claim" | "closing" | "archive" | "check" | "version" | "taken_over" | "imported" | "collected_by_source" | null; sourceId: number | null } | null; head: { seq: number; hash: string; at: string } | null }
  }
  /** Checks the whole journal, and enters the check and its result in it. */
  "POST /companies/{companyId}/journal/verification": {
    params: { companyId: number }
    body: { anchor?: string }
    answer: { entries: number; isWhole: boolean; firstFault: { reason: "missing" | "chain" | "content" | "totals" | "row" | "unwritten" | "end" | "anchor"; seq: number | null; kind: "payment" | "refund" | "deposit_taken" | "deposit_returned" | "deposit_kept" | "charge" | "charge_correction" | "invoice" | "advance" | "credit_note" | "claim" | "closing" | "archive" | "check" | "version" | "taken_over" | "imported" | "collected_by_source" | null; sourceId: number | null } | null; head: { seq: number; hash: string; at: string } | null }
  }
  /** The closings of days, months and years, latest first, with their totals. */
  "GET /companies/{companyId}/journal/closings": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; closing?: "day" | "month" | "year" }
    answer: ({ seq: number; at: string; closing: "day" | "month" | "year"; period: string; hash: string; head: { seq: number; hash: string }; interval: { entries: number; received: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; methods: ({ method: string; amount: number; deposit: number })[]; charged: number; invoiced: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; claimed: number }; year: { entries: number; received: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; methods: ({ method: string; amount: number; deposit: number })[]; charged: number; invoiced: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; claimed: number }; perpetual: { entries: number; received: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; methods: ({ method: string; amount: number; deposit: number })[]; charged: number; invoiced: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; claimed: number } })[]
  }
  /** The turnover recorded in a period of days, before VAT, by VAT rate and by method of payment. */
  "GET /companies/{companyId}/journal/turnover": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: { entries: number; received: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; methods: ({ method: string; amount: number; deposit: number })[]; charged: number; invoiced: { totalBeforeVat: number; totalVat: number; total: number; vat: ({ rate: number | null; base: number; amount: number })[] }; claimed: number }
  }
  /** A zip of the entries of a period, with the means to check them without this software. The journal records that it was made. */
  "GET /companies/{companyId}/journal/archive": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: Blob
  }
  /** The statement of the software for the attestation of its publisher; refused where the journal fails its check. */
  "GET /companies/{companyId}/journal/statement": {
    params: { companyId: number }
    answer: { software: string; version: string; company: { name: string; siret: string | null; address: string | null }; checkedAt: string; entries: number; head: { seq: number; hash: string; at: string } | null }
  }
  /** The accounts of the books: those of the French chart until the company chooses others. */
  "GET /companies/{companyId}/accounting/accounts": {
    params: { companyId: number }
    answer: { customers: string; rentalSales: string; fees: { outside_hours: string | null; place: string | null; one_way: string | null; delivery: string | null; additional_driver: string | null }; chargeSales: string; claims: string; vat: string; vatWaiting: string | null; advances: string; deposits: string; sources: string; methods: { card: string; cash: string; transfer: string; cheque: string; holiday_voucher: string; other: string }; rates: ({ vatRate: number; rentalSales: string; chargeSales: string; vat: string })[]; isCardDepositHeld: boolean }
  }
  /** Replaces the accounts of the books. Exports that were made keep theirs. */
  "PUT /companies/{companyId}/accounting/accounts": {
    params: { companyId: number }
    body: { customers: string; rentalSales: string; fees?: { outside_hours?: string | null; place?: string | null; one_way?: string | null; delivery?: string | null; additional_driver?: string | null }; chargeSales: string; claims: string; vat: string; vatWaiting?: string | null; advances: string; deposits: string; sources?: string; methods: { card: string; cash: string; transfer: string; cheque: string; holiday_voucher: string; other: string }; rates: ({ vatRate: number; rentalSales: string; chargeSales: string; vat: string })[]; isCardDepositHeld: boolean }
    answer: { customers: string; rentalSales: string; fees: { outside_hours: string | null; place: string | null; one_way: string | null; delivery: string | null; additional_driver: string | null }; chargeSales: string; claims: string; vat: string; vatWaiting: string | null; advances: string; deposits: string; sources: string; methods: { card: string; cash: string; transfer: string; cheque: string; holiday_voucher: string; other: string }; rates: ({ vatRate: number; rentalSales: string; chargeSales: string; vat: string })[]; isCardDepositHeld: boolean }
  }
  /** The accounting entries of a period, without numbers: the first 200, and how their sums compare with the closing of the journal. */
  "GET /companies/{companyId}/accounting/entries": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: { from: string; to: string; count: number; total: number; comparison: ({ sum: "received" | "deposits" | "invoiced" | "vat" | "claimed" | "collected"; closing: number; entries: number; differences: ({ reason: "card_hold" | "other_export" | "unknown"; amount: number })[] })[]; entries: ({ number: number | null; day: string; book: "sales" | "bank" | "cash" | "sundry"; piece: string; label: string; lines: ({ account: string; name: string; customer: { number: string; name: string } | null; debit: number; credit: number })[] })[] }
  }
  /** The periods that were exported, latest first. */
  "GET /companies/{companyId}/accounting/exports": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string }
    answer: ({ id: number; from: string; to: string; entries: number; firstNumber: number | null; lastNumber: number | null; madeAt: string; madeBy: { id: number; firstName: string | null; lastName: string | null } | null })[]
  }
  /** Exports everything that no export has yet, up to a day that is over, and numbers it. What is entered later goes into the next export. */
  "POST /companies/{companyId}/accounting/exports": {
    params: { companyId: number }
    body: { to: string }
    answer: { id: number; from: string; to: string; entries: number; firstNumber: number | null; lastNumber: number | null; madeAt: string; madeBy: { id: number; firstName: string | null; lastName: string | null } | null }
  }
  /** The entries of an export: the first 200, and how their sums compare with the closing of the journal. */
  "GET /companies/{companyId}/accounting/exports/{id}": {
    params: { companyId: number; id: number }
    answer: { from: string; to: string; count: number; total: number; comparison: ({ sum: "received" | "deposits" | "invoiced" | "vat" | "claimed" | "collected"; closing: number; entries: number; differences: ({ reason: "card_hold" | "other_export" | "unknown"; amount: number })[] })[]; entries: ({ number: number | null; day: string; book: "sales" | "bank" | "cash" | "sundry"; piece: string; label: string; lines: ({ account: string; name: string; customer: { number: string; name: string } | null; debit: number; credit: number })[] })[] }
  }
  /** The entries of an export as a table: CSV, or a workbook with `format=xlsx`. */
  "GET /companies/{companyId}/accounting/exports/{id}/table": {
    params: { companyId: number; id: number }
    query?: { format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** The entries of an export in the FEC layout, for import by the accountant; it is not the FEC of the company, whose books are elsewhere. `conflict` without a SIRET. */
  "GET /companies/{companyId}/accounting/exports/{id}/fec": {
    params: { companyId: number; id: number }
    answer: Blob
  }
  /** Sales and payments of a period as e-reporting asks for them: flows 10.3 and 10.4 by day and rate, 10.1 by document, 10.2. Filao sends them to no platform. */
  "GET /companies/{companyId}/accounting/e-reporting": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: { from: string; to: string; outside: "no_vat" | "own_tax" | null; withoutPayments: "debits" | "exempt" | null; unbilled: number; lines: ({ flow: "10.3" | "10.4" | "10.1" | "10.2"; day: string; category: "TPS1" | "TNT1" | null; rate: number | null; documents: number; base: number; vat: number; total: number; number: string | null; buyer: { name: string; country: string; vatNumber: string | null } | null })[] }
  }
  /** The same as a table: CSV, or a workbook with `format=xlsx`. */
  "GET /companies/{companyId}/accounting/e-reporting/table": {
    params: { companyId: number }
    query: { from: string; to: string; format?: "csv" | "xlsx" }
    answer: Blob
  }
  /** The cash desks of all days, latest first; of one agency with `agencyId`, of one day with `date`. */
  "GET /companies/{companyId}/cash-desks": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; agencyId?: number; date?: string }
    answer: ({ id: number; agency: { id: number; name: string; timezone: string }; date: string; openedAt: string; openedBy: { id: number; firstName: string | null; lastName: string | null } | null; floatAmount: number; floatReason: string | null; since: string; payments: number; methods: ({ method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; receivedAmount: number; refundedAmount: number; keptAmount: number })[]; expectedAmount: number; closedAt: string | null; closedBy: { id: number; firstName: string | null; lastName: string | null } | null; counts: ({ value: number; quantity: number })[] | null; countedAmount: number | null; differenceAmount: number | null; differenceReason: string | null })[]
  }
  /** Opens today’s cash desk of an agency with its float: the cash counted before, or another sum with a reason. */
  "POST /companies/{companyId}/cash-desks": {
    params: { companyId: number }
    body: { agencyId: number; floatAmount?: number; floatReason?: string | null }
    answer: { id: number; agency: { id: number; name: string; timezone: string }; date: string; openedAt: string; openedBy: { id: number; firstName: string | null; lastName: string | null } | null; floatAmount: number; floatReason: string | null; since: string; payments: number; methods: ({ method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; receivedAmount: number; refundedAmount: number; keptAmount: number })[]; expectedAmount: number; closedAt: string | null; closedBy: { id: number; firstName: string | null; lastName: string | null } | null; counts: ({ value: number; quantity: number })[] | null; countedAmount: number | null; differenceAmount: number | null; differenceReason: string | null }
  }
  /** The drawer of each agency: its last cash desk, and the cash that the next one opens with. */
  "GET /companies/{companyId}/cash-desks/drawers": {
    params: { companyId: number }
    answer: ({ agency: { id: number; name: string; timezone: string }; today: string; desk: { id: number; agency: { id: number; name: string; timezone: string }; date: string; openedAt: string; openedBy: { id: number; firstName: string | null; lastName: string | null } | null; floatAmount: number; floatReason: string | null; since: string; payments: number; methods: ({ method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; receivedAmount: number; refundedAmount: number; keptAmount: number })[]; expectedAmount: number; closedAt: string | null; closedBy: { id: number; firstName: string | null; lastName: string | null } | null; counts: ({ value: number; quantity: number })[] | null; countedAmount: number | null; differenceAmount: number | null; differenceReason: string | null } | null; nextFloatAmount: number | null })[]
  }
  /** A cash desk: what came in and went out by payment method, and its count once it is closed. */
  "GET /companies/{companyId}/cash-desks/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; agency: { id: number; name: string; timezone: string }; date: string; openedAt: string; openedBy: { id: number; firstName: string | null; lastName: string | null } | null; floatAmount: number; floatReason: string | null; since: string; payments: number; methods: ({ method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; receivedAmount: number; refundedAmount: number; keptAmount: number })[]; expectedAmount: number; closedAt: string | null; closedBy: { id: number; firstName: string | null; lastName: string | null } | null; counts: ({ value: number; quantity: number })[] | null; countedAmount: number | null; differenceAmount: number | null; differenceReason: string | null }
  }
  /** Closes a cash desk with its counted notes and coins; a difference needs a reason. It never changes afterwards. */
  "POST /companies/{companyId}/cash-desks/{id}/closing": {
    params: { companyId: number; id: number }
    body: { counts: ({ value: 500 | 200 | 100 | 50 | 20 | 10 | 5 | 2 | 1 | 0.5 | 0.2 | 0.1 | 0.05 | 0.02 | 0.01; quantity: number })[]; differenceReason?: string | null; expectedAmount?: number }
    answer: { id: number; agency: { id: number; name: string; timezone: string }; date: string; openedAt: string; openedBy: { id: number; firstName: string | null; lastName: string | null } | null; floatAmount: number; floatReason: string | null; since: string; payments: number; methods: ({ method: "card" | "cash" | "transfer" | "cheque" | "holiday_voucher" | "other"; receivedAmount: number; refundedAmount: number; keptAmount: number })[]; expectedAmount: number; closedAt: string | null; closedBy: { id: number; firstName: string | null; lastName: string | null } | null; counts: ({ value: number; quantity: number })[] | null; countedAmount: number | null; differenceAmount: number | null; differenceReason: string | null }
  }
  /** The sheet of a cash desk as PDF, or as a page with `format=html`. */
  "GET /companies/{companyId}/cash-desks/{id}/pdf": {
    params: { companyId: number; id: number }
    query?: { format?: "html" | "pdf" }
    answer: Blob
  }
  /** Unpaid rentals, the oldest debt first; with `kind`, deposits and overpayments held, or quotes without an answer. */
  "GET /companies/{companyId}/receivables": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; kind?: "unpaid" | "deposits" | "quotes"; age?: "not_due" | "up_to_30" | "up_to_60" | "up_to_90" | "over_90"; agencyId?: number }
    answer: ({ id: number; publicId: string; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; customer: { id: number; name: string; email: string | null }; agency: { id: number; name: string; timezone: string }; dueAmount: number; dueOn: string; days: number; depositAmount: number; overpaidAmount: number; elsewhereAmount: number; isToGiveBack: boolean; holdEndsOn: string | null; remindedAt: string | null })[]
  }
  /** The sums of what is unpaid by age, of deposits held and to be given back, and of quotes without an answer. */
  "GET /companies/{companyId}/receivables/summary": {
    params: { companyId: number }
    query?: { agencyId?: number }
    answer: { ages: ({ count: number; amount: number; age: "not_due" | "up_to_30" | "up_to_60" | "up_to_90" | "over_90" })[]; depositsHeld: { count: number; amount: number }; toGiveBack: { count: number; amount: number }; quotes: { count: number; amount: number } }
  }
  /** The list with its filters, or the rentals of `ids`, as a table file (`format` csv or xlsx). */
  "GET /companies/{companyId}/receivables/export": {
    params: { companyId: number }
    query?: { format?: "csv" | "xlsx"; kind?: "unpaid" | "deposits" | "quotes"; age?: "not_due" | "up_to_30" | "up_to_60" | "up_to_90" | "over_90"; agencyId?: number; ids?: string }
    answer: Blob
  }
  /** Each source with the sums of its rentals that start in a month: price, commission, collected, difference. */
  "GET /companies/{companyId}/source-statements": {
    params: { companyId: number }
    query?: { month?: string }
    answer: ({ source: { id: number; name: string }; count: number; priceAmount: number; commissionAmount: number; collectedAmount: number; differenceAmount: number; openAmount: number })[]
  }
  /** The statement of the source `id` for a month: its rentals that start in it, their sums, its settlements. */
  "GET /companies/{companyId}/source-statements/{id}": {
    params: { companyId: number; id: number }
    query?: { month?: string }
    answer: { source: { id: number; name: string }; month: string; lines: ({ id: number; publicId: string; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; reference: string | null; customer: string; startsOn: string; endsOn: string; priceAmount: number; commissionAmount: number; collectedAmount: number; differenceAmount: number; openAmount: number; isOfSource: boolean; isSettled: boolean })[]; priceAmount: number; commissionAmount: number; collectedAmount: number; differenceAmount: number; openAmount: number; settlements: ({ id: number; createdAt: string; createdBy: { id: number; firstName: string | null; lastName: string | null } | null; count: number; amount: number })[] }
  }
  /** The statement of a source for a month as a table file (`format` csv or xlsx). */
  "GET /companies/{companyId}/source-statements/{id}/export": {
    params: { companyId: number; id: number }
    query?: { format?: "csv" | "xlsx"; month?: string }
    answer: Blob
  }
  /** The statement of a source for a month as PDF, or as a page with `format=html`. */
  "GET /companies/{companyId}/source-statements/{id}/pdf": {
    params: { companyId: number; id: number }
    query?: { format?: "html" | "pdf"; month?: string }
    answer: Blob
  }
  /** Compares the list that the source sent for a month with its rentals: by reference, else by name and dates. Stores nothing. */
  "POST /companies/{companyId}/source-statements/{id}/matches": {
    params: { companyId: number; id: number }
    body: { month: string; bookings: ({ reference?: string | null; name?: string | null; startsOn?: string | null; endsOn?: string | null; priceAmount?: number | null; commissionAmount?: number | null; collectedAmount?: number | null })[] }
    answer: ({ kind: "agrees" | "differs" | "doubled" | "missing_here" | "missing_there"; line: number | null; firstLine: number | null; rental: { id: number; publicId: string; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; reference: string | null; customer: string; startsOn: string; endsOn: string; priceAmount: number; commissionAmount: number; collectedAmount: number; isOfSource: boolean } | null; by: "reference" | "name" | null; differs: ("source" | "status" | "reference" | "name" | "start" | "end" | "price" | "commission" | "collected")[] })[]
  }
  /** Marks what is open of a month as settled. 409 with the current `amount` when it is another. */
  "POST /companies/{companyId}/source-statements/{id}/settlements": {
    params: { companyId: number; id: number }
    body: { month: string; amount: number }
    answer: { source: { id: number; name: string }; month: string; lines: ({ id: number; publicId: string; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; reference: string | null; customer: string; startsOn: string; endsOn: string; priceAmount: number; commissionAmount: number; collectedAmount: number; differenceAmount: number; openAmount: number; isOfSource: boolean; isSettled: boolean })[]; priceAmount: number; commissionAmount: number; collectedAmount: number; differenceAmount: number; openAmount: number; settlements: ({ id: number; createdAt: string; createdBy: { id: number; firstName: string | null; lastName: string | null } | null; count: number; amount: number })[] }
  }
  /** Takes a settlement back: its rentals are open again. */
  "DELETE /companies/{companyId}/source-statements/{id}/settlements/{settlementId}": {
    params: { companyId: number; id: number; settlementId: number }
    answer: { source: { id: number; name: string }; month: string; lines: ({ id: number; publicId: string; status: "quote" | "draft" | "validating" | "pending" | "ongoing" | "done" | "cancelled"; reference: string | null; customer: string; startsOn: string; endsOn: string; priceAmount: number; commissionAmount: number; collectedAmount: number; differenceAmount: number; openAmount: number; isOfSource: boolean; isSettled: boolean })[]; priceAmount: number; commissionAmount: number; collectedAmount: number; differenceAmount: number; openAmount: number; settlements: ({ id: number; createdAt: string; createdBy: { id: number; firstName: string | null; lastName: string | null } | null; count: number; amount: number })[] }
  }
  /** The notices of fines: those still to do by their term, then the others, the latest first. */
  "GET /companies/{companyId}/fines": {
    params: { companyId: number }
    query?: { limit?: number; cursor?: string; status?: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; text?: string }
    answer: ({ id: number; kind: "designation" | "parking" | "abroad"; registrationNumber: string; committedAt: string; noticeDate: string; noticeNumber: string | null; place: string | null; amount: number | null; rentalId: number | null; driverId: number | null; status: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; comments: string | null; vehicleId: number | null; timezone: string; dueDate: string | null; rental: { id: number; publicId: string } | null; driver: { id: number; name: string } | null; fee: { chargeId: number; amount: number } | null; createdAt: string })[]
  }
  /** Records a notice. A rental that is not given is the one that had the vehicle then, the driver its customer. */
  "POST /companies/{companyId}/fines": {
    params: { companyId: number }
    body: { kind: "designation" | "parking" | "abroad"; registrationNumber: string; committedAt: string; noticeDate: string; noticeNumber?: string | null; place?: string | null; amount?: number | null; rentalId?: number | null; driverId?: number | null; status?: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; comments?: string | null }
    answer: { id: number; kind: "designation" | "parking" | "abroad"; registrationNumber: string; committedAt: string; noticeDate: string; noticeNumber: string | null; place: string | null; amount: number | null; rentalId: number | null; driverId: number | null; status: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; comments: string | null; vehicleId: number | null; timezone: string; dueDate: string | null; rental: { id: number; publicId: string } | null; driver: { id: number; name: string } | null; fee: { chargeId: number; amount: number } | null; createdAt: string }
  }
  /** The chosen notices with the data of their drivers, as a table file (`format` csv or xlsx). */
  "GET /companies/{companyId}/fines/export": {
    params: { companyId: number }
    query: { format?: "csv" | "xlsx"; ids: string }
    answer: Blob
  }
  /** A notice of a fine. */
  "GET /companies/{companyId}/fines/{id}": {
    params: { companyId: number; id: number }
    answer: { id: number; kind: "designation" | "parking" | "abroad"; registrationNumber: string; committedAt: string; noticeDate: string; noticeNumber: string | null; place: string | null; amount: number | null; rentalId: number | null; driverId: number | null; status: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; comments: string | null; vehicleId: number | null; timezone: string; dueDate: string | null; rental: { id: number; publicId: string } | null; driver: { id: number; name: string } | null; fee: { chargeId: number; amount: number } | null; createdAt: string }
  }
  /** Changes a notice or its state. */
  "PATCH /companies/{companyId}/fines/{id}": {
    params: { companyId: number; id: number }
    body: { kind?: "designation" | "parking" | "abroad"; registrationNumber?: string; committedAt?: string; noticeDate?: string; noticeNumber?: string | null; place?: string | null; amount?: number | null; rentalId?: number | null; driverId?: number | null; status?: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; comments?: string | null }
    answer: { id: number; kind: "designation" | "parking" | "abroad"; registrationNumber: string; committedAt: string; noticeDate: string; noticeNumber: string | null; place: string | null; amount: number | null; rentalId: number | null; driverId: number | null; status: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; comments: string | null; vehicleId: number | null; timezone: string; dueDate: string | null; rental: { id: number; publicId: string } | null; driver: { id: number; name: string } | null; fee: { chargeId: number; amount: number } | null; createdAt: string }
  }
  /** Finds the rental and its drivers, or the unavailability, that had the vehicle with this plate in this minute; former plates and exchanged vehicles are known. */
  "POST /companies/{companyId}/fines/lookup": {
    params: { companyId: number }
    body: { registrationNumber: string; at: string }
    answer: { vehicle: { id: number; registrationNumber: string; make: string | null; model: string | null; timezone: string } | null; rental: { id: number; publicId: string; status: string; start: string; end: string; deliveredAt: string | null; returnedAt: string | null } | null; drivers: ({ id: number; companyId: number; publicId: string; kind: "person" | "company"; companyName: string | null; siren: string | null; vatNumber: string | null; contactName: string | null; title: string | null; firstName: string | null; lastName: string | null; email: string | null; birthDate: string | null; birthPlace: string | null; address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null; billingAddress: { address: string | null; postalCode: string | null; city: string | null; department: string | null; countryCode: string | null } | null; billingEmail: string | null; drivingLicenseNumber: string | null; drivingLicenseIssuedOn: string | null; drivingLicenseExpiresOn: string | null; drivingLicenseCountryCode: string | null; drivingLicenseCategories: string | null; drivingLicenseDocument: "not_needed" | "needed" | "translation" | "international_permit" | null; phoneNumbers: (string)[]; language: "fr" | "en"; comments: string | null; exclusion: { reason: "unpaid" | "damage" | "fines" | "not_returned" | "false_documents" | "misuse"; note: string | null; until: string; setAt: string; setBy: { id: number; firstName: string | null; lastName: string | null } | null } | null })[]; unavailability: { id: number; start: string; end: string; description: string | null } | null }
  }
  /** Charges the handling fee of a notice to its rental. */
  "POST /companies/{companyId}/fines/{id}/fee": {
    params: { companyId: number; id: number }
    body: { amount: number; reason: string }
    answer: { id: number; kind: "designation" | "parking" | "abroad"; registrationNumber: string; committedAt: string; noticeDate: string; noticeNumber: string | null; place: string | null; amount: number | null; rentalId: number | null; driverId: number | null; status: "to_do" | "designated" | "paid" | "contested" | "billed" | "closed"; comments: string | null; vehicleId: number | null; timezone: string; dueDate: string | null; rental: { id: number; publicId: string } | null; driver: { id: number; name: string } | null; fee: { chargeId: number; amount: number } | null; createdAt: string }
  }
  /** The letter about a notice to its driver as HTML or PDF, in the driver's language. */
  "GET /companies/{companyId}/fines/{id}/letter": {
    params: { companyId: number; id: number }
    query?: { format?: "html" | "pdf" }
    answer: Blob
  }
  /** The figures of a period and of each of its days, weeks or months (`step`): utilisation, revenue before VAT, rentals, costs. A rental counts for the days it covers, so sums over periods agree to the cent. */
  "GET /companies/{companyId}/statistics": {
    params: { companyId: number }
    query: { from: string; to: string; step: "day" | "week" | "month" }
    answer: { figures: { rentedDays: number; fleetDays: number | null; outOfServiceDays: number | null; utilisation: number | null; revenueAmount: number; dailyRateAmount: number | null; availableDayAmount: number | null; rentalsCount: number; averageDays: number | null; leadDays: number | null; discountAmount: number; chargesAmount: number; upkeepAmount: number | null; marginAmount: number | null; refusedCount: number | null; refusedDays: number | null }; parts: ({ rentedDays: number; fleetDays: number | null; outOfServiceDays: number | null; utilisation: number | null; revenueAmount: number; dailyRateAmount: number | null; availableDayAmount: number | null; rentalsCount: number; averageDays: number | null; leadDays: number | null; discountAmount: number; chargesAmount: number; upkeepAmount: number | null; marginAmount: number | null; refusedCount: number | null; refusedDays: number | null; from: string; to: string })[] }
  }
  /** The figures of a period by pick-up agency, category, vehicle or source, highest revenue first. What adds up adds up to the figures of the period. */
  "GET /companies/{companyId}/statistics/shares": {
    params: { companyId: number }
    query: { from: string; to: string; by: "agency" | "category" | "vehicle" | "source" }
    answer: ({ rentedDays: number; fleetDays: number | null; outOfServiceDays: number | null; utilisation: number | null; revenueAmount: number; dailyRateAmount: number | null; availableDayAmount: number | null; rentalsCount: number; averageDays: number | null; leadDays: number | null; discountAmount: number; chargesAmount: number; upkeepAmount: number | null; marginAmount: number | null; refusedCount: number | null; refusedDays: number | null; id: number | null; name: string })[]
  }
  /** The part of the revenue of a period that each option brings, highest first. */
  "GET /companies/{companyId}/statistics/options": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: ({ id: number; name: string; rentalsCount: number; revenueAmount: number })[]
  }
  /** The part of the revenue of a period that each fee brings, highest first. */
  "GET /companies/{companyId}/statistics/fees": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: ({ id: number; name: string; rentalsCount: number; revenueAmount: number })[]
  }
  /** The revenue of a period that each source sends, its commission and what is left, highest revenue first. */
  "GET /companies/{companyId}/statistics/sources": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: ({ id: number; name: string; rentalsCount: number; revenueAmount: number; commissionAmount: number; marginAmount: number })[]
  }
  /** The refused requests whose time falls into a period by the clock of their agency, latest pick-up first; `agencyId` and `categoryId` choose those of an agency or a category. */
  "GET /companies/{companyId}/statistics/refused-requests": {
    params: { companyId: number }
    query: { limit?: number; cursor?: string; from: string; to: string; agencyId?: number; categoryId?: number }
    answer: ({ id: number; departureAgencyId: number; categoryId: number | null; start: string; end: string; referralMode: "desk" | "phone" | "web"; departureAgency: { id: number; name: string; timezone: string }; category: { id: number; code: string; name: string } | null; createdAt: string; createdBy: { id: number; firstName: string | null; lastName: string | null } | null })[]
  }
  /** The figures of a period by its days, weeks or months (`of` is `parts`), by a division, or by `option`, `fee` or `sender` (the sources that sent rentals), as a table file (`format` csv or xlsx) in the language of the user. */
  "GET /companies/{companyId}/statistics/export": {
    params: { companyId: number }
    query: { from: string; to: string; format?: "csv" | "xlsx"; of: "parts" | "sender" | "agency" | "category" | "vehicle" | "source" | "option" | "fee"; step?: "day" | "week" | "month" }
    answer: Blob
  }
  /** The utilisation of each category in each week of a period. */
  "GET /companies/{companyId}/statistics/heat-map": {
    params: { companyId: number }
    query: { from: string; to: string }
    answer: { weeks: ({ from: string; to: string })[]; rows: ({ id: number; name: string; utilisation: (number | null)[] })[] }
  }
}
