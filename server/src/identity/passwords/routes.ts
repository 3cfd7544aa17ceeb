import { identityPaths } from '@hausblick/contract/identity.ts'
import { changePasswordBody } from '@hausblick/contract/identityRequests.ts'
import * as z from 'zod/mini'
import { admitSignedIn } from '../../http/access.ts'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import { createIdentityError } from '../account/identityError.ts'
import { logOwn } from '../account/log.ts'
import { writeChangedMail } from '../reset/mails.ts'
import { findMatchingHash, replacePassword } from './change.ts'
import type { Passwords } from './passwords.ts'
import { checkPassword } from './policy.ts'

/** Registers the password change of the signed-in account, which requires the current password. */
export function registerPasswordChange(app: App, service: Service, passwords: Passwords): void {
  const { config, database, attemptLimiter, callerOf, mailer } = service
  const schema = {
    summary: 'Changes the password of the calling account and ends all its other sessions.',
    body: changePasswordBody,
    response: describeReplies(z.object({})),
  }
  app.post(identityPaths.password, { schema }, async (request, reply) => {
    const caller = admitSignedIn(await callerOf(request))
    const { current, password } = request.body
    // Shares the limit of sign-in, since it can be used to guess passwords too.
    await attemptLimiter.countAttempt('signIn', request, caller.email)
    const before = await findMatchingHash(database.db, passwords, caller.subject, current)
    if (before === null) throw createIdentityError(403, 'wrongPassword')
    const refusal = checkPassword(password, caller.email, config.operator.name)
    if (refusal) throw createIdentityError(400, refusal)
    if (password === current) throw createIdentityError(400, 'passwordUnchanged')
    const own = { userId: caller.subject, sessionId: caller.signInId }
    const hashes = { before, after: await passwords.hash(password) }
    await replacePassword(database.db, own, hashes, async (trx) => {
      const { subjects: about } = await service.describeAccount(trx, caller)
      await mailer.queue(trx, { ...writeChangedMail(caller.email, config.operator), about })
      const account = { id: caller.subject, email: caller.email }
      await logOwn(trx, service, account, 'passwordChanged')
    })
    await attemptLimiter.recordSuccess(request, reply, caller.email)
    return {}
  })
}
