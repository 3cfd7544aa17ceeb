import { resetAddress } from '@hausblick/contract/addresses.ts'
import { identityPaths } from '@hausblick/contract/identity.ts'
import { confirmResetBody, requestResetBody } from '@hausblick/contract/identityRequests.ts'
import * as z from 'zod/mini'
import { replies } from '../../../http/schemas.ts'
import type { App, Service } from '../../../http/service.ts'
import type { Passwords } from '../passwords/passwords.ts'
import { refusePassword } from '../passwords/policy.ts'
import { refused } from '../refusals.ts'
import { findReset, openReset, redeemReset } from './links.ts'
import { changedMail, resetMail } from './mails.ts'

const done = replies(z.object({}))

/** Resets a password by a link that is sent to the account's address. */
export function registerReset(
  app: App,
  { config, database, brakes, mailer }: Service,
  passwords: Passwords,
): void {
  const { db } = database
  const { operator, publicUrl } = config

  const requestSchema = {
    summary: 'Sends a link that a password is reset by, where the address has an account.',
    body: requestResetBody,
    response: done,
  }
  app.post(identityPaths.requestReset, { schema: requestSchema }, async (request) => {
    const email = request.body.email.toLowerCase()
    if (!z.email().safeParse(email).success) throw refused(400, 'addressInvalid')
    const mayMail = await brakes.attemptMail('requestReset', request, email)
    const { token, exists } = await openReset(db, email)
    if (exists && mayMail) mailer.send(resetMail(email, publicUrl + resetAddress(token), operator))
    return {}
  })

  const confirmSchema = {
    summary: 'Sets a new password by such a link, which counts once; all sessions end.',
    body: confirmResetBody,
    response: done,
  }
  app.post(identityPaths.confirmReset, { schema: confirmSchema }, async (request, reply) => {
    const { token, password } = request.body
    const reset = await findReset(db, token)
    if (!reset) {
      // Only who has no link is held back: others at the same address could otherwise use up what its owner needs.
      await brakes.attempt('confirmReset', request, token)
      throw refused(403, 'resetInvalid')
    }
    const refusal = refusePassword(password, reset.email, operator.name)
    if (refusal) throw refused(400, refusal)
    await redeemReset(db, token, reset, await passwords.hash(password))
    await brakes.gotIn(request, reply, reset.email)
    mailer.send(changedMail(reset.email, operator))
    return {}
  })
}
