import { z } from 'zod'
import { endpoint } from '../kernel/endpoint.ts'
import { Source, SourceChange, SourceCreation } from './source.schema.ts'

export const listSources = endpoint({
  method: 'GET',
  path: '/companies/:companyId/sources',
  summary: 'The sources that send rentals, by name, switched off ones too.',
  can: 'company.read',
  response: z.array(Source),
})

export const getSource = endpoint({
  method: 'GET',
  path: '/companies/:companyId/sources/:id',
  summary: 'A source that sends rentals.',
  can: 'company.read',
  response: Source,
})

export const createSource = endpoint({
  method: 'POST',
  path: '/companies/:companyId/sources',
  summary: 'Creates a source; its name is unique in the company.',
  can: 'company.write',
  body: SourceCreation,
  response: Source,
  status: 201,
  problems: ['conflict'],
})

export const updateSource = endpoint({
  method: 'PATCH',
  path: '/companies/:companyId/sources/:id',
  summary: 'Changes a source, or switches it off. Agreed rentals keep their price and the terms of their commission.',
  can: 'company.write',
  body: SourceChange,
  response: Source,
  problems: ['conflict'],
})

export const deleteSource = endpoint({
  method: 'DELETE',
  path: '/companies/:companyId/sources/:id',
  summary: 'Deletes a source, or archives it where rentals name it: they keep it.',
  can: 'company.write',
})
