import { SECOND_FACTOR_MISSING } from '@hausblick/contract/errorReply.ts'
import {
  type Admitted,
  admitted,
  type CustomerScope,
  type LinkedCaller,
  type Scope,
  type StaffCaller,
  scopeOf,
  type WholeScope,
  whole,
} from '../access.ts'
import {
  AccessDenied,
  type Caller,
  type ConfirmedCaller,
  type SignedInCaller,
  signInTooOld,
} from '../callers.ts'
import { forbidden, ServiceError, unauthorized } from '../errors.ts'
import * as texts from '../texts.ts'

/** Admits everybody to what is the same for all, and to what says nothing about who acts. */
export function admitEverybody(caller: Caller): Admitted<Caller, null> {
  return admitted(caller, null)
}

/** Admits every account to what it must know of itself, and to its second factor. */
export function admitAccount(caller: Caller): Admitted<SignedInCaller, null> {
  if (caller.kind === 'nobody') throw new AccessDenied(caller, unauthorized())
  if (caller.kind === 'program') throw new AccessDenied(caller, forbidden(texts.notForPrograms))
  return admitted(caller, null)
}

/** Admits every account to its own sessions and password, except those that must add a second factor first. */
export function admitSignedIn(caller: Caller): Admitted<ConfirmedCaller, null> {
  const { actor } = admitAccount(caller)
  if (actor.kind !== 'unconfirmed') return admitted(actor, null)
  const refusal = new ServiceError(403, texts.secondFactorMissing, { code: SECOND_FACTOR_MISSING })
  throw new AccessDenied(caller, refusal)
}

/** Admits everyone with a customer or role to sending a form; `admitUpload` decides on the customer whom it names. */
export function admitLinked(caller: Caller): Admitted<LinkedCaller, null> {
  const { actor } = admitSignedIn(caller)
  if (actor.kind !== 'unlinked') return admitted(actor, null)
  throw new AccessDenied(caller, forbidden(texts.notLinked))
}

const FRESH_MS = 15 * 60 * 1000

/**
 * Admits those who may do something anyway to what an unattended browser must not allow: the password was entered within the
 * last 15 minutes.
 */
export function admitFreshSignIn(caller: Caller, now = new Date()): void {
  const { signedInAt } = admitAccount(caller).actor
  if (now.getTime() - (signedInAt?.getTime() ?? 0) > FRESH_MS) throw signInTooOld(caller)
}

export function isStaff(caller: Caller): caller is StaffCaller {
  return caller.kind === 'staff' || caller.kind === 'operator'
}

/** Admits staff to what is no customer's. */
export function admitStaff(caller: Caller): Admitted<StaffCaller, null> {
  if (isStaff(caller)) return admitted(caller, null)
  throw new AccessDenied(admitSignedIn(caller).actor, forbidden(texts.onlyStaff))
}

/** Admits staff to all customers, and to what is no customer's yet. */
export function admitStaffToAll(caller: Caller): Admitted<StaffCaller, WholeScope> {
  return admitted(admitStaff(caller).actor, whole)
}

/** Admits staff to a customer; without one, to all. */
export function admitStaffTo(
  caller: Caller,
  customerId: string,
): Admitted<StaffCaller, CustomerScope>
export function admitStaffTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<StaffCaller, Scope>
export function admitStaffTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<StaffCaller, Scope> {
  const { actor } = admitStaff(caller)
  return admitted(actor, customerId === undefined ? whole : scopeOf(customerId))
}

/** Admits operators to what they may allow staff, and staff where they have. */
export function admitAllowed(
  caller: Caller,
  isAllowed: boolean,
  otherwise: string,
): Admitted<StaffCaller, WholeScope> {
  const staff = admitStaffToAll(caller)
  if (staff.actor.kind === 'operator' || isAllowed) return staff
  throw new AccessDenied(caller, forbidden(otherwise))
}

/** Admits only operators, to what belongs to no customer. */
export function admitOperator(caller: Caller): Admitted<ConfirmedCaller, null> {
  const { actor } = admitSignedIn(caller)
  if (actor.kind === 'operator') return admitted(actor, null)
  throw new AccessDenied(caller, forbidden(texts.onlyOperators))
}

/** Admits only operators, to all customers. */
export function admitOperatorToAll(caller: Caller): Admitted<ConfirmedCaller, WholeScope> {
  return admitted(admitOperator(caller).actor, whole)
}

/** Admits only operators, to a customer; without one, to all. */
export function admitOperatorTo(
  caller: Caller,
  customerId: string,
): Admitted<ConfirmedCaller, CustomerScope>
export function admitOperatorTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, Scope>
export function admitOperatorTo(
  caller: Caller,
  customerId: string | undefined,
): Admitted<ConfirmedCaller, Scope> {
  const { actor } = admitOperator(caller)
  return admitted(actor, customerId === undefined ? whole : scopeOf(customerId))
}

/**
 * Refuses programs what is not meant for them, before anything else is decided: a call says itself which programs it is for. Of the
 * decisions, those that such calls use admit programs; all others refuse them once more.
 */
export function admitProgramTo(caller: Caller, purpose: 'read' | 'import' | undefined): void {
  if (caller.kind === 'program' && caller.purpose !== purpose)
    throw new AccessDenied(caller, forbidden(texts.notForPrograms))
}
