import type { Company } from '@filao/domain/company/company.schema'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { pricedHours } from '@filao/domain/pricing/season-line'
import type { Conditions } from '@filao/domain/rentals/document/conditions/conditions'
import type { CategoryPromise } from '@filao/domain/rentals/promise/promise.schema'
import { loadCompany } from '#features/company/public'
import { findVehicleDriverRules } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { findOptionPrice } from './document-queries.ts'

type Rented = {
  companyId: number
  vehicleId: number
  promise: Pick<CategoryPromise, 'categoryId'> | null
  deliveredAt: string | null
  customer: { kind: 'person' | 'company' }
  price: Pick<Quote, 'seasons'> | null
}

/**
 * Loads the tariffs and conditions of a rental as they are now: those of the company, and of the promised category
 * until the vehicle leaves, else of the vehicle's.
 */
export async function loadConditions(tx: Tx, rented: Rented): Promise<Conditions> {
  const { companyId, vehicleId, promise, deliveredAt, customer, price } = rented
  const categoryId = deliveredAt === null ? (promise?.categoryId ?? null) : null
  const [company, rules] = await Promise.all([
    loadCompany(tx, companyId),
    findVehicleDriverRules(tx, companyId, vehicleId, categoryId),
  ])
  if (!rules) throw notFound()
  const { youngDriverAge: age, youngDriverOptionId: optionId } = rules
  const option = age === null || optionId === null ? null : await findOptionPrice(tx, companyId, optionId)
  return {
    ...tariffsOf(company),
    ...(pricedHours(price) !== null && { isPricedByHour: true }),
    minimumAge: rules.minimumAge,
    maximumAge: rules.maximumAge,
    minimumLicenceYears: rules.minimumLicenceYears,
    licenceCategory: rules.licenceCategory,
    youngDriver: option && age !== null ? { age, ...option } : null,
    namesExclusion: true,
    mediator: customer.kind === 'person' ? company.mediator : null,
  }
}

function tariffsOf(company: Awaited<ReturnType<typeof loadCompany>>): Tariffs {
  return {
    includedKilometresPerDay: company.includedKilometresPerDay,
    extraKilometreAmount: company.extraKilometreAmount,
    fuelQuarterAmount: company.fuelQuarterAmount,
    lateHourAmount: company.lateHourAmount,
    fineHandlingAmount: company.fineHandlingAmount,
    cancellationFeePercent: company.cancellationFeePercent,
    cancellationFeeAmount: company.cancellationFeeAmount,
    noShowFeePercent: company.noShowFeePercent,
    noShowFeeAmount: company.noShowFeeAmount,
    graceMinutes: company.graceMinutes,
  }
}

type Tariffs = Omit<Pick<Company, keyof Company & keyof Conditions>, 'mediator'>
