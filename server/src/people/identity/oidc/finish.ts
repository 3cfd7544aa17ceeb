import { pages } from '@hausblick/contract/pages.ts'
import { addProviderStep, loginAddress } from '@hausblick/contract/signInAddresses.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { BareRequest, Exchange } from '../../../platform/http/exchange.ts'
import type { Service } from '../../../platform/http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { identityToken } from '../account/identityToken.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { logOwn } from '../account/log.ts'
import { findIdentity, insertIdentity, noteUsed } from '../account/providerIdentities.ts'
import { createToken } from '../account/token.ts'
import { findFactors, hasFactor } from '../secondFactor/factors.ts'
import { issueChallenge } from '../sessions/challenges.ts'
import { findCookieSession, findSessionAccount } from '../sessions/current.ts'
import { openSession } from '../sessions/open.ts'
import type { Own } from '../sessions/store.ts'
import type { Attempt, Purpose } from './attempts.ts'
import { writeLinkedMail } from './mails.ts'
import type { OidcParts } from './parts.ts'
import type { Proof } from './proof.ts'
import type { Provider } from './provider.ts'

/** A verified answer to what a browser has begun. */
interface Answered {
  readonly provider: Provider
  readonly attempt: Attempt
  readonly proof: Proof
}

type Of<Kind extends Purpose['kind']> = Extract<Purpose, { kind: Kind }>

/** Creates what a verified answer of a provider does: sign in, sign up or link. It returns the page that follows. */
export function createFinish(service: Service, parts: OidcParts) {
  const { config, database, mailer, describeAccount } = service
  const { sessionCookie, pendingCookie, signUps } = parts

  return async ({ request, reply }: Exchange, answered: Answered): Promise<string> => {
    const { purpose } = answered.attempt
    switch (purpose.kind) {
      case 'link':
        await transact(database.db, (trx) => link(trx, request, answered))
        return addProviderStep(pages.settings.path, 'linked')
      case 'confirm': {
        const token = await transact(database.db, (trx) => confirm(trx, request, answered))
        sessionCookie.set(reply, token)
        return addProviderStep(purpose.target, 'confirmed')
      }
      case 'signUp': {
        const token = await transact(database.db, (trx) => signUp(trx, request, answered, purpose))
        sessionCookie.set(reply, token)
        return pages.login.path
      }
      case 'signIn': {
        const opened = await transact(database.db, (trx) => signIn(trx, request, answered))
        const page = loginAddress(purpose.target)
        if (!('pending' in opened)) {
          sessionCookie.set(reply, opened.token)
          return page
        }
        pendingCookie.set(reply, opened.pending)
        return addProviderStep(page, 'secondFactor')
      }
    }
  }

  /** Opens a session for an identity with an account. Where the account has a second factor, the session waits for it. */
  async function signIn(
    trx: Transaction<Schema>,
    request: BareRequest,
    { provider, proof }: Answered,
  ): Promise<{ readonly token: string } | { readonly pending: string }> {
    const key = { issuer: provider.issuer, subject: proof.subject }
    const found = await findIdentity(trx, key)
    if (found) await lockAccount(trx, found.userId)
    // It may have been unlinked until the account was locked.
    const identity = found && (await findIdentity(trx, key))
    if (!identity) throw createIdentityError(403, 'identityUnknown')
    const { id: oidcId, userId, email } = identity
    await noteUsed(trx, oidcId)
    if (!proof.secondFactor && hasFactor(await findFactors(trx, userId))) {
      const pending = createToken()
      await issueChallenge(trx, pending, { kind: 'signIn', userId, oidcId })
      return { pending }
    }
    const secondFactor = proof.secondFactor ? 'provider' : null
    const token = await openSession(trx, sessionCookie, request, {
      userId,
      secondFactor,
      oidcId,
      signedInAt: proof.signedInAt,
    })
    await logOwn(trx, service, { id: userId, email }, 'signedIn', { how: provider.name })
    return { token }
  }

  /** Redeems an invitation, makes its account and links the identity to it: all of it or nothing. */
  async function signUp(
    trx: Transaction<Schema>,
    request: BareRequest,
    { provider, proof }: Answered,
    { email, invitation }: Of<'signUp'>,
  ): Promise<string> {
    const key = { issuer: provider.issuer, subject: proof.subject }
    const userId = await signUps.redeem(trx, invitation, { email, hash: null })
    const oidcId = await insertIdentity(trx, key, userId)
    if (oidcId === null) throw createIdentityError(409, 'identityInUse')
    const secondFactor = proof.secondFactor ? 'provider' : 'notAsked'
    const token = await openSession(trx, sessionCookie, request, {
      userId,
      secondFactor,
      oidcId,
      signedInAt: proof.signedInAt,
    })
    await logOwn(trx, service, { id: userId, email }, 'signedIn', { how: provider.name })
    return token
  }

  /** Opens a session in place of one whose account has signed in anew. What else had confirmed that one counts on. */
  async function confirm(
    trx: Transaction<Schema>,
    request: BareRequest,
    { provider, proof, attempt: { own } }: Answered,
  ): Promise<string> {
    const account = await lockCurrent(trx, request, own)
    const identity = await findIdentity(trx, { issuer: provider.issuer, subject: proof.subject })
    if (identity?.userId !== account.id) throw createIdentityError(403, 'identityOther')
    await noteUsed(trx, identity.id)
    const token = await openSession(trx, sessionCookie, request, {
      userId: account.id,
      secondFactor: proof.secondFactor ? 'provider' : account.secondFactor,
      oidcId: identity.id,
      signedInAt: proof.signedInAt,
    })
    await logOwn(trx, service, account, 'signedIn', { how: provider.name })
    return token
  }

  /** Locks the account that has begun, if it is still signed in here, and returns it with what confirmed its session. */
  async function lockCurrent(trx: Transaction<Schema>, request: BareRequest, own: Own | null) {
    const account = own && (await lockAccount(trx, own.userId))
    const current = await findCookieSession(trx, sessionCookie, request)
    const session = current === own?.sessionId && (await findSessionAccount(trx, current ?? ''))
    if (!account || !session) throw createIdentityError(401, 'signInExpired')
    return { ...account, secondFactor: session.secondFactor }
  }

  /** Links an identity to the account that has asked for it, if that is still signed in here. */
  async function link(
    trx: Transaction<Schema>,
    request: BareRequest,
    { provider, proof, attempt: { own } }: Answered,
  ): Promise<void> {
    const account = await lockCurrent(trx, request, own)
    const key = { issuer: provider.issuer, subject: proof.subject }
    if ((await findIdentity(trx, key))?.userId === account.id) return
    if ((await insertIdentity(trx, key, account.id)) === null)
      throw createIdentityError(409, 'identityInUse')
    await logOwn(trx, service, account, 'providerLinked', { how: provider.name })
    const whose = { issuer: identityToken.issuer, subject: account.id, email: account.email }
    const { subjects: about } = await describeAccount(trx, whose)
    const mail = writeLinkedMail(account.email, provider.name, config.operator)
    await mailer.queue(trx, { ...mail, about })
  }
}
