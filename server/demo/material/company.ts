import { register, updateMe } from '@filao/domain/access/contract'
import { demoLogin } from '@filao/domain/access/demo-login'
import * as billing from '@filao/domain/billing/contract'
import type { Agency } from '@filao/domain/company/agency.schema'
import * as company from '@filao/domain/company/contract'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import * as fleet from '@filao/domain/fleet/contract'
import type { Option } from '@filao/domain/fleet/option/option.schema'
import type { Vehicle } from '@filao/domain/fleet/vehicle/vehicle.schema'
import { createFee, putPrices } from '@filao/domain/pricing/contract'
import type { PriceLine } from '@filao/domain/pricing/price-line.schema'
import { putMessageTemplate } from '@filao/domain/rentals/contract'
import { createSource } from '@filao/domain/sources/contract'
import type { Source } from '@filao/domain/sources/source.schema'
import { recordProof } from '#features/access/public'
import type { Database } from '#platform/database/connect'
import { inTransaction } from '#platform/database/tenancy/tenant'
import * as data from './data.ts'
import { demoFees } from './fees.ts'
import type { Person } from './person.ts'
import { addPhotos } from './photos.ts'
import { dateBack } from './queries.ts'
import type { Random } from './random.ts'
import { demoSources } from './sources.ts'

/** A company that is ready to rent: everything but vehicles. */
export type OpenCompany = {
  companyId: number
  /** The user who opened it. */
  userId: number
  agencies: Agency[]
  categories: Category[]
  options: Option[]
  /** The options that lower the excess. */
  covers: Option[]
  sources: Source[]
  prices: PriceLine[]
}

/** The demo company with its vehicles. */
export type DemoCompany = OpenCompany & { vehicles: Vehicle[] }

/** Signs up the demo company and fills it, in the order in which a person would. */
export async function openDemo(owner: Person, db: Database, random: Random): Promise<DemoCompany> {
  const opened = await openCompany(owner, db, 'Alizés Location', demoLogin)
  const params = { companyId: opened.companyId }
  const vehicles = await inOrder(vehiclesOf(opened, random), (body) =>
    owner.request(fleet.createVehicle, { params, body }),
  )
  await addPhotos(owner, opened.companyId)
  return { ...opened, vehicles }
}

/**
 * Signs up with an e-mail address and a password, and fills in a company of Guadeloupe with its agencies, categories
 * and prices. Nobody reads the mail of an invented address, so it is marked as proven.
 */
export async function openCompany(
  owner: Person,
  db: Database,
  name: string,
  { email, password }: { email: string; password: string },
  priceId = 'price_pro',
): Promise<OpenCompany> {
  const { user } = await owner.request(register, { body: { email, language: 'fr' } })
  await inTransaction(db, { identity: true }, (tx) => recordProof(tx, user))
  await owner.request(updateMe, { body: { password, firstName: 'Maryse', lastName: 'Alizé' } })
  const { id: companyId } = await owner.request(company.createCompany, {
    body: {
      name,
      address: 'Aérogare Guy Tirolien, 97139 Les Abymes',
      phoneNumber: '0590 12 34 56',
      email: 'contact@alizes.example',
      countryCode: 'GP',
      siret: '90184062900017',
      legalForm: 'SARL',
      shareCapital: 15_000,
      registryCity: 'Pointe-à-Pitre',
      vatNumber: 'FR33901840629',
      mediator: 'CM2C, 49 rue de Ponthieu, 75008 Paris\nwww.cm2c.net',
    },
  })
  await dateBack(db, companyId)
  const params = { companyId }
  await subscribe(owner, companyId, priceId)
  await owner.request(company.updateCompany, { params, body: { ...terms, ...tariffs, quoteValidityDays: 7 } })
  await owner.request(putMessageTemplate, { params, body: { kind: 'reminder', language: 'fr', words: reminderWords } })
  const agencies = await inOrder(data.agencies, (body) => owner.request(company.createAgency, { params, body }))
  const categories = await inOrder(data.categories, (body) => owner.request(fleet.createCategory, { params, body }))
  const everywhere = categories.map((category) => ({ categoryId: category.id }))
  const options = await inOrder(data.options, (body) =>
    owner.request(fleet.createOption, { params, body: { ...body, categories: everywhere } }),
  )
  const covers = await inOrder(data.covers, ({ leaves, ...body }) => {
    const covered = categories.map(({ id, waiverAmount }) => ({ categoryId: id, waiverAmount: waiverAmount * leaves }))
    return owner.request(fleet.createOption, { params, body: { ...body, isCover: true, categories: covered } })
  })
  await inOrder(demoFees((agencies[0] as Agency).id), (body) => owner.request(createFee, { params, body }))
  const sources = await inOrder(demoSources, (body) => owner.request(createSource, { params, body }))
  const prices = await owner.request(putPrices, { params, body: priceList(agencies, categories) })
  return { companyId, userId: user.id, agencies, categories, options, covers, sources, prices }
}

