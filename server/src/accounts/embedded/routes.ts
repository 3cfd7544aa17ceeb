import { identityPaths, tokenReply } from '@hausblick/contract/identity.ts'
import { signInBody } from '@hausblick/contract/identityRequests.ts'
import * as z from 'zod/mini'
import { replies } from '../../http/schemas.ts'
import type { App, Service } from '../../http/service.ts'
import type { Auth } from './auth.ts'
import { forward, passCookies } from './forward.ts'
import { identityToken } from './identityToken.ts'
import type { Passwords } from './passwords/passwords.ts'
import { endSession, findCookieSession, readSession } from './sessions/current.ts'

const done = replies(z.object({}))

/** The calls of the embedded provider that the dashboard makes; no other of better-auth's can be reached. */
export function registerEmbeddedCalls(
  app: App,
  auth: Auth,
  { database: { db }, brakes }: Service,
  passwords: Passwords,
): void {
  const signIn = {
    summary: 'Signs in; the session is a cookie.',
    body: signInBody,
    response: done,
  }
  app.post(identityPaths.signIn, { schema: signIn }, async (request, reply) => {
    const account = request.body.email.toLowerCase()
    const lane = await brakes.attempt('signIn', request, account)
    const replaced = await findCookieSession(auth, request)
    await passwords.inLane(lane, () => forward(auth, request, reply, request.body))
    if (replaced !== null) await endSession(db, replaced)
    await brakes.gotIn(request, reply, account)
    return {}
  })

  const signOut = { summary: 'Ends the session.', response: done }
  app.post(identityPaths.signOut, { schema: signOut }, async (request, reply) => {
    // better-auth only logs where it could not, and takes the cookie away from a session that goes on.
    const sessionId = await findCookieSession(auth, request)
    if (sessionId !== null) await endSession(db, sessionId)
    await forward(auth, request, reply, {})
    // The browser holds figures, to ask whether they have changed; they go with whom they belong to.
    reply.header('clear-site-data', '"cache"')
    return {}
  })

  const token = {
    summary: 'Who is signed in, with an identity token; null where nobody is.',
    response: replies(tokenReply),
  }
  app.get(identityPaths.token, { schema: token }, async (request, reply) => {
    const { headers, response: found } = await readSession(auth, db, request)
    passCookies(headers, reply)
    const bearer = headers.get('set-auth-jwt')
    if (!found || !bearer) return { session: null }
    const { email } = found.user
    return { session: { email, token: bearer, expiresIn: identityToken.lifetimeSeconds } }
  })
}
