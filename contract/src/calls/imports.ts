// Longer than most files: the calls of an import, in the order of its steps, share most of what they describe.

import * as z from 'zod/mini'
import { accountUse, mappingProfile } from '../mapping/profile.ts'
import { COLUMN_TYPES, SUBJECTS } from '../mapping/subjects.ts'
import { defineCall } from './call.ts'
import { reportFormats } from './reports.ts'

/**
 * From `open` (files are added) by `examine` over `examining` to `mapping` (sheets are decided on), by `check` over `checking` to
 * `faulty` or `checked` (differences are shown), by `apply` over `applying` to `applied`, by `undo` over `undoing` to `undone`.
 * `discarded` and `failed` are ends; what failed wrote nothing. A decision or correction puts a checked import back to `mapping`.
 */
export const importStates = [
  'open',
  'examining',
  'mapping',
  'checking',
  'faulty',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'discarded',
  'failed',
] as const

const state = z.enum(importStates)
const run = z.object({ id: z.string() })
const count = z.int()

export const importFile = z.object({
  number: count,
  name: z.string(),
  /** Bytes. */
  size: count,
  /** False once its retention has ended. */
  isKept: z.boolean(),
})

/** Differences of one table. `table` is the operator's name of it, as `property-overview`, `title` its German one. */
export const tableChanges = z.object({
  table: z.string(),
  title: z.string(),
  added: count,
  changed: count,
  removed: count,
  /** Rows stored before of the customers concerned. */
  stored: count,
  /** Whether more than a tenth of the table's stored rows would be removed. */
  losesMany: z.boolean(),
})

export const importSummary = z.object({
  id: z.string(),
  state,
  /** Who started it: an email address. */
  by: z.string(),
  isOwn: z.boolean(),
  startedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  appliedAt: z.nullable(z.iso.datetime()),
  files: z.array(importFile),
  /** Names of the mappings that its sheets were read by, with the sheet's: `Bestand (Einheiten)`. */
  mappings: z.array(z.string()),
  changes: z.array(tableChanges),
  corrections: count,
  /** Null where it cannot be undone at all, as before it was applied. */
  undo: z.nullable(z.object({ possible: z.boolean(), reason: z.nullable(z.string()) })),
})

/** What of a sheet is not read. */
export const leftOut = z.object({
  parts: z.array(
    z.object({
      /** `Konto „1730 Kautionen“`, `Summenzeilen „Summe“`, `Spalte „Nebenkosten“` */
      what: z.string(),
      /** Null where `what` says it. */
      reason: z.nullable(z.string()),
      /** The name of the mapping's rule that takes its rows. */
      rule: z.optional(z.string()),
      rows: count,
      /** In hundredths, by the heading of the column; empty for the part's own. Of money, unless `unit` says otherwise. */
      amounts: z.array(
        z.object({ column: z.string(), sum: count, unit: z.optional(z.literal('number')) }),
      ),
    }),
  ),
  /** What the columns of amounts add up to in the file, in cents. Where `goesIn` and `leftOut` are not all of it, there is a doubt. */
  balances: z.array(z.object({ column: z.string(), inFile: count, goesIn: count, leftOut: count })),
  /** What a person should confirm: income without rents; an account or years of many amounts; sums that do not agree. */
  doubts: z.array(
    z.object({ kind: z.enum(['rent', 'account', 'year', 'sign', 'sum']), text: z.string() }),
  ),
})

/**
 * What became of a sheet: nobody has decided (`open`), it is read by its mapping, as a table of its own form, left out, or empty. A
 * file that cannot be read is one sheet.
 */
