import { readTokenCall, signInCall, signOutCall } from '@hausblick/contract/calls/identity.ts'
import type { PendingSignIn } from '@hausblick/contract/calls/secondFactor.ts'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import { admitEverybody } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { BareRequest } from '../../http/exchange.ts'
import type { App, Service } from '../../http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { identityToken } from '../account/identityToken.ts'
import { logFailedSignIn, logOwn, signInWays } from '../account/log.ts'
import { createToken } from '../account/token.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { type Authentication, authenticate, isStillAuthenticated } from '../passwords/signIn.ts'
import { findFactors, hasFactor, lockAccount } from '../secondFactor/factors.ts'
import { issueChallenge } from '../sessions/challenges.ts'
import {
  endSession,
  findCookieSession,
  findSessionAccount,
  readSession,
} from '../sessions/current.ts'
import { openSession } from '../sessions/open.ts'
import type { Auth, AuthOn } from './auth.ts'
import { forwardToAuth, setCookies } from './forward.ts'

/** Registers the provider's endpoints that the dashboard uses; no others of better-auth are reachable. */
export function registerSignIn(
  app: App,
  { auth, authOn }: { auth: Auth; authOn: AuthOn },
  service: Service,
  passwords: Passwords,
): void {
  const {
    database: { db },
    attemptLimiter,
  } = service
  const answer = createAnswer(app, service)

  answer(signInCall, {
    admit: admitEverybody,
    send: async (_admitted, { body }, { request, reply }) => {
      const account = body.email.toLowerCase()
      const owner = await attemptLimiter.countAttempt('signIn', request, account)
      if (!z.email().safeParse(account).success) throw createIdentityError(400, 'addressInvalid')
      const found = await passwords.runAs(owner, () =>
        authenticate(db, passwords, account, body.password),
      )
      const opened = await transact(db, (trx) => enter(trx, request, account, found))
      if (!opened) throw createIdentityError(401, 'wrongCredentials')
      // Only the second factor clears the failed attempts, so that a password alone never does.
      if ('pending' in opened) return { secondFactor: opened }
      setCookies(opened, reply)
      await attemptLimiter.recordSuccess(request, reply, account)
      return {}
    },
  })

  /**
   * Opens the session, or where the account has a second factor, waits for it. Logs it and returns null if the password was
   * wrong, or it or the address has changed meanwhile.
   */
  async function enter(
    trx: Transaction<Schema>,
    request: BareRequest,
    email: string,
    found: Authentication,
  ): Promise<Headers | PendingSignIn | null> {
    const { userId, hash } = found
    const account = { id: userId ?? '', email }
    const isRight =
      userId !== null &&
      hash !== null &&
      (await lockAccount(trx, userId))?.email === email &&
      (await isStillAuthenticated(trx, { userId, hash }))
    if (!isRight) {
      await logFailedSignIn(trx, service, account, 'Passwort')
      return null
    }
    const factors = await findFactors(trx, userId)
    if (!hasFactor(factors)) {
      const signedIn = { userId, secondFactor: null }
      const cookies = await openSession(authOn(trx), trx, request, signedIn)
      await logOwn(trx, service, account, 'signedIn', { how: signInWays.password })
      return cookies
    }
    const pending = createToken()
    await issueChallenge(trx, pending, { kind: 'signIn', userId })
    return { pending, app: factors.app, passkey: factors.passkeys > 0 }
  }

  answer(signOutCall, {
    admit: admitEverybody,
    send: async (_admitted, _input, exchange) => {
      const { request, reply } = exchange
      // better-auth only logs a failure to delete the session, and would clear the cookie of one that lives on.
      const sessionId = await findCookieSession(auth, request)
      if (sessionId !== null) await transact(db, (trx) => leave(trx, sessionId))
      await forwardToAuth(auth, signOutCall.path, exchange, {})
      // The browser caches figures for revalidation; they must not outlive the session.
      reply.header('clear-site-data', '"cache"')
      return {}
    },
  })

  async function leave(trx: Transaction<Schema>, sessionId: string): Promise<void> {
    const account = await findSessionAccount(trx, sessionId)
    await endSession(trx, sessionId)
    if (account) await logOwn(trx, service, account, 'signedOut')
  }

  answer(readTokenCall, {
    admit: admitEverybody,
    send: async (_admitted, _input, { request, reply }) => {
      const { headers, response: found } = await readSession(auth, db, request)
      setCookies(headers, reply)
      if (!found) return { session: null }
      const { user, session } = found
      const iat = Math.floor(Date.now() / 1000)
      const payload = { iat, sub: user.id, sid: session.id }
      const { token } = await auth.api.signJWT({ body: { payload } })
      return { session: { email: user.email, token, expiresIn: identityToken.lifetimeSeconds } }
    },
  })
}
