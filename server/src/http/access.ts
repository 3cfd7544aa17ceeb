import type { AccountKey } from '@hausblick/contract/accounts.ts'
import { SIGN_IN_TOO_OLD } from '@hausblick/contract/calls.ts'
import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import { notAllowed, notSignedIn, ServiceError } from './errors.ts'
import * as texts from './texts.ts'

/** Who makes a call, by the service's own tables and configuration at this moment. */
export type Caller =
  | { readonly kind: 'nobody' }
  /** Signed in, and linked to no customer: sees what a visitor sees. */
  | ({ readonly kind: 'unlinked' } & SignIn)
  | ({ readonly kind: 'customer'; readonly customerId: string } & SignIn)
  | ({ readonly kind: 'staff' } & SignIn)
  | ({ readonly kind: 'operator' } & SignIn)

export interface Account {
  /** Who vouches for the subject. */
  readonly issuer: string
  /** The provider's own id of the account. */
  readonly subject: string
  /** In lower case. */
  readonly email: string
}

export interface SignIn extends Account {
  /** The id of the session, or of the account where the provider keeps the sessions. No secret. */
  readonly signInId: string
  /** When the password was last entered; null where a capability stands for the caller. */
  readonly signedInAt: Date | null
}

/** What a capability says: who asked for it, and whose files it opens. What they may do is looked up at every use. */
export interface Grant {
  /** Null for the demo's documents, which are everybody's. */
  readonly signInId: string | null
  readonly customerId: string
}

/**
 * Says who is calling, from the `Authorization` header: nobody where there is none. A token that is forged, expired or
 * signed out is an error with 401, whatever is asked for.
 */
export type ResolveCaller = (authorization: string | undefined) => Promise<Caller>

/** Why a call is refused; null where it is allowed. */
export type Denial = ServiceError | null

const FRESH_MS = 15 * 60 * 1000

/** The six data reads; without a customer id, what is asked for is all that the caller may see. */
export function denyRecords(
  caller: Caller,
  customerId: string | undefined,
  demoCustomerId: string,
): Denial {
  if (isStaff(caller) || customerId === demoCustomerId) return null
  if (caller.kind === 'nobody') return notSignedIn()
  if (caller.kind === 'unlinked') return notAllowed(texts.notLinked)
  const own = customerId === undefined || customerId === caller.customerId
  return own ? null : notAllowed(texts.onlyOwnData)
}

/** The list of documents; without a customer id, of all that the caller may see. */
export function denyDocuments(
  caller: Caller,
  customerId: string | undefined,
  demoCustomerId: string,
): Denial {
  if (isStaff(caller)) return null
  if (customerId !== ALL_CUSTOMERS) return denyRecords(caller, customerId, demoCustomerId)
  return caller.kind === 'nobody' ? notSignedIn() : notAllowed(texts.onlyOwnData)
}

/** Uploading a document for a customer; without a customer id, a customer's own. */
export function denyUpload(caller: Caller, customerId: string | undefined): Denial {
  if (isStaff(caller)) return null
  if (caller.kind === 'nobody') return notSignedIn()
  if (caller.kind === 'unlinked') return notAllowed(texts.notLinked)
  const own = customerId === undefined || customerId === caller.customerId
  return own ? null : notAllowed(texts.onlyOwnUploads)
}

/** What customers sent in, and filing it. */
export function denyInbox(caller: Caller): Denial {
  return denyCustomers(caller)
}

/**
 * Opening a customer's document with the capability of a list, which is null where it is not valid. It gives whom it was
 * granted to no more than they may see now.
 */
export function denyDocumentFile(
  grantee: Caller,
  grant: Grant | null,
  customerId: string,
  demoCustomerId: string,
): Denial {
  const isGranted = grant?.customerId === customerId
  const denied = !isGranted || denyDocuments(grantee, customerId, demoCustomerId) !== null
  return denied ? notAllowed(texts.documentLinkExpired) : null
}

