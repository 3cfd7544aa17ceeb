import * as z from 'zod/mini'
import { type AuditAction, auditActions, auditActorKind } from '../audit.ts'
import { maxLengths } from '../maxLengths.ts'
import { defineCall } from './call.ts'
import { capability, customerId, fileLink, number } from './fields.ts'

const action = z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]])
const detail = z.optional(z.string())

const auditLine = z.object({
  /** The line's place in the log, from 1. */
  number: z.number(),
  /** ISO 8601. */
  at: z.string(),
  action,
  /** Null in lines whose content went with a deleted customer. */
  actor: z.nullable(auditActorKind),
  /** The actor's email address; empty if they have none. */
  email: z.string(),
  /** Whose data it was; empty where it was nobody's or everybody's. */
  customerId: z.string(),
  /** What it was about, by name: a document, an account, a setting. */
  details: z.object({
    document: detail,
    account: detail,
    from: detail,
    to: detail,
    count: detail,
    call: detail,
    reason: detail,
    until: detail,
    setting: detail,
    role: detail,
    how: detail,
    factor: detail,
    number: detail,
    lines: detail,
    year: detail,
  }),
})
export type AuditLine = z.infer<typeof auditLine>

/** A page of the log, newest first. */
const auditPage = z.object({
  lines: z.array(auditLine),
  /** Continues the list; null on its last page. */
  before: z.nullable(z.number()),
})
export type AuditPage = z.infer<typeof auditPage>

const toLowerCase = (text: string) => text.toLowerCase()
const emailStart = z.pipe(
  z.string().check(z.trim(), z.maxLength(maxLengths.email)),
  z.transform(toLowerCase),
)
const day = z.optional(z.iso.date())

/** Which lines are asked for. */
const filter = {
  customerId: z.optional(customerId),
  /** What an actor's email address begins with. */
  email: z.optional(emailStart),
  action: z.optional(action),
  /** The first and last day in Berlin, ISO 8601. */
  from: day,
  to: day,
}
/** Which page is asked for. */
const page = {
  /** Continues a list: lines with a smaller number. */
  before: z.optional(number),
  /** Defaults to 50, capped at 200. */
  limit: z.optional(number),
}

export const readAuditCall = defineCall({
  method: 'GET',
  path: '/api/audit',
  summary: 'The audit log, newest lines first; for operators.',
  query: z.object({ ...filter, ...page }),
  reply: auditPage,
  logs: 'look',
})

export const readOwnAuditCall = defineCall({
  method: 'GET',
  path: '/api/audit/own',
  summary: 'The lines of the audit log about the caller, newest first.',
  /** Those about one of the caller's customers, too, by default the first. */
  query: z.object({ customerId: z.optional(customerId), ...page }),
  reply: auditPage,
  logs: 'nothing',
})

export const linkAuditFileCall = defineCall({
  method: 'POST',
  path: '/api/audit/file',
  summary: 'Returns a short-lived URL to download the audit log; for operators.',
  reply: fileLink,
  logs: 'nothing',
})

export const sendAuditFileCall = defineCall({
  method: 'GET',
  path: '/api/audit/file',
  summary: 'The audit log as CSV.',
  /** The file has every line that the filter lets through. */
  query: z.object({ ...filter, capability }),
  file: ['text/csv'],
  open: true,
  logs: 'exported',
})