export const importSheet = z.object({
  number: count,
  file: count,
  /** Null for a CSV file. */
  sheet: z.nullable(z.string()),
  result: z.enum([
    'empty',
    'own',
    'known',
    'several',
    'changed',
    'proposed',
    'unknown',
    'unreadable',
  ]),
  decision: z.enum(['open', 'mapped', 'own', 'left-out', 'empty']),
  /** The German title of what it holds, where that is known; of what cannot be read, why. */
  title: z.nullable(z.string()),
  mapping: z.nullable(z.string()),
  /** Null unless the sheet is read by its mapping. */
  leftOut: z.nullable(leftOut),
})

export const importDetail = z.extend(importSummary, {
  /** Rows that the running step has read or written so far; `of` where the total is known. */
  progress: z.nullable(
    z.object({ file: z.nullable(z.string()), rows: count, of: z.nullable(count) }),
  ),
  /** Why it failed, or was put back, in German. */
  message: z.nullable(z.string()),
  sheets: z.array(importSheet),
  errors: count,
  warnings: count,
  /** Columns that files lack although values are stored in them: the check goes on if they may be missing. */
  missingColumns: z.array(
    z.object({ column: z.string(), title: z.string(), accepted: z.boolean() }),
  ),
  /** Rows of other customers that would move. */
  moves: z.object({ count, accepted: z.boolean() }),
  /** Whether earlier valuations of the rows in its files are forgotten. */
  forgetsValuations: z.boolean(),
  /** How many owners with addresses its files list. */
  owners: count,
  /** Imports of others that are under way. */
  others: z.array(z.object({ by: z.string(), state, changedAt: z.iso.datetime() })),
})

const summary = z.object({ imports: z.array(importSummary), next: z.nullable(z.string()) })
const cursor = z.optional(z.string().check(z.maxLength(200)))

export const listImportsCall = defineCall({
  method: 'GET',
  path: '/api/imports',
  summary: 'The imports, newest first; for operators, and staff where allowed.',
  query: z.object({ cursor }),
  reply: summary,
  logs: 'nothing',
})
export const startImportCall = defineCall({
  method: 'POST',
  path: '/api/imports',
  summary: 'Starts an import.',
  reply: run,
  logs: 'nothing',
})
export const readImportCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id',
  summary: 'How an import stands.',
  params: run,
  reply: importDetail,
  logs: 'nothing',
})
/** One part, `file`. */
export const addImportFileCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/files',
  summary: 'Adds a file to an open import.',
  params: run,
  form: true,
  reply: importFile,
  logs: 'nothing',
})
const fileParams = z.object({ id: z.string(), number: z.string() })
export const removeImportFileCall = defineCall({
  method: 'DELETE',
  path: '/api/imports/:id/files/:number',
  summary: 'Takes a file out of an open import.',
  params: fileParams,
  reply: z.object({}),
  logs: 'nothing',
})
export const sendImportFileCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id/files/:number',
  summary: 'A file as it was given; for operators.',
  params: fileParams,
  file: ['application/octet-stream'],
  logs: 'nothing',
})
export const examineImportCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/examine',
  summary: 'Examines the files.',
  params: run,
  reply: z.object({}),
  logs: 'nothing',
})

const trialTotal = z.object({
  /** `Einnahmen`, `Summe Spalte „Restschuld“`. */
  label: z.string(),
  /** In cents where `unit` is money. */
  inFile: z.number(),
  goesIn: z.number(),
  unit: z.enum(['money', 'number']),
  /** Whether the file prints the sum; `goesIn` is then that of its rows. */
  isPrinted: z.boolean(),
  /** Why they differ; null if they do not, or it is not known. */
  reason: z.nullable(z.string()),
})
const trialAccount = z.object({
  key: z.string(),
  label: z.string(),
  count,
  sum: count,
  use: z.nullable(z.enum(['income', 'expense', 'ignore'])),
})
export const trial = z.object({
  records: count,
  leftOut,
  accounts: z.array(trialAccount),
  proposedAccounts: z.record(z.string(), accountUse),
  totals: z.array(trialTotal),
  needsCustomers: z.boolean(),
  /** What cannot be read, alike cells together. */
  findings: z.optional(
    z.array(
      z.object({
        isError: z.boolean(),
        message: z.string(),
        count,
        /** Of the first of them. */
        line: z.optional(z.nullable(count)),
      }),
    ),
  ),
  /** How columns are read of which that is not plain, by label; `isOpen` where a person has to choose. */
  readings: z.optional(
    z.array(z.object({ label: z.string(), text: z.string(), isOpen: z.boolean() })),
  ),
  /** The words of the columns that say whether postings count, and their side; `meaning` is null where a person has to say it. */
  words: z.optional(
    z.array(
      z.object({
        label: z.string(),
        field: z.enum(['state', 'side']),
        words: z.array(z.object({ text: z.string(), meaning: z.nullable(z.string()) })),
      }),
    ),
  ),
  obstacles: z.array(z.string()),
})

