import * as z from 'zod/mini'
import { FIRST_YEAR, LAST_YEAR } from '../year.ts'
import { defineCall } from './call.ts'
import { reportFormats } from './reports.ts'

const year = z.number().check(z.minimum(FIRST_YEAR), z.maximum(LAST_YEAR))

export const sendImportTemplateCall = defineCall({
  method: 'GET',
  path: '/api/importTemplates/:table',
  summary: 'An empty workbook of a table, with its columns explained, to fill in; for staff.',
  /** The operator's name of the table, such as `property-overview`. */
  params: z.object({ table: z.string().check(z.maxLength(64)) }),
  /** The year of its months; without it, the newest that has figures. */
  query: z.object({
    year: z.optional(
      z.pipe(z.string().check(z.regex(/^\d{4}$/)), z.pipe(z.transform(Number), year)),
    ),
  }),
  file: [reportFormats.xlsx.type],
  logs: 'nothing',
})
