import * as z from 'zod/mini'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { number } from './fields.ts'

/** The most that one split makes: letters, and pages of all its papers together. */
const MAX_SPLIT_LETTERS = 500
const MAX_SPLIT_PAGES = 2000

/** A page of a paper. */
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

const paperName = z.string().check(z.trim(), z.maxLength(maxLengths.fileNamePart))

export const splitPapersCall = defineCall({
  method: 'POST',
  path: '/api/paperSplits',
  summary:
    'Makes letters of the pages of one or several papers, which no longer wait, and returns the letters; for staff. Repeating it changes nothing.',
  /** Each page of each paper is in exactly one letter or among the dropped ones. */
  body: z.object({
    letters: z
      .array(
        z.object({
          /** Empty: called as its pile, with its place in it. */
          name: paperName,
          pages: z.array(letterPage).check(z.minLength(1), z.maxLength(MAX_SPLIT_PAGES)),
        }),
      )
      .check(z.minLength(1), z.maxLength(MAX_SPLIT_LETTERS)),
    dropped: z.array(page).check(z.maxLength(MAX_SPLIT_PAGES)),
  }),
  reply: z.object({
    /** By which it is undone. */
    split: z.int(),
    /** In the order of the letters. */
    letters: z.array(z.object({ paper: z.int(), name: z.string() })),
  }),
  logs: 'papersSplit',
})

export const undoSplitCall = defineCall({
  method: 'DELETE',
  path: '/api/paperSplits/:split',
  summary:
    'Puts the papers of a split back in place of its letters, none of which may have been filed or split; for staff.',
  params: z.object({ split: number }),
  /** The papers that wait again. */
  reply: z.object({ papers: z.array(z.int()) }),
  logs: 'splitUndone',
})
