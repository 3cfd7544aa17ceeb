import { identityPaths, signInBody, signUpBody, tokenReply } from '@hausblick/contract/identity.ts'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Schema } from '../../database/schema.ts'
import { findInvitation, refuseInvitation } from '../../invitations/find.ts'
import type { App } from '../../service.ts'
import { replies } from '../../system/schemas.ts'
import type { Auth } from './auth.ts'
import { forward, passCookies, passedHeaders } from './forward.ts'
import { identityToken } from './identityToken.ts'
import { refused } from './refusals.ts'

const done = replies(z.object({}))

/** The calls of the embedded provider that the dashboard makes; no other of better-auth's can be reached. */
export function registerEmbeddedCalls(app: App, auth: Auth, db: Kysely<Schema>): void {
  const signIn = {
    summary: 'Signs in; the session is a cookie.',
    body: signInBody,
    response: done,
  }
  app.post(identityPaths.signIn, { schema: signIn }, async (request, reply) => {
    await forward(auth, request, reply, request.body)
    return {}
  })

  const signUp = {
    summary: 'Makes the account of an invitation, and signs it in.',
    body: signUpBody,
    response: done,
  }
  app.post(identityPaths.signUp, { schema: signUp }, async (request, reply) => {
    const { email, password, ...key } = request.body
    const refusal = refuseInvitation(await findInvitation(db, key), email)
    if (refusal) throw refused(403, refusal)
    // better-auth wants a name, which the dashboard asks nobody for.
    await forward(auth, request, reply, { email, password, name: '' })
    return {}
  })

  const signOut = { summary: 'Ends the session.', response: done }
  app.post(identityPaths.signOut, { schema: signOut }, async (request, reply) => {
    await forward(auth, request, reply, {})
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
