import type { Invitation } from '@hausblick/contract/addresses.ts'
import { signUpCall } from '@hausblick/contract/calls/identity.ts'
import * as z from 'zod/mini'
import { transact } from '../../database/transact.ts'
import { admitSignUp } from '../../http/access.ts'
import { createAnswer } from '../../http/answer.ts'
import type { BareRequest } from '../../http/exchange.ts'
import type { App, Service } from '../../http/service.ts'
import type { AccountMaker, MadeAccount } from '../../identity/account/identity.ts'
import { createIdentityError } from '../../identity/account/identityError.ts'
import { identityToken } from '../../identity/account/identityToken.ts'
import { logOwn, signInWays } from '../../identity/account/log.ts'
import { checkPassword } from '../../identity/passwords/policy.ts'
import { claimGuest, linkGuest } from '../guests/redeem.ts'
import { checkInvitation, findGuestInvitation, findInvitation } from './find.ts'
import { claimInvitation, linkInvited } from './redeem.ts'

/** Registers the sign-up by invitation, which creates account, link and session in one transaction. */
export function registerSignUp(app: App, service: Service, maker: AccountMaker): void {
  const { database, config, attemptLimiter, audit } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(signUpCall, {
    admit: (caller, { body }) => admitSignUp(caller, body.customerId),
    send: async ({ invited }, { body }, { request, reply }) => {
      const { password, token } = body
      const email = body.email.toLowerCase()
      const key = { customerId: invited, token }
      const found = (await findInvitation(db, key)) ?? (await findGuestInvitation(db, key))
      const refusal = checkInvitation(found, email)
      if (refusal) {
        // Counts only invalid invitations: others could otherwise keep the invited person from signing up.
        await attemptLimiter.countAttempt('signUp', request, email)
        throw createIdentityError(403, refusal)
      }
      const weakness = checkPassword(password, email, config.operator.name)
      if (weakness) throw createIdentityError(400, weakness)
      if (!z.email().safeParse(email).success) throw createIdentityError(400, 'addressInvalid')
      const hash = await maker.hash(request, password)
      const made = await makeAccount(request, { email, hash }, key)
      maker.setCookie(reply, made)
      await attemptLimiter.recordSuccess(request, reply, email)
      return {}
    },
  })

  async function makeAccount(
    request: BareRequest,
    { email, hash }: { readonly email: string; readonly hash: string },
    key: Invitation,
  ): Promise<MadeAccount> {
    return await transact(db, async (trx) => {
      const invitation = await claimInvitation(trx, config, key, email)
      const guest = invitation ? undefined : await claimGuest(trx, config, key, email)
      if (!invitation && !guest) throw createIdentityError(403, 'invitationInvalid')
      const made = await maker.make(trx, request, { email, hash })
      const account = { issuer: identityToken.issuer, subject: made.userId, email }
      if (invitation) await linkInvited(trx, account, invitation, audit)
      if (guest) await linkGuest(trx, account, guest, audit)
      const how = { how: signInWays.notAsked }
      await logOwn(trx, service, { id: made.userId, email }, 'signedIn', how)
      return made
    })
  }
}
