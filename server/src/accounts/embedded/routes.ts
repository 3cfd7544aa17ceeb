import { identityPaths, tokenReply } from '@hausblick/contract/identity.ts'
import { signInBody } from '@hausblick/contract/identityRequests.ts'
import * as z from 'zod/mini'
import { describeReplies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import type { Auth } from './auth.ts'
import { forwardToAuth, setCookies } from './forward.ts'
import { identityToken } from './identityToken.ts'
import type { Passwords } from './passwords/passwords.ts'
import { endSession, findCookieSession, readSession } from './sessions/current.ts'

const done = describeReplies(z.object({}))

/** Registers the provider's endpoints that the dashboard uses; no others of better-auth are reachable. */
export function registerSignIn(
  app: App,
  auth: Auth,
  { database: { db }, attemptLimiter }: Service,
  passwords: Passwords,
): void {
  const signIn = {
    summary: 'Signs in; the session is set as a cookie.',
    body: signInBody,
    response: done,
  }
  app.post(identityPaths.signIn, { schema: signIn }, async (request, reply) => {
    const account = request.body.email.toLowerCase()
    const owner = await attemptLimiter.countAttempt('signIn', request, account)
    const replaced = await findCookieSession(auth, request)
    await passwords.runAs(owner, () => forwardToAuth(auth, request, reply, request.body))
    if (replaced !== null) await endSession(db, replaced)
    await attemptLimiter.recordSuccess(request, reply, account)
    return {}
  })

  const signOut = { summary: 'Ends the session.', response: done }
  app.post(identityPaths.signOut, { schema: signOut }, async (request, reply) => {
    // better-auth only logs a failure to delete the session, and would clear the cookie of one that lives on.
    const sessionId = await findCookieSession(auth, request)
    if (sessionId !== null) await endSession(db, sessionId)
    await forwardToAuth(auth, request, reply, {})
    // The browser caches figures for revalidation; they must not outlive the session.
    reply.header('clear-site-data', '"cache"')
    return {}
  })

  const token = {
    summary: 'The signed-in account with an identity token, or null.',
    response: describeReplies(tokenReply),
  }
  app.get(identityPaths.token, { schema: token }, async (request, reply) => {
    const { headers, response: found } = await readSession(auth, db, request)
    setCookies(headers, reply)
    if (!found) return { session: null }
    const { user, session } = found
    const iat = Math.floor(Date.now() / 1000)
    const payload = { iat, sub: user.id, sid: session.id }
    const { token: bearer } = await auth.api.signJWT({ body: { payload } })
    return {
      session: { email: user.email, token: bearer, expiresIn: identityToken.lifetimeSeconds },
    }
  })
}
