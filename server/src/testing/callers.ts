import type { Caller } from '../platform/http/callers.ts'
import { ServiceError } from '../platform/http/errors.ts'

export const account = {
  issuer: 'hausblick',
  subject: 'me',
  email: 'me@example.org',
  signInId: 'one',
  signedInAt: new Date(),
}
/** A caller of each kind; the customer's id is A. */
export const callers: Readonly<Record<Caller['kind'], Caller>> = {
  nobody: { kind: 'nobody' },
  unlinked: { kind: 'unlinked', guestOf: [], ...account },
  customer: { kind: 'customer', customerIds: ['A'], guestOf: [], ...account },
  unconfirmed: { kind: 'unconfirmed', role: 'operator', ...account },
  staff: { kind: 'staff', ...account },
  operator: { kind: 'operator', ...account },
  program: {
    ...{ kind: 'program', issuer: 'program', subject: 'one', email: 'Nachtlauf' },
    ...{ purpose: 'import', customerId: null },
  },
}
type Kind = Caller['kind']
/** Those with the rights of their kind. */
export const everyKind: readonly Kind[] = ['nobody', 'unlinked', 'customer', 'staff', 'operator']

/** Returns the status of the ServiceError that a decision throws, or undefined if it admits the caller. */
export function deniedStatus(decide: () => unknown): number | undefined {
  try {
    decide()
    return undefined
  } catch (error) {
    if (error instanceof ServiceError) return error.statusCode
    throw error
  }
}
