import type { GuestPart } from '@hausblick/contract/guests.ts'
import { type CustomerScope, type Scope, scopeOf, whole } from '../access.ts'
import { AccessDenied, type Caller, type ProgramCaller } from '../callers.ts'
import { forbidden } from '../errors.ts'
import * as texts from '../texts.ts'
import { admitData, admitGuest } from './customers.ts'

/** What a data read shows: whose part it is, and the year of its months; null for what belongs to no year. */
export interface RecordsAsked {
  readonly part: Exclude<GuestPart, 'documents'>
  readonly year: number | null
}

/**
 * Admits to the data reads as `admitRecordsOf` does; without a customer id, staff to everything and others to their first
 * customer.
 */
export function admitRecords(
  caller: Caller,
  asked: string | undefined,
  demoCustomerId: string,
  records: RecordsAsked,
): Scope {
  if (caller.kind === 'program') return admitToCustomers(caller, asked)
  if (asked !== undefined) return admitRecordsOf(caller, asked, demoCustomerId, records)
  return admitData(caller, undefined, demoCustomerId)
}

/**
 * Admits to the data of a customer. Guests are admitted to what they may read of a customer. What belongs to no year is theirs
 * whatever the years that they may read.
 */
export function admitRecordsOf(
  caller: Caller,
  asked: string,
  demoCustomerId: string,
  { part, year }: RecordsAsked,
): CustomerScope {
  const guest = asked === demoCustomerId ? null : admitGuest(caller, asked, part)
  if (guest?.years && year !== null && !guest.years.includes(year))
    throw new AccessDenied(caller, forbidden(texts.notGuestOfYear(year, guest.years)))
  if (guest) return scopeOf(guest.customerId, guest.years)
  return admitData(caller, asked, demoCustomerId)
}

/** Admits a program to the data of its customers: by default all of them, and never the demo's beside one. */
function admitToCustomers(program: ProgramCaller, asked: string | undefined): Scope {
  const { customerId } = program
  if (customerId !== null && asked !== undefined && asked !== customerId)
    throw new AccessDenied(program, forbidden(texts.programOfOther))
  const whose = customerId ?? asked
  return whose === undefined ? whole : scopeOf(whose)
}
