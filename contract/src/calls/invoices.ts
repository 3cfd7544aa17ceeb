import * as z from 'zod/mini'
import { invoice, invoiceRow } from '../invoice.ts'
import { defineCall } from './call.ts'
import { fileQuery } from './documents.ts'
import { customerId } from './fields.ts'

export const listInvoicesCall = defineCall({
  method: 'GET',
  path: '/api/invoices',
  summary:
    'The electronic invoices among the documents of a customer whose date is in a year, oldest first.',
  query: z.object({
    customerId,
    year: z.string().check(z.regex(/^\d{4}$/)),
  }),
  reply: z.array(invoiceRow),
  shows: 'documents',
  logs: 'look',
})

export const readInvoiceCall = defineCall({
  method: 'GET',
  path: '/api/invoice',
  summary: 'What a document of a list states as an electronic invoice; null if it is none.',
  query: z.pick(fileQuery, { fileUrl: true }),
  reply: z.object({ invoice: z.nullable(invoice) }),
  open: true,
  shows: 'documents',
  logs: 'look',
})
