import { expect, test } from 'vitest'
import { Problem } from '../../kernel/problem.ts'
import { moveRentals } from './contract.ts'
import { mostMoves } from './moves.schema.ts'
import { refusedMove } from './moves.ts'

const move = (id: number) => ({ id, vehicleId: 1, version: '"a"' })
const isAccepted = (body: unknown) => moveRentals.body.safeParse(body).success

test('a list of moves has from one rental to twenty, each once', () => {
  const moves = (count: number) => Array.from({ length: count }, (_, at) => move(at + 1))
  expect(isAccepted([])).toBe(false)
  expect(isAccepted(moves(1))).toBe(true)
  expect(isAccepted(moves(mostMoves))).toBe(true)
  expect(isAccepted(moves(mostMoves + 1))).toBe(false)
  expect(isAccepted([move(1), move(2), move(1)])).toBe(false)
})

test('a refusal names the rental in both languages, and the field in its line', () => {
  const sentence = { fr: 'Ce véhicule est pris.', en: 'This vehicle is taken.' }
  const fields = [{ path: 'vehicleId', code: 'taken', message: sentence }]
  const taken = new Problem('vehicle_taken', sentence, { fields, data: { conflict: 1 } })
  const refusal = refusedMove(taken, { id: 7, publicId: '2026-12-0007' }, 1)
  expect(refusal.code).toBe('vehicle_taken')
  expect(refusal.sentence).toEqual({
    fr: 'Location 2026-12-0007\u202f: Ce véhicule est pris.',
    en: 'Rental 2026-12-0007: This vehicle is taken.',
  })
  expect(refusal.details).toEqual({
    fields: [{ path: '1.vehicleId', code: 'taken', message: sentence }],
    data: { conflict: 1, rental: { id: 7, publicId: '2026-12-0007' } },
  })
})
