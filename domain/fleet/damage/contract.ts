import { z } from 'zod'
import { Binary, endpoint } from '../../kernel/endpoint.ts'
import { Damage, DamageCreation } from './damage.schema.ts'
import { SchematicThumbnail } from './schematics.schema.ts'

export const listSchematics = endpoint({
  method: 'GET',
  path: '/schematics/png/thumbnail',
  summary: 'The drawings on which damage is marked, each with the address of its thumbnail.',
  can: 'signed-in',
  response: z.array(SchematicThumbnail),
})

export const getSchematicThumbnail = endpoint({
  method: 'GET',
  path: '/schematics/png/:id',
  summary: 'The thumbnail of a drawing, as png.',
  can: 'signed-in',
  response: Binary,
})

/** Returns a drawing with five views: front, back, left, right and top, each a group with that `id`. */
export const getSchematic = endpoint({
  method: 'GET',
  path: '/schematics/svg/:id',
  summary: 'A drawing, as svg.',
  can: 'signed-in',
  response: Binary,
})

/** Lists the damages of a vehicle. A repaired damage stays in the history of the checks. */
export const listDamages = endpoint({
  method: 'GET',
  path: '/companies/:companyId/vehicles/:vehicleId/damages',
  staleAfter: ['rentals'],
  summary: "A vehicle's damages, those that are not repaired first, then the latest first.",
  can: 'company.read',
  response: z.array(Damage),
})

export const noteDamage = endpoint({
  method: 'POST',
  path: '/companies/:companyId/vehicles/:vehicleId/damages',
  summary: 'Records a damage on a vehicle outside any rental.',
  can: 'fleet.write',
  body: DamageCreation,
  response: Damage,
  status: 201,
})

export const repairDamage = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/vehicles/:vehicleId/damages/:id',
  summary: 'Marks a damage as repaired or as not repaired.',
  can: 'fleet.write',
  body: z.object({ isRepaired: z.boolean() }),
  response: Damage,
})
