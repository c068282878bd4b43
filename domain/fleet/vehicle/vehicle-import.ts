import { z } from 'zod'
import { readLine, readName, readYear } from '../../imports/cells.ts'
import type { ImportField, ImportKind, Question } from '../../imports/kind.ts'
import { pastDayReader } from '../../imports/moment.ts'
import { isNoAgency, isNoCategory, isNoPlate, isNoWhole } from '../../imports/refusals.ts'
import type { Sentence } from '../../kernel/language.ts'
import { guillemets } from '../../kernel/text.ts'
import type { LocalDate } from '../../kernel/time.schema.ts'
import { readWhole } from '../../kernel/typed-number.ts'
import { schematics } from '../damage/schematics.ts'
import { formatPlate, isFrenchPlate, normalisePlate, plateForm } from './plate.ts'
import { isNoFuel, isNoTransmission, readFuel, readTransmission } from './powertrain.ts'
import { VehicleCreation } from './vehicle.schema.ts'
import { type VehicleField, vehicleFields, vehicleLabels } from './vehicle.ts'
import { vehicleHeadings } from './vehicle-headings.ts'
import { fuelLabels, fuels, transmissionLabels, transmissions } from './vehicle-values.ts'

type Category = { id: number; code: string; name: string }
type Agency = { id: number; name: string }

/**
 * Returns the rules by which vehicles are imported; a category is named by its code or name, an agency by its name, and
 * past days are up to `today`.
 */
export function vehicleImport(
  categories: readonly Category[],
  agencies: readonly Agency[],
  today: LocalDate,
): ImportKind<VehicleCreation> {
  /** A field without a line is read as text. */
  const own: Partial<Record<VehicleField, Partial<ImportField>>> = {
    registrationNumber: {
      read: (text) => (plateForm(text) ? text : null),
      looksLike: isFrenchPlate,
      isEverywhere: true,
      refusal: isNoPlate,
    },
    categoryId: {
      read: (text) => readName(text, categories.map(categoryNames)),
      choices: categories.map(({ code, name }) => choice(code, `${code} – ${name}`)),
      refusal: isNoCategory,
    },
    locationId: {
      read: (text) => readName(text, agencies.map(agencyNames)),
      choices: agencies.map(({ name }) => choice(name, name)),
      refusal: isNoAgency,
    },
    year: { read: (text) => readYear(text, today) },
    odometer: { read: readWhole, refusal: isNoWhole },
    vin: { read: (text) => text.replaceAll(/\s+/g, '').toUpperCase() },
    firstRegistrationDate: { read: pastDayReader(today), isDate: true },
    fuel: { read: readFuel, choices: labelled(fuelLabels), refusal: isNoFuel },
    transmission: { read: readTransmission, choices: labelled(transmissionLabels), refusal: isNoTransmission },
    seats: { read: readWhole, refusal: isNoWhole },
    hp: { read: readWhole, refusal: isNoWhole },
    cv: { read: readWhole, refusal: isNoWhole },
    fuelLevel: { read: readFuelLevel },
    schematicId: {
      read: (text) => readName(text, schematics.map(drawingNames)),
      choices: schematics.map(({ label }) => ({ text: label.fr, label })),
      refusal: isNoDrawing,
    },
    comments: { read: (text) => text },
  }
  return {
    fields: vehicleFields.map((key) => ({
      key,
      label: vehicleLabels[key],
      headings: headings[key] ?? [],
      isRequired: required.has(key),
      read: readLine,
      ...own[key],
    })),
    schema: ListedVehicle,
    questions: ({ registrationNumber }) => plateQuestions(String(registrationNumber ?? '')),
    confirmed: { registrationNumber: { allowOtherFormat: true } },
    identity: ({ registrationNumber }) => normalisePlate(registrationNumber),
    name: ({ registrationNumber = '' }) =>
      plateForm(registrationNumber) ? formatPlate(registrationNumber) : registrationNumber,
  }
}

const headings: Partial<Record<VehicleField, string[]>> = vehicleHeadings
const required = new Set(['registrationNumber', 'categoryId', 'locationId'])

function plateQuestions(plate: string): Question[] {
  if (!plate || plateForm(plate) !== 'other') return []
  const message = {
    fr: `${guillemets(plate)} n’est pas de la forme AA-123-AA\u202f: corrigez cette plaque, ou confirmez-la.`,
    en: `'${plate}' is not of the form AA-123-AA: correct this plate, or confirm it.`,
  }
  return [{ field: 'registrationNumber', message }]
}

function categoryNames({ id, code, name }: Category) {
  return [id, [code, name, `${code} ${name}`]] as const
}

function agencyNames({ id, name }: Agency) {
  return [id, [name]] as const
}

function drawingNames({ id, label }: (typeof schematics)[number]) {
  return [id, [label.fr, label.en]] as const
}

function choice(text: string, label: string) {
  return { text, label: { fr: label, en: label } }
}

function labelled(labels: Record<string, Sentence>) {
  return Object.entries(labels).map(([text, label]) => ({ text, label }))
}

/** Reads a gauge written 3 / 4, as the exported file has it, or a full tank. */
function readFuelLevel(text: string): string {
  return readName(text, [['4/4', ['plein', 'full']]] as const).replaceAll(/\s+/g, '')
}

/** A vehicle whose fuel and transmission are of the lists, as a form asks for them. */
const ListedVehicle = VehicleCreation.extend({
  fuel: z.enum(fuels).nullable().optional(),
  transmission: z.enum(transmissions).nullable().optional(),
})

function isNoDrawing(text: string): Sentence {
  return { fr: `${guillemets(text)} n’est pas le nom d’un schéma.`, en: `'${text}' is not the name of a drawing.` }
}
