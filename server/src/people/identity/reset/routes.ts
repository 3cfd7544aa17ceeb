import { confirmResetCall, requestResetCall } from '@hausblick/contract/calls/identity.ts'
import { resetAddress } from '@hausblick/contract/signInAddresses.ts'
import * as z from 'zod/mini'
import { transact } from '../../../platform/database/transact.ts'
import { admitEverybody } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { clientOf } from '../../../platform/http/attemptLimits/client.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { aboutAccount } from '../../../platform/mail/about.ts'
import { createIdentityError } from '../account/identityError.ts'
import { identityToken } from '../account/identityToken.ts'
import { logOwn } from '../account/log.ts'
import type { HashingOf } from '../passwords/hashing.ts'
import { writeChangedMail } from '../passwords/mails.ts'
import { checkPassword } from '../passwords/policy.ts'
import { writeResetMail } from './mails.ts'
import { findReset, issueResetToken, redeemReset } from './store.ts'

/** As long as an account's id, so that the mails of all addresses are equally long. */
const NOBODY = '-'.repeat(32)

/** Registers the password reset by a link sent to the account's email address. */
export function registerReset(app: App, service: Service, hashingOf: HashingOf): void {
  const { config, database, attemptLimiter, mailer } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(requestResetCall, {
    admit: admitEverybody,
    send: async (_admitted, { body }, { request }) => {
      const email = body.email.toLowerCase()
      if (!z.email().safeParse(email).success) throw createIdentityError(400, 'addressInvalid')
      const mayMail = await attemptLimiter.countMailAttempt('requestReset', request, email)
      await transact(db, async (trx) => {
        const { token, userId, expiresAt } = await issueResetToken(trx, email)
        const mail = writeResetMail(email, config.publicUrl + resetAddress(token), config.operator)
        const about = [aboutAccount({ subject: userId ?? NOBODY })]
        // The same work for every address, so that timing reveals nothing.
        const isDecoy = userId === null || !mayMail
        await mailer.queue(trx, { ...mail, about }, { expiresAt, isDecoy })
      })
      return {}
    },
  })

  answer(confirmResetCall, {
    admit: admitEverybody,
    send: async (_admitted, { body: { token, password } }, { request, reply }) => {
      const reset = await findReset(db, token)
      if (!reset) {
        // Counts only invalid tokens: others behind the same address could otherwise use up the owner's attempts.
        await attemptLimiter.countAttempt('confirmReset', request, token)
        throw createIdentityError(403, 'resetInvalid')
      }
      const { userId: subject, email } = reset
      const refusal = checkPassword(password, email, config.operator.name)
      if (refusal) throw createIdentityError(400, refusal)
      const hash = await hashingOf(clientOf(request.ip)).hash(password)
      await redeemReset(db, token, reset, hash, async (trx) => {
        const { issuer } = identityToken
        const { subjects: about } = await service.describeAccount(trx, { issuer, subject, email })
        await mailer.queue(trx, { ...writeChangedMail(email, config.operator), about })
        await logOwn(trx, service, { id: subject, email }, 'passwordReset')
      })
      await attemptLimiter.recordSuccess(request, reply, email)
      return {}
    },
  })
}
