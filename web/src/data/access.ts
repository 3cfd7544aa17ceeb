import type { GuestOf, GuestPart } from '@hausblick/contract/guests.ts'
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
}

/** Whether a part of a customer's data is shown: always, except to guests. */
export function shows({ guest }: Access, part: GuestPart): boolean {
  return guest?.parts.includes(part) ?? true
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
