import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { Category, CategoryChange, CategoryCreation } from './category.schema.ts'

export const listCategories = endpoint({
  method: 'GET',
  path: '/companies/:companyId/categories',
  staleAfter: ['options'],
  summary: 'The categories by code.',
  can: 'company.read',
  response: z.array(Category),
})

export const getCategory = endpoint({
  method: 'GET',
  path: '/companies/:companyId/categories/:id',
  staleAfter: ['options'],
  summary: 'A category.',
  can: 'company.read',
  response: Category,
})

export const createCategory = endpoint({
  method: 'POST',
  path: '/companies/:companyId/categories',
  summary: 'Creates a category; its code is unique in the company.',
  can: 'fleet.write',
  body: CategoryCreation,
  response: Category,
  status: 201,
  problems: ['conflict'],
})

export const updateCategory = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/categories/:id',
  summary: 'Changes a category. Rentals already agreed keep their amounts and preparation time.',
  can: 'fleet.write',
  body: CategoryChange,
  response: Category,
  problems: ['conflict'],
})

export const deleteCategory = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/categories/:id',
  summary:
    'Removes a category, or archives it where rentals refer to it; 409 while it has vehicles or prices an unfinished rental.',
  can: 'fleet.write',
  problems: ['conflict'],
})
