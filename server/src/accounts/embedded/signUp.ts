import type { Invitation } from '@hausblick/contract/addresses.ts'
import { identityPaths } from '@hausblick/contract/identity.ts'
import { signUpBody } from '@hausblick/contract/identityRequests.ts'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import { ServiceError } from '../../http/errors.ts'
import { replies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { findInvitation, refuseInvitation } from '../invitations/find.ts'
import { claimInvitation, linkInvited } from '../invitations/redeem.ts'
import type { Auth } from './auth.ts'
import { ask, passCookies } from './forward.ts'
import { identityToken } from './identityToken.ts'
import type { Passwords } from './passwords/passwords.ts'
import { refusePassword } from './passwords/policy.ts'
import { refused } from './refusals.ts'
import { endSession, findCookieSession } from './sessions/current.ts'

type HashAndVerify = Pick<Passwords, 'hash' | 'verify'>
/** Returns better-auth on a handle of the database, which may be a transaction. */
export type AuthOn = (db: Kysely<Schema>, passwords: HashAndVerify) => Auth

/** Signs up whoever has an invitation: account, redemption, link and session are one transaction. */
export function registerSignUp(
  app: App,
  authOn: AuthOn,
  { config, database: { db }, brakes }: Service,
  passwords: Passwords,
): void {
  const schema = {
    summary: 'Makes the account of an invitation, links it, and signs it in.',
    body: signUpBody,
    response: replies(z.object({})),
  }
  app.post(identityPaths.signUp, { schema }, async (request, reply) => {
    const { email, password, ...key } = request.body
    const account = email.toLowerCase()
    const refusal = refuseInvitation(await findInvitation(db, key), email)
    if (refusal) {
      // Only who has no invitation is held back: others could otherwise keep the invited person from signing up.
      await brakes.attempt('signUp', request, account)
      throw refused(403, refusal)
    }
    const weakness = refusePassword(password, email, config.operator.name)
    if (weakness) throw refused(400, weakness)

    // Outside the transaction: on SQLite nobody else can write while one is open.
    const hash = await passwords.hash(password)
    const cookies = await makeAccount(request, { email: account, password, hash }, key).catch(
      explain(account),
    )
    passCookies(cookies, reply)
    await brakes.gotIn(request, reply, account)
    return {}
  })

  /** Returns the headers of better-auth's answer, once all is committed. */
  async function makeAccount(
    request: FastifyRequest,
    { email, password, hash }: { email: string; password: string; hash: string },
    key: Invitation,
  ): Promise<Headers> {
    return await db.transaction().execute(async (trx) => {
      const invitation = await claimInvitation(trx, config, key, email)
      if (!invitation) throw refused(403, 'invitationInvalid')
      const auth = authOn(trx, { hash: async () => hash, verify: passwords.verify })
      const replaced = await findCookieSession(auth, request)
      // better-auth wants a name, which the dashboard asks nobody for.
      const { headers } = await ask(auth, request, { email, password, name: '' })
      if (replaced !== null) await endSession(trx, replaced)
      const { id: subject } = await trx
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      await linkInvited(trx, { issuer: identityToken.issuer, subject, email }, invitation)
      return headers
    })
  }

  /** On PostgreSQL, two who take the same address at once find out when they write it. */
  function explain(email: string) {
    return async (error: unknown): Promise<never> => {
      if (error instanceof ServiceError) throw error
      const taken = await db
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      throw taken ? refused(409, 'addressInUse') : error
    }
  }
}