/** A field that a column of a subject can be given, from `listFields`. */
export const fieldChoice = z.object({
  field: z.string(),
  label: z.string(),
  /** What it is for, where the label does not say it. */
  hint: z.nullable(z.string()),
  type: z.enum(COLUMN_TYPES),
})

const sheetRow = z.object({ line: count, cells: z.array(z.string()) })

export const importSheetDetail = z.extend(importSheet, {
  fileName: z.string(),
  /** The first rows as they stand, at most 60; `line` begins with 1. */
  rows: z.array(sheetRow),
  /** The cells that were set right. */
  corrections: z.array(z.object({ line: count, label: z.string(), value: z.string() })),
  /** The line of the header; null if none was found. */
  headerLine: z.nullable(count),
  /** The column labels in the order of the columns, as profiles name them. */
  labels: z.array(z.string()),
  /** The saved decision, else the proposal; null where the subject must be chosen first. */
  profile: z.nullable(mappingProfile),
  /** By label: how sure the proposal is of the column. */
  confidence: z.record(z.string(), z.enum(['sure', 'likely', 'none'])),
  /** With `changed`: the headings that are new or gone, compared with the saved mapping. */
  change: z.nullable(z.object({ added: z.array(z.string()), missing: z.array(z.string()) })),
  /** With `several`: the saved mappings that fit. */
  fitting: z.array(z.string()),
  trial: z.nullable(trial),
  subjects: z.array(z.object({ subject: z.enum(SUBJECTS), label: z.string() })),
  fields: z.array(fieldChoice),
})
const sheetParams = z.object({ id: z.string(), number: z.string() })
export const readImportSheetCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id/sheets/:number',
  summary: 'A sheet with its first rows and proposal.',
  params: sheetParams,
  reply: importSheetDetail,
  logs: 'nothing',
})
/** A row as it stands, beyond the first ones too. */
export const readImportRowCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id/sheets/:number/rows/:line',
  summary: 'A row of a sheet.',
  params: z.object({ id: z.string(), number: z.string(), line: z.string() }),
  reply: sheetRow,
  logs: 'nothing',
})
/** Proposes again, for another subject. Saves nothing. */
export const proposeImportSheetCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/sheets/:number/propose',
  summary: 'Proposes a mapping for a subject.',
  params: sheetParams,
  body: z.object({ subject: z.enum(SUBJECTS) }),
  reply: importSheetDetail,
  logs: 'nothing',
})
/** Tries a mapping on the whole sheet. Saves nothing. */
export const tryImportSheetCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/sheets/:number/try',
  summary: 'Tries a mapping on a sheet.',
  params: sheetParams,
  body: z.object({ profile: mappingProfile }),
  reply: trial,
  logs: 'nothing',
})
/** Decides on a sheet. A mapping is saved under its name, and its headings are learned. */
export const decideImportSheetCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/sheets/:number/decision',
  summary: 'Decides how a sheet is read.',
  params: sheetParams,
  body: z.discriminatedUnion('use', [
    z.object({ use: z.literal('mapping'), profile: mappingProfile }),
    z.object({ use: z.literal('saved'), name: z.string() }),
    z.object({ use: z.literal('leave-out') }),
  ]),
  reply: importSheet,
  logs: 'nothing',
})
export const checkImportCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/check',
  summary: 'Checks an import and compares it with what is stored.',
  params: run,
  body: z.object({
    /** Columns that may be missing although values are stored in them. */
    without: z.array(z.string()),
    /** Whether rows of other customers may move to those of the files. */
    moves: z.boolean(),
    /** Whether earlier valuations of the rows in the files are forgotten, as after a wrong date; default: they stay. */
    forgetsValuations: z.optional(z.boolean()),
  }),
  reply: z.object({}),
  logs: 'nothing',
})
export const importFault = z.object({
  severity: z.enum(['error', 'warning']),
  file: z.string(),
  sheet: z.nullable(z.string()),
  line: z.nullable(count),
  column: z.nullable(z.string()),
  /** By which the cell can be set right; null where there is none. */
  label: z.nullable(z.string()),
  cell: z.nullable(z.string()),
  message: z.string(),
  /** What a person set in its place. */
  corrected: z.nullable(z.string()),
})
export const listImportFaultsCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id/faults',
  summary: 'What is wrong in the files, a page at a time.',
  params: run,
  query: z.object({ cursor }),
  reply: z.object({ faults: z.array(importFault), total: count, next: z.nullable(z.string()) }),
  logs: 'nothing',
})
export const sendImportFaultsCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id/faults.xlsx',
  summary: 'What is wrong in the files, as a workbook.',
  params: run,
  file: [reportFormats.xlsx.type],
  logs: 'nothing',
})
/** Sets cells right for this import; null takes a correction back. It has to be checked again. */
export const correctImportCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/corrections',
  summary: 'Sets cells of the files right for this import.',
  params: run,
  body: z.object({
    cells: z.array(
      z.object({
        file: z.string(),
        sheet: z.nullable(z.string()),
        line: count,
        label: z.string(),
        value: z.nullable(z.string()),
      }),
    ),
  }),
  reply: z.object({}),
  logs: 'importCorrected',
})
export const importDifference = z.object({
  /** Its place in the order of all. */
  number: count,
  table: z.string(),
  title: z.string(),
  customerId: z.string(),
  change: z.enum(['added', 'changed', 'removed']),
  /** What the row is about: `Einheit 101-02`. */
  row: z.string(),
  /** The fields that differ, or of a new or removed row those that are filled; values as people read them. */
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      before: z.nullable(z.string()),
      after: z.nullable(z.string()),
    }),
  ),
})
/** 200 a page; `total` counts all that the filters leave. */
export const listImportDifferencesCall = defineCall({
  method: 'GET',
  path: '/api/imports/:id/differences',
  summary: 'What an import changes, a page at a time.',
  params: run,
  query: z.object({
    cursor,
    table: z.optional(z.string()),
    customer: z.optional(z.string()),
    change: z.optional(z.enum(['added', 'changed', 'removed'])),
    search: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    differences: z.array(importDifference),
    total: count,
    next: z.nullable(z.string()),
  }),
  logs: 'nothing',
})
/** 409 while more than a tenth of a table would go and `losesMany` is not said. */
export const applyImportCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/apply',
  summary: 'Writes what was shown.',
  params: run,
  body: z.object({ losesMany: z.boolean() }),
  reply: z.object({}),
  logs: 'imported',
})
export const discardImportCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/discard',
  summary: 'Ends an import of which nothing was written.',
  params: run,
  reply: z.object({}),
  logs: 'nothing',
})
/** What would be lost stands in the differences, whose `after` becomes `before`. 409 where it cannot be undone. */
export const undoImportCall = defineCall({
  method: 'POST',
  path: '/api/imports/:id/undo',
  summary: 'Undoes an import.',
  params: run,
  reply: z.object({}),
  logs: 'importUndone',
})
