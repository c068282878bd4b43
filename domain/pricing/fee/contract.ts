import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { Fee, FeeChange, FeeCreation } from './fee.schema.ts'

export const listFees = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fees',
  staleAfter: ['agencies', 'categories'],
  summary: 'The fees that charge themselves, by case and name, switched on or not.',
  can: 'company.read',
  response: z.array(Fee),
})

export const getFee = endpoint({
  method: 'GET',
  path: '/companies/:companyId/fees/:id',
  staleAfter: ['agencies', 'categories'],
  summary: 'A fee that charges itself.',
  can: 'company.read',
  response: Fee,
})

export const createFee = endpoint({
  method: 'POST',
  path: '/companies/:companyId/fees',
  summary: 'Creates a fee; one that is switched on and charges the same case as another is refused.',
  can: 'prices.write',
  body: FeeCreation,
  response: Fee,
  status: 201,
  problems: ['conflict'],
})

export const updateFee = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/fees/:id',
  summary: 'Changes a fee, or switches it on and off. Agreed prices stay as they are.',
  can: 'prices.write',
  body: FeeChange,
  response: Fee,
  problems: ['conflict'],
})

export const deleteFee = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/fees/:id',
  summary: 'Removes a fee. Agreed prices keep it.',
  can: 'prices.write',
})
