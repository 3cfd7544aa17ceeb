import type { GuestOf, GuestPart } from '@hausblick/contract/guests.ts'
import {
  type Admitted,
  admitted,
  type CustomerScope,
  type Scope,
  scopeOf,
  whole,
} from '../access.ts'
import { AccessDenied, type Caller, type ConfirmedCaller } from '../callers.ts'
import { forbidden } from '../errors.ts'
import * as texts from '../texts.ts'
import { admitLinked, admitSignedIn, isStaff } from './roles.ts'

/** Admits a customer to the data of each of their own, by default the first. */
export function admitOwn(
  caller: Caller,
  asked: string | undefined,
  otherwise: string,
): CustomerScope {
  const { actor } = admitLinked(caller)
  if (actor.kind === 'customer') {
    const [first] = actor.customerIds
    if (asked === undefined || owns(actor, asked)) return scopeOf(asked ?? first)
  }
  throw new AccessDenied(caller, forbidden(otherwise))
}

export function owns(caller: Caller, customerId: string): boolean {
  return caller.kind === 'customer' && caller.customerIds.includes(customerId)
}

/** Admits a customer to what staff have nothing of. */
export function admitNoStaff(
  caller: Caller,
  asked: string | undefined,
  otherwise: string,
): Admitted<ConfirmedCaller, CustomerScope> {
  if (isStaff(caller)) throw new AccessDenied(caller, forbidden(otherwise))
  return admitted(admitSignedIn(caller).actor, admitOwn(caller, asked, texts.onlyOwnData))
}

/** Admits the customer, or staff, to all data of a customer. */
export function admitMyData(caller: Caller, customerId: string): CustomerScope {
  return isStaff(caller) ? scopeOf(customerId) : admitOwn(caller, customerId, texts.onlyOwnData)
}

/** Admits everyone to the demo, staff to everything, and others to their own; without a customer id, to their first. */
export function admitData(caller: Caller, asked: string, demoCustomerId: string): CustomerScope
export function admitData(caller: Caller, asked: string | undefined, demoCustomerId: string): Scope
export function admitData(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
): Scope {
  if (asked !== undefined && asked === demoCustomerId) return scopeOf(asked)
  if (isStaff(caller)) return asked === undefined ? whole : scopeOf(asked)
  return admitOwn(caller, asked, texts.onlyOwnData)
}

/** Returns what a caller may read of a customer as a guest; undefined for members, staff and strangers. */
export function guestAt(caller: Caller, customerId: string): GuestOf | undefined {
  if ((caller.kind !== 'unlinked' && caller.kind !== 'customer') || owns(caller, customerId)) return
  return caller.guestOf.find((one) => one.customerId === customerId)
}

/** Admits guests to a part of what they may read of a customer whom they name; null for everybody else. */
export function admitGuest(
  caller: Caller,
  asked: string | undefined,
  part: GuestPart,
): GuestOf | null {
  const guest = asked === undefined ? undefined : guestAt(caller, asked)
  if (guest && !guest.parts.includes(part))
    throw new AccessDenied(caller, forbidden(texts.notGuestOfPart))
  return guest ?? null
}
