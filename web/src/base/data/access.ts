import type { GuestOf, GuestPart } from '@hausblick/contract/guests.ts'
import { DATA_YEAR } from '@hausblick/contract/year.ts'
import { createContext, use } from 'react'
import type { Client } from './client.ts'

/** The customer whose data the screens below show, and the client they fetch it with. */
export interface Access {
  readonly client: Client
  /** Null while it is being looked up; empty if the account has no customer. */
  readonly customerId: string | null
  /** Whether these are the demo's pages, which are read-only. */
  readonly demo: boolean
  /** What the user may read as a guest of the customer; absent for everyone else. */
  readonly guest?: GuestOf | undefined
  /** Null while they are being looked up; absent where no monthly figures are shown. */
  readonly years?: ShownYears | null
}

/** Whether a part of a customer's data is shown: always, except to guests. */
export function shows({ guest }: Access, part: GuestPart): boolean {
  return guest?.parts.includes(part) ?? true
}

/** The year of the monthly figures that a screen shows. */
export interface ShownYears {
  readonly year: number
  /** The year before, if it has figures to compare with. */
  readonly yearBefore: number | null
  /** To which belongs what the operator states without months; null for guests who may not read all years. */
  readonly latestYear: number | null
  /** Whether the year was chosen. Values and debts are of its last day then, and otherwise the newest. */
  readonly isChosen: boolean
}

const AccessContext = createContext<Access | null>(null)

/** Rendered by the demo's frame, and by the session for signed-in users. */
export const AccessProvider = AccessContext.Provider

/** Throws outside an `AccessProvider`. */
export function useAccess(): Access {
  const access = use(AccessContext)
  if (!access) throw new Error('useAccess must be used within an AccessProvider.')
  return access
}

/** What the service replies where no year is asked for: shown where no year has figures. */
export const defaultYears: ShownYears = {
  year: DATA_YEAR,
  yearBefore: null,
  latestYear: DATA_YEAR,
  isChosen: false,
}

/** Returns the year of the monthly figures that are shown. */
export function useYears(): ShownYears {
  return use(AccessContext)?.years ?? defaultYears
}
