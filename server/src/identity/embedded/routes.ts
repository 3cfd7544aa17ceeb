import { type IdentityErrorCode, identityPaths, tokenReply } from '@hausblick/contract/identity.ts'
import { signInBody, signUpBody } from '@hausblick/contract/identityRequests.ts'
import * as z from 'zod/mini'
import { ServiceError } from '../../errors.ts'
import { findInvitation, refuseInvitation } from '../../invitations/find.ts'
import type { App, Service } from '../../service.ts'
import { replies } from '../../system/schemas.ts'
import type { Auth } from './auth.ts'
import { forward, passCookies, passedHeaders } from './forward.ts'
import { identityToken } from './identityToken.ts'
import type { Passwords } from './passwords/passwords.ts'
import { refusePassword } from './passwords/policy.ts'
import { refused } from './refusals.ts'
import { endSession, findCookieSession } from './sessions/current.ts'

const done = replies(z.object({}))

/** The calls of the embedded provider that the dashboard makes; no other of better-auth's can be reached. */
export function registerEmbeddedCalls(
  app: App,
  auth: Auth,
  { config, database: { db }, brakes }: Service,
  passwords: Passwords,
): void {
  const signIn = {
    summary: 'Signs in; the session is a cookie.',
    body: signInBody,
    response: done,
  }
  app.post(identityPaths.signIn, { schema: signIn }, async (request, reply) => {
    const account = request.body.email.toLowerCase()
    await brakes.attempt('signIn', request, account)
    await forward(auth, request, reply, request.body)
    await brakes.gotIn(request, account)
    return {}
  })

  const signUp = {
    summary: 'Makes the account of an invitation, and signs it in.',
    body: signUpBody,
    response: done,
  }
  app.post(identityPaths.signUp, { schema: signUp }, async (request, reply) => {
    const { email, password, ...key } = request.body
    const account = email.toLowerCase()
    await brakes.attempt('signUp', request, account)
    const refusal = refuseInvitation(await findInvitation(db, key), email)
    if (refusal) throw refused(403, refusal)
    const weakness = refusePassword(password, email, config.operator.name)
    if (weakness) throw refused(400, weakness)
    try {
      // better-auth wants a name, which the dashboard asks nobody for.
      await forward(auth, request, reply, { email, password, name: '' })
    } catch (error) {
      // It takes as long as where there is no account yet.
      if (isAddressInUse(error)) await passwords.hash(password)
      throw error
    }
    await brakes.gotIn(request, account)
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
    const { headers, response: found } = await auth.api.getSession({
      headers: passedHeaders(request),
      returnHeaders: true,
    })
    passCookies(headers, reply)
    const bearer = headers.get('set-auth-jwt')
    if (!found || !bearer) return { session: null }
    const { email } = found.user
    return { session: { email, token: bearer, expiresIn: identityToken.lifetimeSeconds } }
  })
}

function isAddressInUse(error: unknown): boolean {
  const code: IdentityErrorCode = 'addressInUse'
  return error instanceof ServiceError && error.replyCode === code
}
