import type { Service } from '../../../platform/http/service.ts'
import type { SignUps } from '../../identity/account/identity.ts'
import { createIdentityError } from '../../identity/account/identityError.ts'
import { identityToken } from '../../identity/account/identityToken.ts'
import { areOnlyOperators } from '../../identity/passwords/allowed.ts'
import { createAccount } from '../../identity/passwords/createAccount.ts'
import { claimGuest, linkGuest } from '../guests/redeem.ts'
import { checkInvitation, findGuestInvitation, findInvitation } from './find.ts'
import { claimInvitation, linkInvited } from './redeem.ts'

/** Creates what sign-ups do with invitations, however those who sign up will sign in. */
export function createSignUps(service: Service): SignUps {
  const { database, config, attemptLimiter, audit } = service
  const { db } = database
  return {
    check: async (request, key, email) => {
      const found = (await findInvitation(db, key)) ?? (await findGuestInvitation(db, key))
      const refusal = checkInvitation(found, email)
      if (!refusal) return
      // Counts only invalid invitations: others could otherwise keep the invited person from signing up.
      await attemptLimiter.countAttempt('signUp', request, email)
      throw createIdentityError(403, refusal)
    },
    redeem: async (trx, key, { email, hash }) => {
      const invitation = await claimInvitation(trx, config, key, email)
      const guest = invitation ? undefined : await claimGuest(trx, config, key, email)
      if (!invitation && !guest) throw createIdentityError(403, 'invitationInvalid')
      const isOperator = invitation?.kind === 'operator'
      if (hash !== null && areOnlyOperators(service) && !isOperator)
        throw createIdentityError(403, 'passwordsOff')
      const subject = await createAccount(trx, { email, hash })
      const account = { issuer: identityToken.issuer, subject, email }
      if (invitation) await linkInvited(trx, account, invitation, audit)
      if (guest) await linkGuest(trx, account, guest, audit)
      return subject
    },
  }
}
