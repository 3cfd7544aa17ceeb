import {
  startOidcConfirmationCall,
  startOidcLinkCall,
  startOidcSignInCall,
  startOidcSignUpCall,
} from '@hausblick/contract/calls/oidc.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { loginAddress, readTarget } from '@hausblick/contract/signInAddresses.ts'
import * as z from 'zod/mini'
import { transact } from '../../../platform/database/transact.ts'
import { admitSignUp } from '../../../platform/http/access/people.ts'
import { admitAccount, admitEverybody } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { clientOf } from '../../../platform/http/attemptLimits/client.ts'
import type { Exchange } from '../../../platform/http/exchange.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { createIdentityError, isErrorCode } from '../account/identityError.ts'
import { logFailedSignIn } from '../account/log.ts'
import { createToken } from '../account/token.ts'
import { lockOwn } from '../secondFactor/own.ts'
import { type Own, ownOf } from '../sessions/store.ts'
import { type Purpose, rememberAttempt } from './attempts.ts'
import type { OidcParts } from './parts.ts'
import { NOBODY, writeReason } from './reasons.ts'

const TOKEN = /^[\w-]{43}$/

/** Registers what sends a browser to a provider: to sign in, to sign up by an invitation, or to link an identity. */
export function registerOidcStarts(app: App, service: Service, parts: OidcParts): void {
  const {
    database: { db },
    attemptLimiter,
  } = service
  const answer = createAnswer(app, service)

  answer(startOidcSignInCall, {
    admit: admitEverybody,
    send: async (_admitted, { body }, exchange) => {
      await countAttempt(exchange)
      const target = toOwnPage(body.target ?? pages.dashboard.path)
      return await start(exchange, body.provider, { kind: 'signIn', target })
    },
  })

  answer(startOidcSignUpCall, {
    admit: (caller, { body }) => admitSignUp(caller, body.customerId),
    send: async ({ invited }, { body }, exchange) => {
      await countAttempt(exchange)
      const email = body.email.toLowerCase()
      const invitation = { customerId: invited, token: body.token }
      await parts.signUps.check(exchange.request, invitation, email)
      if (!z.email().safeParse(email).success) throw createIdentityError(400, 'addressInvalid')
      return await start(exchange, body.provider, { kind: 'signUp', email, invitation })
    },
  })

  answer(startOidcLinkCall, {
    admit: admitAccount,
    fresh: true,
    send: async ({ actor }, { body }, exchange) => {
      const own = ownOf(actor)
      await transact(db, (trx) => lockOwn(trx, actor, own))
      return await start(exchange, body.provider, { kind: 'link' }, own)
    },
  })

  answer(startOidcConfirmationCall, {
    admit: admitAccount,
    send: async ({ actor }, { body }, exchange) => {
      await countAttempt(exchange)
      const target = toOwnPage(body.target)
      return await start(exchange, body.provider, { kind: 'confirm', target }, ownOf(actor))
    },
  })

  async function countAttempt({ request }: Exchange): Promise<void> {
    await attemptLimiter.countAttempt('oidc', request, clientOf(request.ip))
  }

  async function start(
    { request, reply }: Exchange,
    id: string,
    purpose: Purpose,
    own: Own | null = null,
  ): Promise<{ address: string }> {
    const provider = parts.providers.find((one) => one.id === id)
    if (!provider) throw createIdentityError(404, 'providerRefused')
    const secrets = { state: createToken(), nonce: createToken(), verifier: createToken() }
    const renewed = purpose.kind === 'confirm'
    const address = await provider.startAt(secrets, { renewed }).catch(async (error) => {
      const code = isErrorCode(error.replyCode) ? error.replyCode : 'unavailable'
      const reason = writeReason(provider.name, code)
      await transact(db, (trx) => logFailedSignIn(trx, service, NOBODY, reason))
      throw error
    })
    // The same in all tabs, so that none ends what another has begun.
    const before = parts.browserCookie.read(request)
    const browser = TOKEN.test(before) ? before : createToken()
    const { issuer } = provider
    await rememberAttempt(db, parts.encryption, { ...secrets, browser, issuer, own, purpose })
    parts.browserCookie.set(reply, browser)
    return { address }
  }
}

/** Returns a page of ours, which the login leads on to; the dashboard in place of any other. */
function toOwnPage(target: string): string {
  return readTarget(loginAddress(target).slice(pages.login.path.length)) ?? pages.dashboard.path
}
