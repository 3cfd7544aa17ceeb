import type { AccountKey } from '@hausblick/contract/accounts.ts'
import { SIGN_IN_TOO_OLD } from '@hausblick/contract/calls.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { type Caller, type Grant, Refusal, type SignedInCaller } from './callers.ts'
import { notAllowed, notSignedIn, ServiceError } from './errors.ts'
import * as texts from './texts.ts'

declare const admitted: unique symbol

interface Admission {
  /** Exists in types only: no other file can write an object of this type. */
  readonly [admitted]: true
}

export interface CustomerScope extends Admission {
  readonly kind: 'customer'
  readonly customerId: string
}

export interface WholeScope extends Admission {
  readonly kind: 'all'
}

/**
 * Whose data a call may read. Only the functions of this file make one, so what reads customers' data and takes a scope
 * cannot be reached without a decision.
 */
export type Scope = CustomerScope | WholeScope

/** Belongs to a customer or to the house. */
type LinkedCaller = Exclude<SignedInCaller, { kind: 'unlinked' }>
type StaffCaller = Extract<Caller, { kind: 'staff' | 'operator' }>

const FRESH_MS = 15 * 60 * 1000

/** Admits to the six data reads; without a customer id, to all that the caller may see. */
export function admitRecords(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
): Scope {
  if (isStaff(caller)) return asked === undefined ? whole : scopeOf(asked)
  return asked === demoCustomerId ? scopeOf(asked) : admitOwn(caller, asked, texts.onlyOwnData)
}

/** Admits to the list of documents and their texts; without a customer id, of all that the caller may see. */
export function admitDocuments(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
): Scope {
  if (asked !== ALL_CUSTOMERS) return admitRecords(caller, asked || undefined, demoCustomerId)
  if (isStaff(caller)) return whole
  throw new Refusal(admitSignedIn(caller), notAllowed(texts.onlyOwnData))
}

/** Admits to uploading for a customer; a customer without a customer id means himself. */
export function admitUpload(caller: SignedInCaller, customerId: string | undefined): void {
  if (!isStaff(caller)) admitOwn(caller, customerId, texts.onlyOwnUploads)
}

/**
 * Admits whom a capability was granted to, to the document of a customer; the capability is null where it is not valid. It
 * gives no more than may be seen now.
 */
export function admitDocumentFile(
  grantee: Caller,
  grant: Grant | null,
  customerId: string,
  demoCustomerId: string,
): CustomerScope {
  const may = isStaff(grantee) || customerId === demoCustomerId || ownIdOf(grantee) === customerId
  if (grant?.customerId === customerId && may) return scopeOf(customerId)
  throw new Refusal(grantee, notAllowed(texts.documentLinkExpired))
}

/** Admits whom a valid capability was granted to, to all that is stored of its customer. */
export function admitExportFile(grantee: Caller, grant: Grant | null): CustomerScope {
  if (grant && (isStaff(grantee) || ownIdOf(grantee) === grant.customerId))
    return scopeOf(grant.customerId)
  throw new Refusal(grantee, notAllowed(texts.exportLinkExpired))
}

/** Admits to looking up the customer id that belongs to an address. */
export function admitCustomerIdByEmail(caller: Caller, email: string): SignedInCaller {
  const signedIn = admitSignedIn(caller)
  if (isStaff(signedIn) || email === signedIn.email) return signedIn
  throw new Refusal(caller, notAllowed(texts.onlyOwnData))
}

/** Admits to the wishes for deletion of one customer, or of all. */
export function admitDeletionRequests(caller: Caller, customerId: string | undefined): Scope {
  if (customerId === undefined) return admitCustomers(caller)
  if (caller.kind === 'customer') return admitMyData(caller, customerId)
  admitCustomers(caller)
  return scopeOf(customerId)
}

/** Admits to all that is stored of a customer, and to wishing it deleted: himself, and staff on his behalf. */
export function admitMyData(caller: Caller, customerId: string): CustomerScope {
  return isStaff(caller) ? scopeOf(customerId) : admitOwn(caller, customerId, texts.onlyOwnData)
}

