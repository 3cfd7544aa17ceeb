import { type ConfirmSignIn, confirmSignInCall } from '@hausblick/contract/calls/pendingSignIn.ts'
import {
  passkeySignInCall,
  startPasskeySignInCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import type { Confirmation } from '@hausblick/contract/secondFactor.ts'
import type { Transaction } from 'kysely'
import type { OidcProvider } from '../../../platform/config/oidcProviders.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitEverybody } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { clientOf } from '../../../platform/http/attemptLimits/client.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { BareRequest } from '../../../platform/http/exchange.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import type { Encryption } from '../account/encryption.ts'
import { createIdentityError } from '../account/identityError.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { describeConfirmed, logFailedSignIn, logOwn } from '../account/log.ts'
import { mayUsePassword } from '../passwords/allowed.ts'
import { findPendingSignIn, recordFailure, takeChallenge } from '../sessions/challenges.ts'
import type { SessionCookie } from '../sessions/cookie.ts'
import { openSession } from '../sessions/open.ts'
import { redeemAppCode } from './app.ts'
import { findPasskeyAccount, redeemAssertion, startPasskeySignIn } from './assertions.ts'
import { redeemRecoveryCode } from './recoveryCodes.ts'
import { describeRelyingParty } from './webAuthn.ts'

interface Parts {
  readonly cookie: SessionCookie
  readonly encryption: Encryption
  readonly providers: readonly OidcProvider[]
}

type Pending = NonNullable<Awaited<ReturnType<typeof findPendingSignIn>>>

/** Registers the second step of a sign-in by password or at a provider, and the sign-in by passkey. */
export function registerSecondFactorSignIn(
  app: App,
  service: Service,
  { cookie, encryption, providers }: Parts,
): void {
  const {
    config,
    database: { db },
    attemptLimiter,
  } = service
  const answer = createAnswer(app, service)

  answer(confirmSignInCall, {
    admit: admitEverybody,
    send: async (_admitted, { body }, { request, reply }) => {
      const account = await findPendingSignIn(db, body.pending)
      if (!account) throw createIdentityError(401, 'signInExpired')
      await attemptLimiter.countAttempt('secondFactor', request, account.email)
      const confirmed = await transact(db, (trx) => confirm(trx, request, account, body))
      if (confirmed instanceof ServiceError) throw confirmed
      cookie.set(reply, confirmed)
      await attemptLimiter.recordSuccess(request, reply, account.email, ['secondFactor'])
      return {}
    },
  })

  /** Returns the token of the session, or the refusal, which is committed with what it counts. */
  async function confirm(
    trx: Transaction<Schema>,
    request: BareRequest,
    account: Pending,
    { pending, method, code }: ConfirmSignIn,
  ): Promise<string | ServiceError> {
    const { id: userId } = account
    await lockAccount(trx, userId)
    // An earlier concurrent call may have completed the sign-in, or used up its attempts.
    if (!(await findPendingSignIn(trx, pending))) return createIdentityError(401, 'signInExpired')
    const isRight =
      method === 'app'
        ? await redeemAppCode(trx, encryption, userId, code)
        : await redeemRecoveryCode(trx, userId, code)
    if (!isRight) {
      const mayTryAgain = await recordFailure(trx, pending)
      const reason = method === 'app' ? 'Code' : 'Wiederherstellungscode'
      await logFailedSignIn(trx, service, account, reason)
      if (!mayTryAgain) return createIdentityError(401, 'tooManyCodes')
      return createIdentityError(403, method === 'app' ? 'codeWrong' : 'recoveryCodeWrong')
    }
    await takeChallenge(trx, pending, { kind: 'signIn', userId })
    const secondFactor: Confirmation = method === 'app' ? 'totp' : 'recoveryCode'
    const { oidcId, issuer } = account
    const token = await openSession(trx, cookie, request, { userId, secondFactor, oidcId })
    const how = describeConfirmed(nameOf(issuer), secondFactor)
    await logOwn(trx, service, account, 'signedIn', { how })
    return token
  }

  const party = describeRelyingParty(config)
  answer(startPasskeySignInCall, {
    admit: admitEverybody,
    send: async (_admitted, _input, { request }) => {
      await attemptLimiter.countAttempt('passkey', request, clientOf(request.ip))
      return { ...(await startPasskeySignIn(db, party)) }
    },
  })

  answer(passkeySignInCall, {
    admit: admitEverybody,
    send: async (_admitted, { body: { assertion, pending } }, { request, reply }) => {
      const account = await findPasskeyAccount(db, assertion)
      if (!account) throw createIdentityError(401, 'passkeyRefused')
      const opened = await transact(db, async (trx) => {
        const refusal = await redeemAssertion(trx, party, account.id, assertion)
        if (refusal) {
          await logFailedSignIn(trx, service, account, 'Passkey')
          return refusal
        }
        // Where only operators may do so by a passkey alone, it confirms a sign-in at a provider.
        const whose = { subject: account.id, email: account.email }
        const confirmed = await takePending(trx, account.id, pending)
        if (!confirmed && !(await mayUsePassword(trx, service, whose))) {
          await logFailedSignIn(trx, service, account, 'Passkey gilt nur für Betreiber')
          return createIdentityError(403, 'passwordsOff')
        }
        const { oidcId = null, issuer = null } = confirmed ?? {}
        const signedIn = { userId: account.id, secondFactor: 'passkey', oidcId } as const
        const token = await openSession(trx, cookie, request, signedIn)
        const how = describeConfirmed(nameOf(issuer), 'passkey')
        await logOwn(trx, service, account, 'signedIn', { how })
        return token
      })
      if (opened instanceof ServiceError) throw opened
      cookie.set(reply, opened)
      await attemptLimiter.recordSuccess(request, reply, account.email, ['secondFactor'])
      return {}
    },
  })

  /** Claims the sign-in that a passkey confirms; undefined if none awaits it. */
  async function takePending(trx: Transaction<Schema>, userId: string, pending = '') {
    const found = await findPendingSignIn(trx, pending)
    return (await takeChallenge(trx, pending, { kind: 'signIn', userId })) ? found : undefined
  }

  function nameOf(issuer: string | null): string | undefined {
    return providers.find((one) => one.issuer === issuer)?.name
  }
}
