import { type AuditAction, auditActions } from '@hausblick/contract/audit.ts'
import {
  keyParameter,
  optionalParameter,
  type Parameter,
  recordParameter,
  textParameter,
} from '@hausblick/contract/searchParameters.ts'

/** What of the audit log an operator looks at. */
export interface LogFilter {
  readonly action: AuditAction | null
  /** What an email address begins with. */
  readonly who: string
  /** ISO 8601 days. */
  readonly from: string | null
  readonly to: string | null
  /** Whether only lines about the customer chosen in the header are shown. */
  readonly of: 'chosen' | null
}

const DAY = /^\d{4}-\d\d-\d\d$/
const actionWords = Object.fromEntries(
  Object.keys(auditActions).map((action) => [action, action]),
) as Readonly<Record<AuditAction, string>>

/** Reads and writes the filter of the log as parameters of the address. */
export const logFilterParameter: Parameter<LogFilter> = recordParameter<LogFilter>({
  action: keyParameter('was', actionWords, null),
  who: textParameter('wer'),
  from: optionalParameter('von', DAY),
  to: optionalParameter('bis', DAY),
  of: keyParameter('nur', { chosen: 'kunde' }, null),
})

export const emptyLogFilter: LogFilter = { action: null, who: '', from: null, to: null, of: null }

/** What a filter lets through, as the calls name it. */
type LogQuery = {
  readonly [Name in 'email' | 'from' | 'to' | 'customerId']?: string
} & { readonly action?: AuditAction }

/** Returns the parameters of the call that reads what a filter lets through. */
export function toLogQuery(
  { action, who, from, to, of }: LogFilter,
  customerId: string | null,
): LogQuery {
  // The service refuses NUL, which an address may hold although it cannot be typed.
  const email = who.replaceAll('\0', '').trim()
  return {
    ...(action && { action }),
    ...(email !== '' && { email }),
    ...(from && { from }),
    ...(to && { to }),
    ...(of && customerId && { customerId }),
  }
}
