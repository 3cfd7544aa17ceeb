import * as z from 'zod/mini'

// What the readers write on their standard output. They have read what a stranger sent, so that it is checked.

/** Why a file is no document: the sentences are in `../toDocument.ts`. */
export const refusal = z.enum(['empty', 'unknownType', 'broken', 'noPages', 'tooManyPixels'])
export type Refusal = z.infer<typeof refusal>

const refused = z.object({ kind: z.literal('refused'), why: refusal })

export const inspection = z.discriminatedUnion('kind', [
  /** Locked is what cannot be read without a password. */
  z.object({ kind: z.literal('pdf'), locked: z.boolean() }),
  z.object({ kind: z.literal('picture') }),
  refused,
])
export type Inspection = z.infer<typeof inspection>

export const picture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made') }),
  refused,
])
export type Picture = z.infer<typeof picture>

const pageText = z.object({
  /** From 1. */
  page: z.int().check(z.minimum(1)),
  text: z.string(),
  /** Of `words.ts`, each once, with spaces between them. */
  terms: z.string(),
})
export type PageText = z.infer<typeof pageText>

export const documentText = z.object({
  /** Without those that have no text. */
  pages: z.array(pageText),
  /** Of all pages. */
  terms: z.string(),
  /** The last page that was read, where the others were too much; null where all were. */
  readTo: z.nullable(z.int()),
})
export type DocumentText = z.infer<typeof documentText>