/** Downloading all that is stored of the customer of a valid capability, by whom it was granted to. */
export function denyExportFile(grantee: Caller, grant: Grant | null): Denial {
  const denied = grant === null || denyMyData(grantee, grant.customerId) !== null
  return denied ? notAllowed(texts.exportLinkExpired) : null
}

/** The look-up of the customer id that belongs to an address. */
export function denyCustomerIdByEmail(caller: Caller, email: string): Denial {
  if (isStaff(caller)) return null
  if (caller.kind === 'nobody') return notSignedIn()
  return email === caller.email ? null : notAllowed(texts.onlyOwnData)
}

/** All wishes for deletion, or those of one customer. */
export function denyDeletionRequests(caller: Caller, customerId: string | undefined): Denial {
  return caller.kind === 'customer' && customerId !== undefined
    ? denyMyData(caller, customerId)
    : denyCustomers(caller)
}

/** Everything that is stored of a customer, and the wish that it be deleted: for himself, and for staff on his behalf. */
export function denyMyData(caller: Caller, customerId: string): Denial {
  if (isStaff(caller)) return null
  if (caller.kind === 'nobody') return notSignedIn()
  if (caller.kind === 'unlinked') return notAllowed(texts.notLinked)
  return customerId === caller.customerId ? null : notAllowed(texts.onlyOwnData)
}

/** The secret address of the caller's own calendar: nobody else makes, sees or ends it. */
export function denyCalendar(caller: Caller): Denial {
  if (caller.kind === 'nobody') return notSignedIn()
  if (caller.kind === 'unlinked') return notAllowed(texts.notLinked)
  return caller.kind === 'customer' ? null : notAllowed(texts.onlyCustomersHaveCalendars)
}

/** Ending a wish for deletion: the customer's own change of mind, or what the operator has decided. */
export function denyEndDeletionRequest(caller: Caller, customerId: string): Denial {
  return caller.kind === 'customer' ? denyMyData(caller, customerId) : denyOperating(caller)
}

/** The caller's own sessions and password, which every account has. */
export const denySessions = ({ kind }: Caller): Denial => (kind === 'nobody' ? notSignedIn() : null)

/** What whoever finds an open browser must not do: the password must have been entered within 15 minutes. */
export function denyOldSignIn(caller: Caller, now = new Date()): Denial {
  if (caller.kind === 'nobody') return notSignedIn()
  const isFresh = now.getTime() - (caller.signedInAt?.getTime() ?? 0) <= FRESH_MS
  return isFresh ? null : new ServiceError(403, texts.signedInLongAgo, { code: SIGN_IN_TOO_OLD })
}

/** The list of all customers. */
export function denyCustomers(caller: Caller): Denial {
  if (isStaff(caller)) return null
  return caller.kind === 'nobody' ? notSignedIn() : notAllowed(texts.onlyStaff)
}

/**
 * Linking the caller's account to the customer, or to the address, that an invitation names. Staff have no use for a
 * customer's invitation; their own may be shown again.
 */
export function denyLink(caller: Caller, invited: string): Denial {
  if (caller.kind === 'nobody') return notSignedIn()
  return isStaff(caller) && invited !== caller.email ? notAllowed(texts.staffHaveNoCustomer) : null
}

/** Making customers, and all that is decided about invitations and accounts. */
export function denyOperating(caller: Caller): Denial {
  if (caller.kind === 'operator') return null
  return caller.kind === 'nobody' ? notSignedIn() : notAllowed(texts.onlyOperators)
}

/** Ending an account. Nobody ends the one that they call with: so an operator is always left. */
export function denyEndAccount(caller: Caller, { issuer, subject }: AccountKey): Denial {
  if (caller.kind !== 'operator') return denyOperating(caller)
  const own = caller.issuer === issuer && caller.subject === subject
  return own ? new ServiceError(409, texts.ownAccountStays) : null
}

export function isStaff(caller: Caller): caller is Extract<Caller, { kind: 'staff' | 'operator' }> {
  return caller.kind === 'staff' || caller.kind === 'operator'
}
