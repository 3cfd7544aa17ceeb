import * as z from 'zod/mini'
import { type AuditAction, auditActions } from './audit.ts'
import { customerId, number } from './calls/fields.ts'

// Only the service validates these, like those of `requests.ts`.

const toLowerCase = (text: string) => text.toLowerCase()
const day = z.optional(z.iso.date())

/** Query of the audit log; the limit defaults to 50 and is capped at 200. */
export const auditQuerySchema = z.object({
  customerId: z.optional(customerId),
  /** What an actor's email address begins with. */
  email: z.optional(z.pipe(z.string().check(z.trim(), z.maxLength(254)), z.transform(toLowerCase))),
  action: z.optional(z.enum(Object.keys(auditActions) as [AuditAction, ...AuditAction[]])),
  /** The first and last day in Berlin, ISO 8601. */
  from: day,
  to: day,
  /** Continues a list: lines with a smaller number. */
  before: z.optional(number),
  limit: z.optional(number),
})

/** Query of the log as a file, which has every line. */
export const auditFileQuerySchema = z.extend(
  z.omit(auditQuerySchema, { before: true, limit: true }),
  { capability: z.string().check(z.maxLength(512)) },
)

/** Query of the log's lines about the caller and one of the caller's customers, by default the first. */
export const ownAuditQuerySchema = z.object({
  customerId: z.optional(customerId),
  before: z.optional(number),
  limit: z.optional(number),
})
