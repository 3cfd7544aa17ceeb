import { createContext, use } from 'react'
import type { Client } from './client.ts'

/** Whose figures the screens below show, and with whose rights they ask for them. */
export interface Access {
  readonly client: Client
  /** Null as long as it is being looked up; empty where the caller has no customer. */
  readonly customerId: string | null
  /** Whether these are the demo's pages, on which nothing can be changed. */
  readonly demo: boolean
}

const AccessContext = createContext<Access | null>(null)

/** Provided by the frame of the demo's pages, and by the session for everyone who signed in. */
export const AccessProvider = AccessContext.Provider

export function useAccess(): Access {
  const access = use(AccessContext)
  if (!access) throw new Error('A screen with figures must stand below an AccessProvider.')
  return access
}
