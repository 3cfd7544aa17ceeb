import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { customerId, nothing } from './fields.ts'

/** For how many days operators can take back that two customers became one. */
export const MERGE_KEPT_DAYS = 30

/** What goes from one customer to the other, with the German name of each. */
export const mergedKinds = {
  units: 'Einheiten',
  objects: 'Objekte',
  loans: 'Kredite',
  documents: 'Dokumente',
  removedDocuments: 'Entfernte Dokumente',
  members: 'Konten',
  guests: 'Gäste',
  invitations: 'Offene Einladungen',
  reports: 'Freigegebene Jahresübersichten',
} as const
export type MergedKind = keyof typeof mergedKinds

const side = z.object({
  id: z.string(),
  /** Empty where it is unknown. */
  name: z.string(),
})

/** What there is, in the order of `mergedKinds`. */
const counts = z.array(
  z.object({
    kind: z.enum(Object.keys(mergedKinds) as [MergedKind, ...MergedKind[]]),
    count: z.int(),
  }),
)

/** What becomes of two customers that are made one. */
const mergePreview = z.object({
  /** The one that goes. */
  merged: side,
  /** The one that stays, with the name that it will have. */
  customer: side,
  moved: counts,
  /** What both have under the same id: of each, what the staying one has remains. */
  conflicts: z.object({
    total: z.int(),
    /** At most 20, with the address of each side. */
    first: z.array(
      z.object({
        kind: z.enum(['unit', 'object', 'loan']),
        id: z.string(),
        merged: z.string(),
        customer: z.string(),
      }),
    ),
  }),
  /**
   * What becomes of the staying one's total figures: they are added up, taken over, or, as both have some of the same units or
   * objects, stay as they are. Null if the one that goes has none.
   */
  totals: z.nullable(z.enum(['added', 'taken', 'kept'])),
  /** The email addresses of those who will see more than before: what the other one had. */
  sharing: z.array(z.object({ email: z.string(), isGuest: z.boolean() })),
  /** The calendar address of the one that goes ends, as the other one has its own. */
  calendarEnds: z.boolean(),
  /** Yearly reports of either that are not released, and must be made again. */
  drafts: z.int(),
  /** Stands for all of this, so that nobody merges what they have not seen. */
  seen: z.string(),
})
export type MergePreview = z.infer<typeof mergePreview>

const merge = z.object({
  id: z.string(),
  /** The one that went. */
  merged: side,
  /** ISO 8601. */
  mergedAt: z.string(),
  /** Email address. */
  mergedBy: z.string(),
  /** ISO 8601; until when it can be taken back. */
  until: z.string(),
  /** ISO 8601; null if it was not taken back. */
  undoneAt: z.nullable(z.string()),
})
export type CustomerMerge = z.infer<typeof merge>

/** What taking back a merge does, by what has happened since. */
const undoPreview = z.object({
  /** Why it cannot be taken back, in German; null if it can. */
  refusal: z.nullable(z.string()),
  returned: counts,
  /** Units, objects and loans that are no longer there, and do not return. */
  gone: z.int(),
  /** The total figures have changed since, and stay with the one that stayed. */
  totalsStay: z.boolean(),
  /** The addresses of accounts that came since, and stay with the one that stayed. */
  staying: z.array(z.string()),
})
export type UndoPreview = z.infer<typeof undoPreview>

/** The customer that stays, or stayed. */
const params = z.object({ customerId })
const oneMerge = z.object({ customerId, id: z.string().check(z.maxLength(64)) })

export const previewMergeCall = defineCall({
  method: 'GET',
  path: '/api/merges/:customerId/preview',
  summary: 'What becomes of two customers that are made one; for operators.',
  params,
  query: z.object({ merged: customerId }),
  reply: mergePreview,
  logs: 'look',
})

export const mergeCustomersCall = defineCall({
  method: 'POST',
  path: '/api/merges/:customerId',
  summary: 'Gives all that a customer has to another and ends it; for operators.',
  params,
  body: z.object({
    merged: customerId,
    /** The hash that the preview returned. */
    seen: z.string().check(z.maxLength(64)),
  }),
  reply: z.object({ id: z.string() }),
  logs: 'customersMerged',
})

export const listMergesCall = defineCall({
  method: 'GET',
  path: '/api/merges/:customerId',
  summary: 'The customers that this one has taken in, latest first; for operators.',
  params,
  reply: z.array(merge),
  logs: 'nothing',
})

export const previewUndoMergeCall = defineCall({
  method: 'GET',
  path: '/api/merges/:customerId/:id',
  summary: 'What taking back that two customers became one does; for operators.',
  params: oneMerge,
  reply: undoPreview,
  logs: 'nothing',
})

export const undoMergeCall = defineCall({
  method: 'DELETE',
  path: '/api/merges/:customerId/:id',
  summary: 'Makes two customers again of one; for operators.',
  params: oneMerge,
  reply: nothing,
  logs: 'mergeUndone',
})
