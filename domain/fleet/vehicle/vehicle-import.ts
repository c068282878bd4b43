import { z } from 'zod'
import { readLine, readName, readYear } from '../../imports/cells.ts'
import type { ImportField, ImportKind, Question } from '../../imports/kind.ts'
import { pastDayReader } from '../../imports/moment.ts'
import { isNoAgency, isNoCategory, isNoPlate, isNoWhole } from '../../imports/refusals.ts'
import type { Sentence } from '../../kernel/language.ts'
import { guillemets } from '../../kernel/text.ts'
import type { LocalDate } from '../../kernel/time.ts'
import { readWhole } from '../../kernel/typed-number.ts'
import { schematics } from '../damage/schematics.ts'
import { formatPlate, isFrenchPlate, normalisePlate, plateForm } from './plate.ts'
import { isNoFuel, isNoTransmission, readFuel, readTransmission } from './powertrain.ts'
import { VehicleCreation, vehicleLabels } from './vehicle.ts'
import { vehicleHeadings } from './vehicle-headings.ts'
import { fuelLabels, fuels, transmissionLabels, transmissions } from './vehicle-words.ts'

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
  const field = (key: keyof typeof vehicleHeadings, read: ImportField['read'], more: Partial<ImportField> = {}) => {
    const isRequired = required.has(key)
    return { key, label: vehicleLabels[key], headings: vehicleHeadings[key], isRequired, read, ...more }
  }
  return {
    fields: [
      field('registrationNumber', (text) => (plateForm(text) ? text : null), {
        looksLike: isFrenchPlate,
        isEverywhere: true,
        refusal: isNoPlate,
      }),
      field('categoryId', (text) => readName(text, categories.map(categoryNames)), {
        choices: categories.map(({ code, name }) => choice(code, `${code} – ${name}`)),
        refusal: isNoCategory,
      }),
      field(
        'locationId',
        (text) =>
          readName(
            text,
            agencies.map(({ id, name }) => [id, [name]] as const),
          ),
        {
          choices: agencies.map(({ name }) => choice(name, name)),
          refusal: isNoAgency,
        },
      ),
      field('make', readLine),
      field('model', readLine),
      field('year', (text) => readYear(text, today)),
      field('odometer', readWhole, { refusal: isNoWhole }),
      field('vin', (text) => text.replaceAll(/\s+/g, '').toUpperCase()),
      field('firstRegistrationDate', pastDayReader(today), { isDate: true }),
      field('fuel', readFuel, { choices: labelled(fuelLabels), refusal: isNoFuel }),
      field('transmission', readTransmission, {
        choices: labelled(transmissionLabels),
        refusal: isNoTransmission,
      }),
      field('seats', readWhole, { refusal: isNoWhole }),
      field('color', readLine),
      field('hp', readWhole, { refusal: isNoWhole }),
      field('cv', readWhole, { refusal: isNoWhole }),
      field('fuelLevel', readFuelLevel),
      field('schematicId', (text) => readName(text, schematics.map(drawingNames)), {
        choices: schematics.map(({ label }) => ({ text: label.fr, label })),
        refusal: isNoDrawing,
      }),
      field('description', readLine),
      field('comments', (text) => text),
    ],
    schema: ListedVehicle,
    questions: ({ registrationNumber }) => plateQuestions(String(registrationNumber ?? '')),
    confirmed: { registrationNumber: { allowOtherFormat: true } },
    identity: ({ registrationNumber }) => normalisePlate(registrationNumber),
    name: ({ registrationNumber = '' }) =>
      plateForm(registrationNumber) ? formatPlate(registrationNumber) : registrationNumber,
  }
}

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
