import type { Invitation } from '@hausblick/contract/addresses.ts'
import { signUpCall } from '@hausblick/contract/calls/identity.ts'
import { transact } from '../../database/transact.ts'
import { admitSignUp } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import { ServiceError } from '../../http/errors.ts'
import type { BareRequest } from '../../http/exchange.ts'
import type { App, Service } from '../../http/service.ts'
import { createIdentityError } from '../../identity/account/identityError.ts'
import { identityToken } from '../../identity/account/identityToken.ts'
import { logOwn, signInWays } from '../../identity/account/log.ts'
import type { AuthFactory } from '../../identity/embedded/auth.ts'
import { callAuth, setCookies } from '../../identity/embedded/forward.ts'
import type { Passwords } from '../../identity/passwords/passwords.ts'
import { checkPassword } from '../../identity/passwords/policy.ts'
import { endSession, findCookieSession } from '../../identity/sessions/current.ts'
import { claimGuest, linkGuest } from '../guests/redeem.ts'
import { checkInvitation, findGuestInvitation, findInvitation } from './find.ts'
import { claimInvitation, linkInvited } from './redeem.ts'

/** Registers the sign-up by invitation, which creates account, link and session in one transaction. */
export function registerSignUp(
  app: App,
  createAuthOn: AuthFactory,
  service: Service,
  passwords: Passwords,
): void {
  const { database, config, attemptLimiter, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(signUpCall, {
    admit: (caller, { body }) => admitSignUp(caller, body.customerId),
    send: async ({ invited }, { body }, { request, reply }) => {
      const { email, password, token } = body
      const key = { customerId: invited, token }
      const account = email.toLowerCase()
      const found = (await findInvitation(db, key)) ?? (await findGuestInvitation(db, key))
      const refusal = checkInvitation(found, email)
      if (refusal) {
        // Counts only invalid invitations: others could otherwise keep the invited person from signing up.
        await attemptLimiter.countAttempt('signUp', request, account)
        throw createIdentityError(403, refusal)
      }
      const weakness = checkPassword(password, email, config.operator.name)
      if (weakness) throw createIdentityError(400, weakness)

      // Before the transaction, which on SQLite blocks every other writer.
      const hash = await passwords.hash(password)
      const cookies = await makeAccount(request, { email: account, password, hash }, key).catch(
        explain(account),
      )
      setCookies(cookies, reply)
      await attemptLimiter.recordSuccess(request, reply, account)
      return {}
    },
  })

  /** Returns the headers of better-auth's response once the transaction has committed. */
  async function makeAccount(
    request: BareRequest,
    { email, password, hash }: { email: string; password: string; hash: string },
    key: Invitation,
  ): Promise<Headers> {
    return await transact(db, async (trx) => {
      const invitation = await claimInvitation(trx, config, key, email)
      const guest = invitation ? undefined : await claimGuest(trx, config, key, email)
      if (!invitation && !guest) throw createIdentityError(403, 'invitationInvalid')
      const auth = createAuthOn(trx, { hash: async () => hash, verify: passwords.verify })
      const replaced = await findCookieSession(auth, request)
      // better-auth requires a name, which the dashboard does not ask for.
      const { headers } = await callAuth(auth, signUpCall.path, request, {
        email,
        password,
        name: '',
      })
      if (replaced !== null) await endSession(trx, replaced)
      const { id: subject } = await trx
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      // The only session of a new account. Its owner is asked for a second factor from the next sign-in on.
      await trx
        .updateTable('identity_session')
        .set({ second_factor: 'notAsked' })
        .where('user_id', '=', subject)
        .execute()
      const account = { issuer: identityToken.issuer, subject, email }
      if (invitation) await linkInvited(trx, account, invitation, audit)
      if (guest) await linkGuest(trx, account, guest, audit)
      const how = { how: signInWays.notAsked }
      await logOwn(trx, service, { id: subject, email }, 'signedIn', how)
      return headers
    })
  }

  /** On PostgreSQL, concurrent sign-ups with one address only collide on insert. */
  function explain(email: string) {
    return async (error: unknown): Promise<never> => {
      if (error instanceof ServiceError) throw error
      const taken = await db
        .selectFrom('identity_user')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
      throw taken ? createIdentityError(409, 'addressInUse') : error
    }
  }
}
