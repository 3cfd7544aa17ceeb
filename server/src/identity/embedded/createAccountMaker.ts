import { clientOf } from '../../http/attemptLimits/client.ts'
import type { AccountMaker } from '../account/identity.ts'
import { createAccount } from '../passwords/createAccount.ts'
import type { HashingOf } from '../passwords/hashing.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import { openSession } from '../sessions/open.ts'

export function createAccountMaker(hashingOf: HashingOf, cookie: SessionCookie): AccountMaker {
  return {
    hash: (request, password) => hashingOf(clientOf(request.ip)).hash(password),
    make: async (trx, request, account) => {
      const userId = await createAccount(trx, account)
      // Its owner is asked for a second factor from the next sign-in on.
      const signedIn = { userId, secondFactor: 'notAsked' } as const
      return { userId, token: await openSession(trx, cookie, request, signedIn) }
    },
    setCookie: (reply, { token }) => cookie.set(reply, token),
  }
}
