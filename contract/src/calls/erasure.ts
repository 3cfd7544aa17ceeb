import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { capability, customerId, fileLink, number } from './fields.ts'

/** What the deletion of a customer deletes besides documents, with the German name of each. */
export const erasedKinds = {
  portfolio: 'Angaben zum Portfolio',
  objects: 'Objekte',
  units: 'Einheiten mit ihren Mietern',
  loans: 'Kredite',
  accounts: 'Konten mit Passwort und Anmeldungen',
  hostedAccounts: 'davon Konten, die es bei Google noch gibt',
  invitations: 'Einladungen',
  guests: 'Gäste und ihre Einladungen',
  calendar: 'Adresse des Kalenders',
  deletionRequest: 'Löschantrag',
  mails: 'Wartende E-Mails',
  imports: 'Importe, deren Dateien den Kunden nennen',
  openImports: 'davon offene, die damit enden',
} as const
export type ErasedKind = keyof typeof erasedKinds

/** What becomes, or has become, of a customer's data. Apart from the customer's id, it contains no personal data. */
const erasure = z.object({
  customerId: z.string(),
  /** ISO 8601; null for a preview. */
  erasedAt: z.nullable(z.string()),
  /** What there is, in the order of `erasedKinds`. */
  erased: z.array(
    z.object({
      kind: z.enum(Object.keys(erasedKinds) as [ErasedKind, ...ErasedKind[]]),
      count: z.number(),
    }),
  ),
  documents: z.array(
    z.object({
      /** „Übrige“ for types without years of their own, which may be any text. */
      type: z.string(),
      erased: z.number(),
      kept: z.number(),
      /** ISO 8601; when the last of those kept is destroyed. */
      keptUntil: z.nullable(z.string()),
    }),
  ),
})
export type Erasure = z.infer<typeof erasure>

/** A document of a deleted customer, kept because law demands it. */
const lockedDocument = z.object({
  customerId: z.string(),
  number: z.number(),
  name: z.string(),
  /** ISO 8601; when its customer was deleted. */
  lockedAt: z.string(),
  /** ISO 8601; when it is destroyed. */
  until: z.string(),
})
export type LockedDocument = z.infer<typeof lockedDocument>

export const previewErasureCall = defineCall({
  method: 'GET',
  path: '/api/erasures/:customerId',
  summary: 'What deleting a customer would delete, and what must be kept; for operators.',
  params: z.object({ customerId }),
  reply: erasure,
  logs: 'look',
})

export const eraseCustomerCall = defineCall({
  method: 'POST',
  path: '/api/erasures/:customerId',
  summary: 'Deletes a customer with everything stored about them; for operators.',
  params: z.object({ customerId }),
  /** The customer's id once more, as the operator has typed it. */
  body: z.object({ confirmation: z.string().check(z.trim(), z.normalize('NFC')) }),
  reply: erasure,
  logs: 'customerDeleted',
})

export const listLockedDocumentsCall = defineCall({
  method: 'GET',
  path: '/api/lockedDocuments',
  summary: 'Documents of deleted customers that must be kept, latest first; for operators.',
  /** Without a customer id, those of all. The limit defaults to 100 and is capped at 1,000. */
  query: z.object({ customerId: z.optional(customerId), limit: z.optional(number) }),
  reply: z.object({
    entries: z.array(lockedDocument),
    /** All that there are. */
    total: z.number(),
  }),
  logs: 'nothing',
})

export const linkLockedDocumentCall = defineCall({
  method: 'POST',
  path: '/api/lockedDocuments/:customerId/:number',
  summary: 'Returns a short-lived URL to download a locked document; for operators.',
  params: z.object({ customerId, number }),
  reply: fileLink,
  logs: 'nothing',
})

export const sendLockedDocumentCall = defineCall({
  method: 'GET',
  path: '/api/lockedFile',
  summary: 'A locked document. Each download is recorded.',
  query: z.object({ capability, number }),
  file: ['application/pdf'],
  ranges: true,
  open: true,
  logs: 'documentOpened',
})
