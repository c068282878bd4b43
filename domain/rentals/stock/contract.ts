import { z } from 'zod'
import { endpoint } from '../../kernel/endpoint.ts'
import { OptionLeft, OptionsLeftQuery } from './stock.schema.ts'

/** Lists the counted options of the departure agency. Drafts and quotes hold nothing. */
export const listOptionsLeft = endpoint({
  method: 'GET',
  path: '/companies/:companyId/optionsLeft',
  staleAfter: ['rentals', 'options', 'agencies'],
  summary: 'The options that the departure agency counts, and how many of each are left for a period.',
  can: 'company.read',
  query: OptionsLeftQuery,
  response: z.array(OptionLeft),
})
