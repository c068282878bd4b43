import { expect, test } from 'vitest'
import { Problem } from '../kernel/problem.ts'
import { checkUnused, type Deletable } from './unfinished-rentals.ts'

const rentals = ['202603-0004', '202603-0007', '202603-0009'].map((publicId, at) => ({ id: at + 1, publicId }))

function refusal(thing: Deletable, total: number) {
  try {
    return checkUnused(thing, { total, first: rentals.slice(0, total) })
  } catch (problem) {
    return problem instanceof Problem ? { code: problem.code, ...problem.sentence, ...problem.details.data } : problem
  }
}

test('a record without unfinished rentals may be deleted', () => {
  expect(refusal({ kind: 'agency', name: 'Le Gosier' }, 0)).toBeUndefined()
})

test('the refusal names the one rental and the ways to solve it', () => {
  expect(refusal({ kind: 'customer', name: 'Zoé Éboué' }, 1)).toEqual({
    code: 'conflict',
    fr: 'Le client «\u00a0Zoé Éboué\u00a0» figure dans la location 202603-0004, qui n’est pas terminée. Terminez-la, annulez-la ou choisissez-y une autre personne avant de le supprimer.',
    en: "The customer 'Zoé Éboué' is part of rental 202603-0004, which is not finished. Finish or cancel it, or choose somebody else in it, before you delete this one.",
    rentals: [rentals[0]],
    rentalCount: 1,
  })
})

test('the refusal names the first of many rentals, and the number of the others', () => {
  expect(refusal({ kind: 'agency', name: 'Le Gosier' }, 3)).toMatchObject({
    fr: 'L’agence «\u00a0Le Gosier\u00a0» figure dans 3 locations qui ne sont pas terminées\u202f: 202603-0004, 202603-0007, 202603-0009. Terminez-les, annulez-les ou choisissez-y une autre agence avant de la supprimer.',
  })
  expect(refusal({ kind: 'vehicle', name: 'AA-123-AA' }, 4)).toMatchObject({
    fr: expect.stringContaining('202603-0009 et 1 autre. '),
    en: expect.stringContaining('4 unfinished rentals: 202603-0004, 202603-0007, 202603-0009 and 1 more. '),
    rentalCount: 4,
  })
  expect(refusal({ kind: 'category', name: 'C1' }, 12)).toMatchObject({ fr: expect.stringContaining('et 9 autres. ') })
})