/** Admits a customer to the secret address of their own calendar: nobody else makes, sees or ends it. */
export function admitCalendar(caller: Caller): CustomerScope {
  const linked = admitLinked(caller)
  if (linked.kind === 'customer') return scopeOf(linked.customerId)
  throw new Refusal(caller, notAllowed(texts.onlyCustomersHaveCalendars))
}

/** Admits whoever knows a calendar's secret address, to that customer's dates. */
export function admitCalendarReader(customerId: string | null): CustomerScope {
  if (customerId === null) throw new ServiceError(404, texts.calendarGone)
  return scopeOf(customerId)
}

/** Admits to ending a wish for deletion: the customer's own change of mind, or what the operator has decided. */
export function admitEndDeletionRequest(caller: Caller, customerId: string): CustomerScope {
  if (caller.kind === 'customer') return admitMyData(caller, customerId)
  admitOperating(caller)
  return scopeOf(customerId)
}

/** Admits every account, as to its own sessions and password. */
export function admitSignedIn(caller: Caller): SignedInCaller {
  if (caller.kind === 'nobody') throw new Refusal(caller, notSignedIn())
  return caller
}

export function admitLinked(caller: Caller): LinkedCaller {
  const signedIn = admitSignedIn(caller)
  if (signedIn.kind === 'unlinked') throw new Refusal(caller, notAllowed(texts.notLinked))
  return signedIn
}

/** Admits to what whoever finds an open browser must not do: the password must have been entered within 15 minutes. */
export function admitFreshSignIn(caller: Caller, now = new Date()): void {
  const { signedInAt } = admitSignedIn(caller)
  if (now.getTime() - (signedInAt?.getTime() ?? 0) <= FRESH_MS) return
  throw new Refusal(caller, new ServiceError(403, texts.signedInLongAgo, { code: SIGN_IN_TOO_OLD }))
}

/** Admits staff to the list of all customers, and to what customers sent in. */
export function admitCustomers(caller: Caller): WholeScope {
  if (isStaff(caller)) return whole
  throw new Refusal(admitSignedIn(caller), notAllowed(texts.onlyStaff))
}

/**
 * Admits to linking the caller's account to the customer, or to the address, that an invitation names. Staff have no use for
 * a customer's invitation; their own may be shown again.
 */
export function admitLink(caller: Caller, invited: string): SignedInCaller {
  const signedIn = admitSignedIn(caller)
  if (!isStaff(signedIn) || invited === signedIn.email) return signedIn
  throw new Refusal(caller, notAllowed(texts.staffHaveNoCustomer))
}

/** Admits to making customers, and to all that is decided about invitations and accounts. */
export function admitOperating(caller: Caller): SignedInCaller {
  const signedIn = admitSignedIn(caller)
  if (signedIn.kind === 'operator') return signedIn
  throw new Refusal(caller, notAllowed(texts.onlyOperators))
}

/** Admits to ending an account. Nobody ends the one that they call with: so an operator is always left. */
export function admitRevokeAccount(caller: Caller, { issuer, subject }: AccountKey): void {
  const own = admitOperating(caller)
  if (own.issuer === issuer && own.subject === subject)
    throw new Refusal(caller, new ServiceError(409, texts.ownAccountStays))
}

/** Admits a command, which whoever runs the service enters at the machine, to the data of a customer, or of all. */
export function admitCommand(): WholeScope
export function admitCommand(customerId: string): CustomerScope
export function admitCommand(customerId?: string): Scope {
  return customerId === undefined ? whole : scopeOf(customerId)
}

export function isStaff(caller: Caller): caller is StaffCaller {
  return caller.kind === 'staff' || caller.kind === 'operator'
}

/** Admits a customer to their own data, which is also meant where no customer is named. */
function admitOwn(caller: Caller, asked: string | undefined, otherwise: string): CustomerScope {
  const own = ownIdOf(admitLinked(caller))
  if (own === null || (asked !== undefined && asked !== own))
    throw new Refusal(caller, notAllowed(otherwise))
  return scopeOf(own)
}

function ownIdOf(caller: Caller): string | null {
  return caller.kind === 'customer' ? caller.customerId : null
}

const whole = { kind: 'all' } as WholeScope

function scopeOf(customerId: string): CustomerScope {
  return { kind: 'customer', customerId } as CustomerScope
}
