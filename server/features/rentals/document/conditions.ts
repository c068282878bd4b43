import type { Company } from '@filao/domain/company/company.schema'
import type { Quote } from '@filao/domain/pricing/quote.schema'
import { pricedHours } from '@filao/domain/pricing/season-line'
import type { Conditions } from '@filao/domain/rentals/document/conditions/conditions'
import { loadCompany } from '#features/company/public'
import { findVehicleDriverRules } from '#features/fleet/public'
import type { Tx } from '#platform/database/connect'
import { notFound } from '#platform/http/problems'
import { findOptionPrice } from './document-queries.ts'

type Rented = {
  companyId: number
  vehicleId: number
  customer: { kind: 'person' | 'company' }
  price: Pick<Quote, 'seasons'> | null
}

/** Loads the tariffs and conditions of a rental as they are now: those of the company and of the vehicle's category. */
export async function loadConditions(tx: Tx, { companyId, vehicleId, customer, price }: Rented): Promise<Conditions> {
  const [company, rules] = await Promise.all([
    loadCompany(tx, companyId),
    findVehicleDriverRules(tx, companyId, vehicleId),
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
