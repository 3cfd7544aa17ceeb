import { activeContent } from '@hausblick/contract/documents.ts'
import { invoice } from '@hausblick/contract/invoice.ts'
import * as z from 'zod/mini'

// The readers' answers on standard output. Readers handle untrusted files, so that the service validates every answer.

/** Why a file is refused; `../convertUpload.ts` has the messages. */
export const refusal = z.enum([
  'empty',
  'unknownType',
  'broken',
  'noPages',
  'tooManyPixels',
  'noInvoice',
])
export type Refusal = z.infer<typeof refusal>

const refused = z.object({ kind: z.literal('refused'), why: refusal })

export const inspection = z.discriminatedUnion('kind', [
  /** `pages` is null where a password is needed to read it. */
  z.object({ kind: z.literal('pdf'), pages: z.nullable(z.int().check(z.minimum(1))) }),
  z.object({ kind: z.literal('picture') }),
  /** An electronic invoice as XML. */
  z.object({ kind: z.literal('invoice'), invoice }),
  refused,
])
export type Inspection = z.infer<typeof inspection>

/**
 * `active` is empty where a PDF contains nothing but what it shows, and an invoice with what it names as attached; `invoice` is
 * null where it contains none.
 */
export const examination = z.object({
  active: z.array(activeContent),
  invoice: z.nullable(invoice),
  /** As `DocumentFile` has it. */
  format: z.optional(z.literal('xml')),
})
export type Examination = z.infer<typeof examination>

/** Whether a copy has been written. */
export const disarmed = z.object({ made: z.boolean() })
export type Disarmed = z.infer<typeof disarmed>

export const picture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made') }),
  refused,
])
export type Picture = z.infer<typeof picture>

const pictureSize = z.object({
  /** The bound that it was made for. */
  side: z.int(),
  width: z.int().check(z.minimum(1)),
  height: z.int().check(z.minimum(1)),
  /** Bytes. */
  size: z.int().check(z.minimum(1)),
})
export type PictureSize = z.infer<typeof pictureSize>

export const pictureSizes = z.discriminatedUnion('kind', [
  /** In the order in which they were written. */
  z.object({
    kind: z.literal('made'),
    sizes: z.array(pictureSize).check(z.minLength(1), z.maxLength(3)),
  }),
  refused,
])
export type PictureSizes = z.infer<typeof pictureSizes>

const pageText = z.object({
  /** Counted from 1. */
  page: z.int().check(z.minimum(1)),
  text: z.string(),
  /** The distinct terms of `termsOf`, separated by spaces. */
  terms: z.string(),
})
export type PageText = z.infer<typeof pageText>

export const documentText = z.object({
  /** Pages without text are left out. */
  pages: z.array(pageText),
  /** The distinct terms of all pages, separated by spaces. */
  terms: z.string(),
  /** The last page read where a limit was reached; null if all were read. */
  readTo: z.nullable(z.int()),
  /** The pages with hardly a letter, which may be scanned. */
  scanned: z.array(z.int().check(z.minimum(1))),
})
export type DocumentText = z.infer<typeof documentText>

/** Why the pictures of a page cannot be read: the encoding is not supported, or a password is needed. */
const unreadable = z.enum(['encoding', 'locked'])

export const scannedPage = z.discriminatedUnion('kind', [
  /** The text is empty where the page has no pictures, or there is nothing to read in them. */
  z.object({ kind: z.literal('read'), text: z.string(), terms: z.string() }),
  /** Much of the page is illegible, so that words may be wrong or missing. */
  z.object({ kind: z.literal('doubtful'), text: z.string(), terms: z.string() }),
  z.object({ kind: z.literal('unreadable'), why: unreadable }),
])
export type ScannedPage = z.infer<typeof scannedPage>

/** A page of a letter. */
export interface PlannedPage {
  /** The index of its PDF. */
  readonly source: number
  /** Counted from 1. */
  readonly page: number
  /** Degrees clockwise. */
  readonly turn: 0 | 90 | 180 | 270
}

/** What `split` is to make of its PDFs; it comes from the service. */
export interface SplitPlan {
  /** Their sizes in bytes and numbers of pages, in the order in which they follow. */
  readonly sources: readonly { readonly size: number; readonly pages: number }[]
  readonly letters: readonly (readonly PlannedPage[])[]
}

export const split = z.discriminatedUnion('kind', [
  /** The sizes of the letters in bytes, in the order in which they were written. */
  z.object({ kind: z.literal('made'), letters: z.array(z.int().check(z.minimum(1))) }),
  /** This source cannot be split. */
  z.object({ kind: z.literal('refused'), source: z.int() }),
])
export type Split = z.infer<typeof split>
