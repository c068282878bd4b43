import { customerName, type NamedCustomer } from '../customers/name/person.ts'
import { formatPlate } from '../fleet/vehicle/plate.ts'
import type { Sentence } from '../kernel/language.ts'
import { Problem } from '../kernel/problem.ts'
import { guillemets } from '../kernel/text.ts'

type Archivable = { archivedAt: string | null }

/** The agencies, people and vehicle of a rental, with the date each was archived. */
export type NamedParts = {
  agencies: readonly (Archivable & { name: string })[]
  people: readonly (Archivable & NamedCustomer)[]
  vehicle: Archivable & { registrationNumber: string }
}

/**
 * Refuses to offer or agree a rental when one of its parts was deleted since it was entered: the vehicle would return
 * to an agency that no list shows, or be in no fleet. Throws `conflict`.
 */
export function checkNothingArchived({ agencies, people, vehicle }: NamedParts): void {
  const agency = agencies.find(isArchived)
  if (agency) throw new Problem('conflict', agencyGone(agency.name))
  const person = people.find(isArchived)
  if (person) throw new Problem('conflict', personGone(customerName(person)))
  if (isArchived(vehicle)) throw new Problem('conflict', vehicleGone(formatPlate(vehicle.registrationNumber)))
}

function isArchived({ archivedAt }: Archivable): boolean {
  return archivedAt !== null
}

function agencyGone(name: string): Sentence {
  return {
    fr: `L’agence ${guillemets(name)} a été supprimée\u202f: modifiez la location pour en choisir une autre.`,
    en: `The agency '${name}' has been deleted: edit the rental to choose another one.`,
  }
}

function personGone(name: string): Sentence {
  return {
    fr: `${guillemets(name)} ne figure plus parmi vos clients\u202f: modifiez la location pour choisir une autre personne.`,
    en: `'${name}' is no longer among your customers: edit the rental to choose someone else.`,
  }
}

function vehicleGone(plate: string): Sentence {
  return {
    fr: `Le véhicule ${plate} ne fait plus partie du parc\u202f: modifiez la location pour en choisir un autre.`,
    en: `The vehicle ${plate} is no longer part of the fleet: edit the rental to choose another one.`,
  }
}
