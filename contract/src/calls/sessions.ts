import * as z from 'zod/mini'
import { defineCall } from './call.ts'
import { nothing } from './fields.ts'

/** A device on which the account is signed in. */
const accountSession = z.object({
  /** Not a secret. */
  id: z.string(),
  /** Browser and operating system, such as "Chrome auf Windows"; empty if unknown. */
  device: z.string(),
  /** ISO 8601. */
  signedInAt: z.string(),
  /** ISO 8601; lags behind by up to an hour. */
  lastUsedAt: z.string(),
  /** Whether it is the caller's own. */
  current: z.boolean(),
})
export type AccountSession = z.infer<typeof accountSession>

export const listSessionsCall = defineCall({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists the sessions of the calling account.',
  /** The caller's own session first. */
  reply: z.array(accountSession),
  logs: 'nothing',
})

export const endSessionCall = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions/:id',
  summary: 'Ends a session of the calling account.',
  params: z.object({ id: z.string() }),
  reply: nothing,
  logs: 'sessionEnded',
})

export const endOtherSessionsCall = defineCall({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends all sessions of the calling account but the current one.',
  reply: nothing,
  logs: 'sessionEnded',
})
