import * as z from 'zod/mini'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { seen } from './corrections.ts'
import { customerId, fileNamePart } from './fields.ts'

/** How many documents and papers are changed in one step. */
export const MAX_CHANGES = 100

/** For how many hours a step can be undone; fewer than the files of what was moved are kept. */
export const UNDO_HOURS = 12

/** The most that one split makes: letters, and pages of all its papers together. */
const MAX_SPLIT_LETTERS = 500
const MAX_SPLIT_PAGES = 2000

/** A document as the caller saw it. */
const seenDocument = { customerId, number: z.int().check(z.minimum(1)), seen }

/** A paper that waits, and its name. */
const seenPaper = { paper: z.int().check(z.minimum(1)), seen }

const page = z.object({
  paper: z.int().check(z.minimum(1)),
  /** Counted from 1. */
  page: z.int().check(z.minimum(1), z.maximum(MAX_SPLIT_PAGES)),
})

/** A page of a letter, in the order in which it is read. */
const letterPage = z.extend(page, {
  /** By how many degrees it is turned clockwise from how its paper shows it. */
  turn: z.optional(z.union([z.literal(0), z.literal(90), z.literal(180), z.literal(270)])),
})

const letter = z.object({
  /** Empty: called as its pile, with its place in it. */
  name: z.string().check(z.trim(), z.maxLength(maxLengths.fileNamePart)),
  pages: z.array(letterPage).check(z.minLength(1), z.maxLength(MAX_SPLIT_PAGES)),
})

/** Of an invoice, for what it counts among the expenses; null if nobody says. Without it, that stays. */
const expenseKind = z.optional(z.nullable(fileNamePart))

const change = z.discriminatedUnion('kind', [
  /** Files a document from the inbox. */
  z.object({
    kind: z.literal('file'),
    ...seenDocument,
    street: fileNamePart,
    date: z.iso.date(),
    type: fileNamePart,
    name: fileNamePart,
    expenseKind,
  }),
  /** Changes the parts or the customer of a document, filed or waiting. */
  z.object({
    kind: z.literal('correct'),
    ...seenDocument,
    /** The customer that it should have. */
    to: customerId,
    street: fileNamePart,
    /** Null if it is unknown. */
    date: z.nullable(z.iso.date()),
    type: fileNamePart,
    name: fileNamePart,
    expenseKind,
  }),
  z.object({
    kind: z.literal('remove'),
    ...seenDocument,
    /** Whether the customer is told that it was not meant for him. */
    isMisdirected: z.optional(z.boolean()),
  }),
  /** Puts a filed document back into the inbox. */
  z.object({ kind: z.literal('takeBack'), ...seenDocument }),
  /** Files a paper as a document of a customer. */
  z.object({
    kind: z.literal('filePaper'),
    ...seenPaper,
    customerId,
    street: fileNamePart,
    date: z.iso.date(),
    type: fileNamePart,
    name: fileNamePart,
    expenseKind,
  }),
  /** Puts a paper into the inbox as a document of a customer. */
  z.object({ kind: z.literal('givePaper'), ...seenPaper, customerId }),
  z.object({ kind: z.literal('removePaper'), ...seenPaper }),
  /**
   * Makes letters of the pages of one or several papers, which no longer wait. Each page of each paper is in exactly one letter
   * or among the dropped ones.
   */
  z.object({
    kind: z.literal('splitPapers'),
    letters: z.array(letter).check(z.minLength(1), z.maxLength(MAX_SPLIT_LETTERS)),
    dropped: z.array(page).check(z.maxLength(MAX_SPLIT_PAGES)),
  }),
])
export type DocumentChange = z.infer<typeof change>

/** Where documents are now, and what they are called, in the order of the changes; without papers that are no documents. */
const documents = z.array(z.object({ customerId: z.string(), number: z.int(), name: z.string() }))

/** Names a step: 128 random bits as hex, made up by whoever takes it. */
const step = z.string().check(z.regex(/^[0-9a-f]{32}$/))

export const changeDocumentsCall = defineCall({
  method: 'POST',
  path: '/api/documentSteps',
  summary:
    'Files, corrects, moves and removes several documents and papers, and splits papers, in one step, all or none, and returns where the documents are now; for staff. Where somebody else has changed one, the error names it.',
  body: z.object({
    /** Repeating a step changes nothing. */
    step,
    changes: z.array(change).check(z.minLength(1), z.maxLength(MAX_CHANGES)),
  }),
  reply: z.object({
    documents,
    /** Until when the step can be undone (ISO 8601). */
    until: z.string(),
  }),
  logs: [
    'documentFiled',
    'documentCorrected',
    'documentMovedAway',
    'documentMovedHere',
    'documentRemoved',
    'filingTakenBack',
    'paperGiven',
    'paperRemoved',
    'papersSplit',
  ],
})

export const undoStepCall = defineCall({
  method: 'DELETE',
  path: '/api/documentSteps/:step',
  summary:
    'Undoes a step, all of it or nothing, and returns where its documents are again; for staff. Refused once somebody has changed one of them since.',
  params: z.object({ step }),
  reply: z.object({ documents }),
  logs: [
    'documentFiled',
    'filingTakenBack',
    'documentCorrected',
    'documentMovedAway',
    'documentMovedHere',
    'documentRestored',
    'paperRestored',
    'splitUndone',
  ],
})
