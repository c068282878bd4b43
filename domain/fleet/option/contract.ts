import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { Option, OptionChange, OptionCreation } from './option.ts'

export const listOptions = endpoint({
  method: 'GET',
  path: '/companies/:companyId/options',
  staleAfter: ['categories'],
  summary: 'The options by name, enabled or not.',
  can: 'company.read',
  response: z.array(Option),
})

export const getOption = endpoint({
  method: 'GET',
  path: '/companies/:companyId/options/:id',
  staleAfter: ['categories'],
  summary: 'An option.',
  can: 'company.read',
  response: Option,
})

export const createOption = endpoint({
  method: 'POST',
  path: '/companies/:companyId/options',
  summary: 'Creates an option.',
  can: 'fleet.write',
  body: OptionCreation,
  response: Option,
  status: 201,
})

export const updateOption = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/options/:id',
  summary: 'Changes an option, or switches it on and off.',
  can: 'fleet.write',
  body: OptionChange,
  response: Option,
})

export const deleteOption = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/options/:id',
  summary: 'Removes an option, or archives it where rentals refer to it.',
  can: 'fleet.write',
})
