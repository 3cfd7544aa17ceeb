import { signUpCall } from '@hausblick/contract/calls/identity.ts'
import * as z from 'zod/mini'
import { transact } from '../../../platform/database/transact.ts'
import { admitSignUp } from '../../../platform/http/access/people.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { clientOf } from '../../../platform/http/attemptLimits/client.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import type { SignUps } from '../account/identity.ts'
import { createIdentityError } from '../account/identityError.ts'
import { logOwn, signInWays } from '../account/log.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import { openSession } from '../sessions/open.ts'
import type { HashingOf } from './hashing.ts'
import { checkPassword } from './policy.ts'

interface Parts {
  readonly cookie: SessionCookie
  readonly hashingOf: HashingOf
  readonly signUps: SignUps
}

/** Registers the sign-up with a password, which creates account, link and session in one transaction. */
export function registerSignUp(
  app: App,
  service: Service,
  { cookie, hashingOf, signUps }: Parts,
): void {
  const { database, config, attemptLimiter } = service

  createAnswer(app, service)(signUpCall, {
    admit: (caller, { body }) => admitSignUp(caller, body.customerId),
    send: async ({ invited }, { body }, { request, reply }) => {
      const { password, token } = body
      const email = body.email.toLowerCase()
      const invitation = { customerId: invited, token }
      await signUps.check(request, invitation, email)
      const weakness = checkPassword(password, email, config.operator.name)
      if (weakness) throw createIdentityError(400, weakness)
      if (!z.email().safeParse(email).success) throw createIdentityError(400, 'addressInvalid')
      // In the client's turn, before the transaction, which on SQLite blocks every other writer.
      const hash = await hashingOf(clientOf(request.ip)).hash(password)
      const session = await transact(database.db, async (trx) => {
        const userId = await signUps.redeem(trx, invitation, { email, hash })
        // Its owner is asked for a second factor from the next sign-in on.
        const signedIn = { userId, secondFactor: 'notAsked' } as const
        const opened = await openSession(trx, cookie, request, signedIn)
        await logOwn(trx, service, { id: userId, email }, 'signedIn', { how: signInWays.notAsked })
        return opened
      })
      cookie.set(reply, session)
      await attemptLimiter.recordSuccess(request, reply, email)
      return {}
    },
  })
}
