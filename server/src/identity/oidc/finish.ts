import { pagePaths } from '@hausblick/contract/addresses.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import { loginAddress, providerStepParameter } from '@hausblick/contract/signInAddresses.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../../database/tables/schema.ts'
import { transact } from '../../database/transact.ts'
import type { BareRequest, Exchange } from '../../http/exchange.ts'
import type { Service } from '../../http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { identityToken } from '../account/identityToken.ts'
import { lockAccount } from '../account/lockAccount.ts'
import { logOwn } from '../account/log.ts'
import { findIdentity, insertIdentity, noteUsed } from '../account/providerIdentities.ts'
import { createToken } from '../account/token.ts'
import { findFactors, hasFactor } from '../secondFactor/factors.ts'
import { issueChallenge } from '../sessions/challenges.ts'
import { findCookieSession } from '../sessions/current.ts'
import { openSession } from '../sessions/open.ts'
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
        return addStep(pagePaths.settings, 'linked')
      case 'signUp': {
        const token = await transact(database.db, (trx) => signUp(trx, request, answered, purpose))
        sessionCookie.set(reply, token)
        return pagePaths.login
      }
      case 'signIn': {
        const opened = await transact(database.db, (trx) => signIn(trx, request, answered))
        const page = loginAddress(purpose.target)
        if (!('pending' in opened)) {
          sessionCookie.set(reply, opened.token)
          return page
        }
        pendingCookie.set(reply, opened.pending)
        return addStep(page, 'secondFactor')
      }
    }
  }

  /** Opens the session of an identity that has an account; nobody else's. Where the account has a second factor, it waits for it. */
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
    const token = await openSession(trx, sessionCookie, request, { userId, secondFactor, oidcId })
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
    const token = await openSession(trx, sessionCookie, request, { userId, secondFactor, oidcId })
    await logOwn(trx, service, { id: userId, email }, 'signedIn', { how: provider.name })
    return token
  }

  /** Links an identity to the account that has asked for it, if that is still signed in here. */
  async function link(
    trx: Transaction<Schema>,
    request: BareRequest,
    { provider, proof, attempt: { own } }: Answered,
  ): Promise<void> {
    const account = own && (await lockAccount(trx, own.userId))
    const current = await findCookieSession(trx, sessionCookie, request)
    if (!account || current !== own.sessionId) throw createIdentityError(401, 'signInExpired')
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

function addStep(address: string, step: 'secondFactor' | 'linked'): string {
  const [path = '', search = ''] = address.split('?')
  return `${path}?${writeSearch(providerStepParameter, search, step)}`
}
