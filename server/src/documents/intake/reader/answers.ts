import { activeContent } from '@hausblick/contract/documents.ts'
import * as z from 'zod/mini'

// The readers' answers on standard output. Readers handle untrusted files, so that the service validates every answer.

/** Why a file is refused; `../convertUpload.ts` has the messages. */
export const refusal = z.enum(['empty', 'unknownType', 'broken', 'noPages', 'tooManyPixels'])
export type Refusal = z.infer<typeof refusal>

const refused = z.object({ kind: z.literal('refused'), why: refusal })

export const inspection = z.discriminatedUnion('kind', [
  /** `locked`: a password is needed to read it. */
  z.object({ kind: z.literal('pdf'), locked: z.boolean() }),
  z.object({ kind: z.literal('picture') }),
  refused,
])
export type Inspection = z.infer<typeof inspection>

/** `active` is empty where a PDF contains nothing but what it shows. */
export const examination = z.object({ active: z.array(activeContent) })
export type Examination = z.infer<typeof examination>

/** Whether a copy has been written. */
export const disarmed = z.object({ made: z.boolean() })
export type Disarmed = z.infer<typeof disarmed>

export const picture = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('made') }),
  refused,
])
export type Picture = z.infer<typeof picture>

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
})
export type DocumentText = z.infer<typeof documentText>
