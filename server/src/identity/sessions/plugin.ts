import { confirmation } from '@hausblick/contract/secondFactor.ts'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import * as z from 'zod/mini'

const body = z.object({ userId: z.string(), secondFactor: z.nullable(confirmation) })

/** Lets the service open a session of an account that it has authenticated itself. Not reachable by any address. */
export const openingSessions = {
  id: 'opening-sessions',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly({ method: 'POST', body }, async (ctx) => {
      const { userId, secondFactor } = ctx.body
      const { internalAdapter } = ctx.context
      const user = await internalAdapter.findUserById(userId)
      if (!user) throw new Error('The account has been deleted.')
      const session = await internalAdapter.createSession(userId, false, { secondFactor })
      await setSessionCookie(ctx, { session, user })
      return { id: session.id }
    }),
  },
} satisfies BetterAuthPlugin
