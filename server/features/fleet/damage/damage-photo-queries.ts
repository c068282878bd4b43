import type { AliasableExpression, ExpressionBuilder } from 'kysely'
import { brought } from '#platform/brought'
import type { Schema } from '#platform/database/schema'

type Photo = { id: number; rentalId: number }

/** Selects the photos of a damage. */
export const photosOfDamage =
  brought<(damage: ExpressionBuilder<Schema, 'damages'>) => AliasableExpression<Photo[]>>('photosOfDamage')
