import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import type { StaffRights } from '@hausblick/contract/calls/staff.ts'
import type { Config } from '../../config/config.ts'
import {
  type Admitted,
  admitted,
  type CustomerScope,
  type Scope,
  type StaffCaller,
  scopeOf,
  type WholeScope,
  whole,
} from '../access.ts'
import { AccessDenied, type Caller, type ConfirmedCaller, type SignedInCaller } from '../callers.ts'
import { forbidden, ServiceError } from '../errors.ts'
import * as texts from '../texts.ts'
import { admitMyData, admitOwn } from './customers.ts'
import {
  admitAccount,
  admitAllowed,
  admitOperator,
  admitOperatorTo,
  admitSignedIn,
  admitStaffTo,
  isStaff,
} from './roles.ts'

/** `onlyCustomers` hides the invitations of operators and staff. */
export type AdmittedInvitations = Admitted<
  StaffCaller,
  WholeScope,
  { readonly onlyCustomers: boolean }
>

/** Admits the customer, or staff, to asking for a copy of all data of a customer, and for its deletion. */
export function admitDataRights(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  return admitted(admitSignedIn(caller).actor, admitMyData(caller, customerId))
}

/** Admits the members of a customer, and operators, to inviting guests, and to changing and ending what these may read. */
export function admitGuests(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  const { actor } = admitSignedIn(caller)
  if (actor.kind === 'operator') return admitOperatorTo(actor, customerId)
  return admitted(actor, admitOwn(actor, customerId, texts.onlyOwnersInvite))
}

type AdmittedLookup = Admitted<SignedInCaller, CustomerScope | null>

/**
 * Admits every account to looking up the customer of its own email address, which is nobody else's data, and staff to that of
 * any address.
 *
 * @param find finds the customer of an address; rejects if there is none
 */
export function admitCustomerIdByEmail(
  caller: Caller,
  email: string,
  find: (email: string) => Promise<string>,
): AdmittedLookup | Promise<AdmittedLookup> {
  const { actor } = admitAccount(caller)
  if (email === actor.email) return admitted(actor, null)
  if (!isStaff(admitSignedIn(actor).actor))
    throw new AccessDenied(caller, forbidden(texts.onlyOwnData))
  return find(email).then((customerId) => admitted(actor, scopeOf(customerId)))
}

/** Admits to the deletion requests of one customer, or of all. */
export function admitDeletionRequests(caller: Caller, customerId: string | undefined): Scope {
  if (customerId !== undefined && caller.kind === 'customer') return admitMyData(caller, customerId)
  return admitStaffTo(caller, customerId).scope
}

/** Admits to closing a deletion request: the customer to withdraw it, an operator to settle it. */
export function admitEndDeletionRequest(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  if (caller.kind === 'customer') return admitDataRights(caller, customerId)
  return admitOperatorTo(caller, customerId)
}

/** Admits operators to inviting owners of any customers, and staff where an operator has allowed it. */
export function admitInviting(
  caller: Caller,
  { invite }: Pick<StaffRights, 'invite'>,
): Admitted<StaffCaller, WholeScope> {
  return admitAllowed(caller, invite, texts.staffMayNotInvite)
}

/** Admits to the invitations of a customer as `admitInviting` does. */
export function admitInvitingOf(
  caller: Caller,
  customerId: string,
  { invite }: Pick<StaffRights, 'invite'>,
): Admitted<StaffCaller, CustomerScope> {
  return admitted(admitInviting(caller, { invite }).actor, scopeOf(customerId))
}

/** Admits to the unused invitations of customers as `admitInviting` does, and operators to those of operators and staff, too. */
export function admitInvitations(
  caller: Caller,
  rights: Pick<StaffRights, 'invite'>,
): AdmittedInvitations {
  const { actor } = admitInviting(caller, rights)
  return admitted(actor, whole, { onlyCustomers: actor.kind !== 'operator' })
}

/** That of a customer's id, or of an email address. */
interface Invited {
  readonly invited: string
}

/** Admits to linking the caller's account to an invitation, which for staff is only one to their own address. */
export function admitLink(
  caller: Caller,
  invited: string,
): Admitted<ConfirmedCaller, null, Invited> {
  const { actor: signedIn } = admitSignedIn(caller)
  if (!isStaff(signedIn) || invited === signedIn.email) return admitted(signedIn, null, { invited })
  throw new AccessDenied(caller, forbidden(texts.staffHaveNoCustomer))
}

/** Admits everybody to signing up by an invitation. */
export function admitSignUp(caller: Caller, invited: string): Admitted<Caller, null, Invited> {
  return admitted(caller, null, { invited })
}

/** Admits operators to the accounts of a customer; without one, to those of operators and staff. */
export function admitAccounts(
  caller: Caller,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope | null> {
  const scope = customerId === undefined ? null : scopeOf(customerId)
  return admitted(admitOperator(caller).actor, scope)
}

/**
 * Admits operators to revoking an account other than their own, so that one operator always remains, or to ending what it sees
 * of a customer.
 */
export function admitRevokeAccount(
  caller: Caller,
  { issuer, subject }: AccountKey,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, CustomerScope | null> {
  const operator = admitAccounts(caller, customerId)
  if (operator.actor.issuer === issuer && operator.actor.subject === subject)
    throw new AccessDenied(caller, new ServiceError(409, texts.ownAccountStays))
  return operator
}

/** Admits operators to resetting the second factor of an account other than their own. */
export function admitResetSecondFactor(
  caller: Caller,
  { issuer, subject }: AccountKey,
): Admitted<ConfirmedCaller, null> {
  const operator = admitOperator(caller)
  if (operator.actor.issuer === issuer && operator.actor.subject === subject)
    throw new AccessDenied(caller, new ServiceError(409, texts.ownFactorStays))
  return operator
}

/** Returns whether a caller's account must have a second factor. */
export function mustHaveSecondFactor(
  caller: Caller,
  { secondFactor }: Pick<Config, 'secondFactor'>,
): boolean {
  return secondFactor === 'required' && (isStaff(caller) || caller.kind === 'unconfirmed')
}
