import type { Call, CheckedOf } from '@hausblick/contract/calls/call.ts'
import { parseWith } from './schemas.ts'
import type { PageInput } from './service.ts'

/** The checked input without the id of the customer, which the admission holds. */
export type HandledOf<C extends Call> = {
  readonly [P in keyof CheckedOf<C>]: WithoutCustomer<CheckedOf<C>[P]>
}
type WithoutCustomer<T> = T extends { customerId?: unknown } ? Omit<T, 'customerId'> : T

/** Validates what a page asks for as a request is validated. */
export function parseInput<C extends Call>({ params, query }: C, given: PageInput): CheckedOf<C> {
  const checked = {
    ...(params && { params: parseWith(params, given.params) }),
    ...(query && { query: parseWith(query, given.query) }),
  }
  return checked as CheckedOf<C>
}

/** Returns the parts of a call's input, without the id of the customer. */
export function omitCustomer<C extends Call>(call: C, input: CheckedOf<C>): HandledOf<C> {
  const parts: Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>> = input
  const rest = {
    ...(call.params && { params: omitId(parts.params) }),
    ...(call.query && { query: omitId(parts.query) }),
    ...(call.headers && { headers: parts.headers }),
    ...(call.body && { body: omitId(parts.body) }),
  }
  return rest as HandledOf<C>
}

function omitId(part: unknown): unknown {
  if (typeof part !== 'object' || part === null || !('customerId' in part)) return part
  const { customerId: _, ...rest } = part
  return rest
}
