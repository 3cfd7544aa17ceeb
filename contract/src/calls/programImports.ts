import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { importDetail, listImportFaultsCall } from './imports.ts'

/** The longest key by which an import is known again. */
const KEY = 200

const flag = z.optional(z.enum(['true', 'false']))

/** What the page asks is optional. */
const form = z.object({
  file: z.array(z.file()),
  mode: z.enum(['check', 'write']),
  /** Columns that may be missing, separated by commas. */
  without: z.optional(z.string()),
  /** Names of the mappings that may be used, separated by commas. */
  mapping: z.optional(z.string()),
  strict: flag,
  moves: flag,
  losesMany: flag,
})

export const importCall = defineCall({
  method: 'POST',
  path: '/api/import',
  summary:
    'Imports files, for programs: a form with file (several), mode (check or write), without, mapping, strict, moves, losesMany. ' +
    'The reply comes once it is done, or after some seconds, while its state says that the service still works.',
  /** Writing needs a key of the caller's own, by which the same import is known again for 90 days. */
  headers: z.object({ 'idempotency-key': z.optional(z.string().check(z.maxLength(KEY))) }),
  form,
  reply: importDetail,
  programs: 'import',
  logs: 'imported',
})

const params = z.object({ id: z.string() })

export const readProgramImportCall = defineCall({
  method: 'GET',
  path: '/api/import/:id',
  summary: 'How an import of this program stands.',
  params,
  reply: importDetail,
  programs: 'import',
  logs: 'nothing',
})

export const listProgramFaultsCall = defineCall({
  method: 'GET',
  path: '/api/import/:id/faults',
  summary: 'What is wrong in the files of an import of this program, a page at a time.',
  params,
  query: listImportFaultsCall.query,
  reply: listImportFaultsCall.reply,
  programs: 'import',
  logs: 'nothing',
})
