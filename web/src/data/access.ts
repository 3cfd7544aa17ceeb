import { createContext, use } from 'react'
import type { Client } from './client.ts'

/** The customer whose data the screens below show, and the client they fetch it with. */
export interface Access {
  readonly client: Client
  /** Null while it is being looked up; empty if the account has no customer. */
  readonly customerId: string | null
  /** Whether these are the demo's pages, which are read-only. */
  readonly demo: boolean
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
