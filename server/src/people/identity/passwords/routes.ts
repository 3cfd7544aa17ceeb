import { changePasswordCall } from '@hausblick/contract/calls/identity.ts'
import { admitSignedIn } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { clientOf } from '../../../platform/http/attemptLimits/client.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { logOwn } from '../account/log.ts'
import { ownOf } from '../sessions/store.ts'
import { findMatchingHash, replacePassword } from './change.ts'
import type { HashingOf } from './hashing.ts'
import { writeChangedMail } from './mails.ts'
import { checkPassword } from './policy.ts'

/** Registers the password change of the signed-in account, which requires the current password. */
export function registerPasswordChange(app: App, service: Service, hashingOf: HashingOf): void {
  const { config, database, attemptLimiter, mailer } = service
  const { db } = database
  const answer = createAnswer(app, service)

  answer(changePasswordCall, {
    admit: admitSignedIn,
    send: async ({ actor }, { body }, { request, reply }) => {
      const { current, password } = body
      const { subject, email } = actor
      // Shares the limit of sign-in, since it can be used to guess passwords too.
      await attemptLimiter.countAttempt('signIn', request, email)
      const hashing = hashingOf(clientOf(request.ip))
      const before = await findMatchingHash(db, hashing, subject, current)
      if (before === null) throw createIdentityError(403, 'wrongPassword')
      const refusal = checkPassword(password, email, config.operator.name)
      if (refusal) throw createIdentityError(400, refusal)
      if (password === current) throw createIdentityError(400, 'passwordUnchanged')
      const hashes = { before, after: await hashing.hash(password) }
      await replacePassword(db, ownOf(actor), hashes, async (trx) => {
        const { subjects: about } = await service.describeAccount(trx, actor)
        await mailer.queue(trx, { ...writeChangedMail(email, config.operator), about })
        await logOwn(trx, service, { id: subject, email }, 'passwordChanged')
      })
      await attemptLimiter.recordSuccess(request, reply, email)
      return {}
    },
  })
}