/**
 * Takes a plan of the local provider with its trial over, so that the limits allow the fleet; with another provider the
 * company keeps its initial plan.
 */
async function subscribe(owner: Person, companyId: number, priceId: string): Promise<void> {
  const { provider } = await owner.request(billing.getBillingState, { params: { companyId } })
  if (provider !== 'local') return
  const { url } = await owner.request(billing.createSubscription, { params: { companyId }, body: { priceId } })
  const session = url.split('/').at(-1) as string
  await owner.request(billing.payTestCheckout, { params: { companyId, session }, body: { outcome: 'paid' } })
  await owner.request(billing.changeTestSubscription, { params: { companyId }, body: { action: 'end_trial' } })
}

/** The company's own words of the mail on the eve of a return. */
const reminderWords = {
  subject: 'À demain\u202f: retour du véhicule {{immatriculation}}',
  body: `Bonjour {{client}},

Nous vous attendons {{retour}}, agence {{agence_retour}}, pour le retour de votre {{véhicule}}.

Pensez au plein et à vos affaires\u202f: sable compris, le véhicule nous revient comme il est parti.
Un imprévu\u202f? Appelez-nous au {{téléphone}}.

L’équipe {{entreprise}}`,
}

/** The tariffs that the company's papers state; kilometres are unlimited. */
const tariffs = {
  fuelQuarterAmount: 22,
  lateHourAmount: 12,
  fineHandlingAmount: 20,
  cancellationFeePercent: 30,
  noShowFeePercent: 100,
}

const terms = {
  rentalTerms:
    '<h2>Conditions générales de location</h2><p>Le conducteur est âgé d’au moins 21 ans et titulaire du permis B depuis deux ans. Le véhicule ne quitte pas la Guadeloupe.</p><p>Le carburant manquant au retour est facturé {{fuel}}. Tout retard de plus de 29 minutes ouvre une journée supplémentaire.</p><h3>Assurance</h3><p>La responsabilité civile et les dommages au véhicule sont assurés, au-delà de la franchise. Ne le sont ni les pneus, ni le bas de caisse, ni la conduite par une personne que le contrat ne nomme pas.</p><h3>Kilomètres, amendes</h3><p>Les kilomètres sont illimités. Les amendes restent à la charge du locataire, avec 20 € de frais de dossier.</p><h3>Réclamations, données personnelles</h3><p>Après une réclamation écrite restée sans réponse, le médiateur de la consommation peut être saisi. Vos données personnelles servent au contrat et sont conservées le temps qu’exige la loi.</p>',
  contractTerms:
    '<p>Entre {{company}} et {{customer}}, il est convenu de la location du véhicule {{vehicle}} du {{start}} au {{end}}.</p><p>La caution est restituée au retour du véhicule, déduction faite des dommages constatés contradictoirement, dans la limite de la franchise.</p>',
}

function priceList(agencies: Agency[], categories: Category[]) {
  return agencies.flatMap((agency) =>
    data.seasons.flatMap(({ userLabel, prices }) => {
      const seasonId = agency.seasons.find((one) => one.userLabel === userLabel)?.id ?? null
      return categories.flatMap((category, at) =>
        data.tiers.map((minDays, tier) => ({
          agencyId: agency.id,
          seasonId,
          categoryId: category.id,
          minDays,
          price: data.categories[at]?.prices[prices]?.[tier] ?? 0,
        })),
      )
    }),
  )
}

function vehiclesOf({ agencies, categories }: OpenCompany, random: Random) {
  const used = new Set<string>()
  let count = 0
  return data.categories.flatMap(({ vehicles, models, schematicId }, at) =>
    Array.from({ length: vehicles }, (_, n) => ({
      ...(models[n % models.length] as (typeof models)[number]),
      registrationNumber: plate(random, used),
      categoryId: (categories[at] as Category).id,
      locationId: (agencies[count++ % agencies.length] as Agency).id,
      year: random.between(2022, 2026),
      odometer: random.between(200, 30_000),
      color: random.pick(data.colors),
      fuelLevel: '4/4',
      schematicId,
    })),
  )
}

/** Returns an unused plate, with letters that real plates have: without I, O and U. */
export function plate(random: Random, used: Set<string>): string {
  const letters = 'ABCDEFGHJKLMNPQRTVWXYZ'
  const two = () => random.pick([...letters]) + random.pick([...letters])
  const text = `${random.pick(['F', 'G', 'H'])}${random.pick([...letters])}-${String(random.between(1, 999)).padStart(3, '0')}-${two()}`
  if (used.has(text)) return plate(random, used)
  used.add(text)
  return text
}

async function inOrder<Wanted, Made>(list: Wanted[], make: (one: Wanted) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const one of list) made.push(await make(one))
  return made
}
