import { readTokenCall, signInCall, signOutCall } from '@hausblick/contract/calls/identity.ts'
import type { PendingSignIn } from '@hausblick/contract/calls/pendingSignIn.ts'
import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitEverybody } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { BareRequest } from '../../../platform/http/exchange.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import type { Encryption } from '../account/encryption.ts'
import { createIdentityError } from '../account/identityError.ts'
import { identityToken } from '../account/identityToken.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { logFailedSignIn, logOwn, signInWays } from '../account/log.ts'
import { createToken } from '../account/token.ts'
import type { Provider } from '../oidc/provider.ts'
import { mayUsePassword } from '../passwords/allowed.ts'
import type { HashingOf } from '../passwords/hashing.ts'
import { type Authentication, authenticate, isStillAuthenticated } from '../passwords/signIn.ts'
import { findFactors, hasFactor } from '../secondFactor/factors.ts'
import { issueChallenge } from '../sessions/challenges.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import {
  endSession,
  findCookieSession,
  findSessionAccount,
  readSession,
} from '../sessions/current.ts'
import { openSession } from '../sessions/open.ts'
import { signToken } from '../tokens/sign.ts'

interface Parts {
  readonly cookie: SessionCookie
  readonly encryption: Encryption
  readonly hashingOf: HashingOf
  readonly providers: readonly Provider[]
}

/** Registers signing in by password, signing out, and the identity tokens of whoever is signed in. */
export function registerSignIn(
  app: App,
  service: Service,
  { cookie, encryption, hashingOf, providers }: Parts,
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
      const found = await authenticate(db, hashingOf(owner), account, body.password)
      const opened = await transact(db, (trx) => enter(trx, request, account, found))
      if (!opened) throw createIdentityError(401, 'wrongCredentials')
      if (opened instanceof ServiceError) throw opened
      // Only the second factor clears the failed attempts, so that a password alone never does.
      if (typeof opened !== 'string') return { secondFactor: opened }
      cookie.set(reply, opened)
      await attemptLimiter.recordSuccess(request, reply, account)
      return {}
    },
  })

  /**
   * Opens the session and returns its token, or where the account has a second factor, waits for it. Logs it and returns null if the password was
   * wrong, or it or the address has changed meanwhile.
   */
  async function enter(
    trx: Transaction<Schema>,
    request: BareRequest,
    email: string,
    found: Authentication,
  ): Promise<string | PendingSignIn | ServiceError | null> {
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
    if (!(await mayUsePassword(trx, service, { subject: userId, email }))) {
      await logFailedSignIn(trx, service, account, 'Passwort gilt nur für Betreiber')
      return createIdentityError(403, 'passwordsOff')
    }
    const factors = await findFactors(trx, userId)
    if (!hasFactor(factors)) {
      const signedIn = { userId, secondFactor: null }
      const token = await openSession(trx, cookie, request, signedIn)
      await logOwn(trx, service, account, 'signedIn', { how: signInWays.password })
      return token
    }
    const pending = createToken()
    await issueChallenge(trx, pending, { kind: 'signIn', userId })
    return { pending, app: factors.app, passkey: factors.passkeys > 0 }
  }

  answer(signOutCall, {
    admit: admitEverybody,
    send: async (_admitted, _input, { request, reply }) => {
      const sessionId = await findCookieSession(db, cookie, request)
      const issuer = sessionId && (await transact(db, (trx) => leave(trx, sessionId)))
      cookie.clear(reply)
      // The browser caches figures for revalidation; they must not outlive the session.
      reply.header('clear-site-data', '"cache"')
      const atProvider = await findSignOut(request, issuer)
      return atProvider === undefined ? {} : { atProvider }
    },
  })

  /** Returns the issuer of the identity by which the session came, if any. */
  async function leave(trx: Transaction<Schema>, sessionId: string): Promise<string | null> {
    const account = await findSessionAccount(trx, sessionId)
    await endSession(trx, sessionId)
    if (account) await logOwn(trx, service, account, 'signedOut')
    return account?.issuer ?? null
  }

  /** Returns where the session at a provider ends; undefined where there is none, or it does not answer: ours has ended. */
  async function findSignOut({ log }: BareRequest, issuer: string | null) {
    const provider = providers.find((one) => one.issuer === issuer)
    return await provider?.signOutAt().catch((err) => {
      log.warn({ provider: provider.id, err }, 'no sign-out at a provider')
      return undefined
    })
  }

  answer(readTokenCall, {
    admit: admitEverybody,
    send: async (_admitted, _input, exchange) => {
      const found = await readSession(db, cookie, exchange)
      if (!found) return { session: null }
      const token = await signToken(db, encryption, found)
      return { session: { email: found.email, token, expiresIn: identityToken.lifetimeSeconds } }
    },
  })
}
