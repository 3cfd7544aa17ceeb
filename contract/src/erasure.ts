import * as z from 'zod/mini'

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
} as const
export type ErasedKind = keyof typeof erasedKinds

/** What becomes, or has become, of a customer's data. Apart from the customer's id, it contains no personal data. */
export const erasure = z.object({
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
      /** Of types that have no years of their own, since they may be any text, „Übrige“. */
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
export const lockedDocument = z.object({
  customerId: z.string(),
  number: z.number(),
  /** The file name. */
  name: z.string(),
  /** ISO 8601; when its customer was deleted. */
  lockedAt: z.string(),
  /** ISO 8601; when it is destroyed. */
  until: z.string(),
})
export type LockedDocument = z.infer<typeof lockedDocument>

/** The locked documents, latest first, up to a limit. */
export const lockedDocumentsReply = z.object({
  entries: z.array(lockedDocument),
  /** All that there are. */
  total: z.number(),
})

/** The address of a locked document's file, for some minutes. */
export const lockedFileReply = z.object({ downloadUrl: z.string() })
