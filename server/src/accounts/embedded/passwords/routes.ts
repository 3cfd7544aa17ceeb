import { identityPaths } from '@hausblick/contract/identity.ts'
import { changePasswordBody } from '@hausblick/contract/identityRequests.ts'
import * as z from 'zod/mini'
import { admitSignedIn } from '../../../http/access.ts'
import { replies } from '../../../http/schemas.ts'
import type { App, Service } from '../../../http/service.ts'
import { refused } from '../refusals.ts'
import { changedMail } from '../reset/mails.ts'
import { findMatchingHash, replacePassword } from './change.ts'
import type { Passwords } from './passwords.ts'
import { refusePassword } from './policy.ts'

/** Changes the password of the account that calls, for whoever knows the one before. */
export function registerPasswordChange(
  app: App,
  { config, database, brakes, callerOf, mailer }: Service,
  passwords: Passwords,
): void {
  const schema = {
    summary: 'Changes the password of the account that calls; all its other sessions end.',
    body: changePasswordBody,
    response: replies(z.object({})),
  }
  app.post(identityPaths.password, { schema }, async (request, reply) => {
    const caller = admitSignedIn(await callerOf(request))
    const { current, password } = request.body
    // Guessing here is guessing at the sign-in, and is counted with it.
    await brakes.attempt('signIn', request, caller.email)
    const before = await findMatchingHash(database.db, passwords, caller.subject, current)
    if (before === null) throw refused(403, 'wrongPassword')
    const refusal = refusePassword(password, caller.email, config.operator.name)
    if (refusal) throw refused(400, refusal)
    if (password === current) throw refused(400, 'passwordUnchanged')
    const own = { userId: caller.subject, sessionId: caller.signInId }
    await replacePassword(database.db, own, { before, after: await passwords.hash(password) })
    await brakes.gotIn(request, reply, caller.email)
    mailer.send(changedMail(caller.email, config.operator))
    return {}
  })
}
