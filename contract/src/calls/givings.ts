import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { customerId, documentParams, fileNamePart, number } from './fields.ts'

/** Owners who are chosen one by one, at most. */
export const MAX_CHOSEN_RECIPIENTS = 1000
/** For how many days a giving can be taken back. */
export const GIVING_KEPT_DAYS = 30
export const MAX_CIRCULAR_LENGTH = 10_000

const placePart = z.string().check(z.maxLength(200))

/** Whom a document is given to. */
export const recipients = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('all') }),
  /** All who own a unit or building at an address, written as their records have it. */
  z.object({
    kind: z.literal('address'),
    street: placePart.check(z.minLength(1)),
    number: placePart,
    zipcode: placePart,
  }),
  z.object({
    kind: z.literal('customers'),
    customerIds: z.array(customerId).check(z.minLength(1), z.maxLength(MAX_CHOSEN_RECIPIENTS)),
  }),
])
export type Recipients = z.infer<typeof recipients>

/** Made by whoever gives, so that repeating the call gives nothing twice. */
const id = z.string().check(z.regex(/^[0-9a-f]{32}$/))
/** How many get it, as the caller saw. */
const total = z.int().check(z.minimum(1))

const giving = z.object({
  id: z.string(),
  total: z.int(),
  /** How many have it; while it is taken back, how many no longer do. */
  done: z.int(),
  state: z.enum(['giving', 'given', 'takingBack', 'takenBack']),
})
export type Giving = z.infer<typeof giving>

const names = {
  street: fileNamePart,
  /** ISO 8601 day; null if it is unknown. */
  date: z.nullable(z.iso.date()),
  type: fileNamePart,
  name: fileNamePart,
}

/** A read; chosen owners are more than an address holds. */
export const previewRecipientsCall = defineCall({
  method: 'POST',
  path: '/api/recipients',
  summary: 'Who would get a document that is given to many; for staff.',
  body: z.object({
    to: recipients,
    /** Customers who have it already. */
    without: z.array(customerId).check(z.maxLength(1)),
  }),
  reply: z.object({
    total: z.int(),
    /** How many of them have no account, and so see nothing until they are invited. */
    withoutAccount: z.int(),
    /** The first of them, by name. */
    entries: z.array(
      z.object({
        customerId: z.string(),
        customerName: z.optional(z.string()),
        hasAccount: z.boolean(),
      }),
    ),
  }),
  logs: 'look',
})

export const giveDocumentCall = defineCall({
  method: 'POST',
  path: '/api/documents/:customerId/:number/givings',
  summary:
    'Gives a document to further owners as well, each with a document of his own; for staff. Many get it after the reply.',
  params: documentParams,
  body: z.object({
    id,
    to: recipients,
    total,
    /** The file name that the caller saw. */
    seen: z.string().check(z.minLength(1), z.maxLength(1024)),
    ...names,
  }),
  reply: giving,
  logs: 'documentGiven',
})

export const filePaperForManyCall = defineCall({
  method: 'POST',
  path: '/api/papers/:paper/givings',
  summary:
    'Files a paper for many owners, each with a document of his own; for staff. Many get it after the reply. Taking the giving back makes the paper wait again.',
  params: z.object({ paper: number }),
  body: z.object({ id, to: recipients, total, ...names, date: z.iso.date() }),
  reply: giving,
  logs: 'documentGiven',
})

export const readGivingCall = defineCall({
  method: 'GET',
  path: '/api/givings/:id',
  summary: 'How far the giving of a document to many is; for staff.',
  params: z.object({ id }),
  reply: giving,
  logs: 'nothing',
})

export const takeBackGivingCall = defineCall({
  method: 'DELETE',
  path: '/api/givings/:id',
  summary: 'Removes a document from all to whom it was given in one step; for staff.',
  params: z.object({ id }),
  reply: giving,
  logs: 'documentRemoved',
})

const circular = {
  subject: fileNamePart,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_CIRCULAR_LENGTH)),
}

export const previewCircularCall = defineCall({
  method: 'POST',
  path: '/api/circulars/preview',
  summary: 'A circular to owners as a PDF, before it is sent; for staff.',
  body: z.object(circular),
  file: ['application/pdf'],
  logs: 'nothing',
})

export const sendCircularCall = defineCall({
  method: 'POST',
  path: '/api/circulars',
  summary: 'Writes a circular and gives it to owners, each as a document of his own; for staff.',
  body: z.object({ id, to: recipients, total, ...circular }),
  reply: giving,
  logs: 'documentGiven',
})
