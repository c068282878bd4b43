import { z } from 'zod'
import { Binary, endpoint, PrintFormat } from '../kernel/endpoint.ts'
import { Id } from '../kernel/field.schema.ts'
import { Paging } from '../kernel/paging.ts'
import { LocalDate } from '../kernel/time.schema.ts'
import { CashDesk, CashDeskClosing, CashDeskOpening, Drawer } from './desk.schema.ts'

/** The writes that move the sums of an open cash desk, or its agency's name. */
const staleAfter = ['rentals', 'agencies']

export const listCashDesks = endpoint({
  method: 'GET',
  path: '/companies/:companyId/cash-desks',
  staleAfter,
  summary: 'The cash desks of all days, latest first; of one agency with `agencyId`, of one day with `date`.',
  can: 'journal.read',
  paged: true,
  query: Paging.extend({ agencyId: z.coerce.number().pipe(Id).optional(), date: LocalDate.optional() }),
  response: z.array(CashDesk),
})

export const listDrawers = endpoint({
  method: 'GET',
  path: '/companies/:companyId/cash-desks/drawers',
  staleAfter,
  summary: 'The drawer of each agency: its last cash desk, and the cash that the next one opens with.',
  can: 'company.read',
  response: z.array(Drawer),
})

export const openCashDesk = endpoint({
  method: 'POST',
  path: '/companies/:companyId/cash-desks',
  summary:
    'Opens today’s cash desk of an agency with its float: the cash counted before, or another sum with a reason.',
  can: 'payments.write',
  body: CashDeskOpening,
  response: CashDesk,
  status: 201,
  problems: ['conflict'],
})

export const getCashDesk = endpoint({
  method: 'GET',
  path: '/companies/:companyId/cash-desks/:id',
  staleAfter,
  summary: 'A cash desk: what came in and went out by payment method, and its count once it is closed.',
  can: 'company.read',
  response: CashDesk,
})

export const closeCashDesk = endpoint({
  method: 'POST',
  path: '/companies/:companyId/cash-desks/:id/closing',
  summary:
    'Closes a cash desk with its counted notes and coins; a difference needs a reason. It never changes afterwards.',
  can: 'payments.write',
  body: CashDeskClosing,
  response: CashDesk,
  problems: ['conflict'],
})

export const printCashDesk = endpoint({
  method: 'GET',
  path: '/companies/:companyId/cash-desks/:id/pdf',
  summary: 'The sheet of a cash desk as PDF, or as a page with `format=html`.',
  can: 'company.read',
  query: PrintFormat,
  response: Binary,
  long: true,
})
