import { signUpAddress } from '@hausblick/contract/addresses.ts'
import { oidcCallbackCall } from '@hausblick/contract/calls/oidc.ts'
import type { IdentityErrorCode } from '@hausblick/contract/identity.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { addProviderStep, loginAddress } from '@hausblick/contract/signInAddresses.ts'
import { addSignInError } from '@hausblick/contract/signInErrors.ts'
import { transact } from '../../../platform/database/transact.ts'
import { admitEverybody } from '../../../platform/http/access/roles.ts'
import { createAnswer } from '../../../platform/http/answer.ts'
import { clientOf } from '../../../platform/http/attemptLimits/client.ts'
import { ServiceError } from '../../../platform/http/errors.ts'
import type { Exchange } from '../../../platform/http/exchange.ts'
import type { App, Service } from '../../../platform/http/service.ts'
import { isErrorCode } from '../account/identityError.ts'
import { logFailedSignIn } from '../account/log.ts'
import { type Attempt, type Begun, takeAttempt } from './attempts.ts'
import { createFinish } from './finish.ts'
import type { OidcParts } from './parts.ts'
import { NOBODY, writeReason } from './reasons.ts'

/**
 * Registers what receives the answers of providers. It is a navigation from elsewhere, thus a GET without an origin; what protects
 * it is the state, which is valid once, in the browser that began, and at the provider that it was sent to.
 */
export function registerOidcCallback(app: App, service: Service, parts: OidcParts): void {
  const { db } = service.database
  const finish = createFinish(service, parts)

  createAnswer(app, service)(oidcCallbackCall, {
    admit: admitEverybody,
    send: async (_admitted, { params, query }, exchange) => {
      const answer = new URLSearchParams()
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) answer.set(name, value)
      return exchange.reply.redirect(await receive(exchange, params.provider, answer), 303)
    },
  })

  /** Returns the page that an answer leads to. */
  async function receive(exchange: Exchange, id: string, answer: URLSearchParams): Promise<string> {
    const { request } = exchange
    const provider = parts.providers.find((one) => one.id === id)
    // Nobody was sent to others, and what an address calls them is not written down.
    const name = provider?.name ?? 'Unbekannter Anbieter'
    let attempt: Begun | null = null
    try {
      await service.attemptLimiter.countAttempt('oidc', request, clientOf(request.ip))
      if (!provider) return await refuse(null, name, 'providerRefused')
      const browser = parts.browserCookie.read(request)
      attempt = await takeAttempt(db, parts.encryption, {
        state: answer.get('state') ?? '',
        browser,
      })
      if (!attempt) return await refuse(null, `${name}: unbekannte Antwort`, 'signInExpired')
      if (provider.issuer !== attempt.issuer)
        return await refuse(attempt, `${name}: Antwort eines anderen`, 'providerRefused')
      const notBefore = attempt.purpose.kind === 'confirm' ? attempt.begunAt : null
      const proof = await provider.redeem(answer, attempt, notBefore)
      return await finish(exchange, { provider, attempt, proof })
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const code = isErrorCode(error.replyCode) ? error.replyCode : 'unavailable'
      request.log.warn({ provider: provider?.id, err: error }, 'sign-in at a provider refused')
      // Too many attempts are not written down: that is what the limit is for.
      if (code === 'tooManyAttempts') return addSignInError(pageOf(attempt), code)
      return await refuse(attempt, writeReason(name, code), code)
    }
  }

  async function refuse(
    attempt: Attempt | null,
    reason: string,
    code: IdentityErrorCode,
  ): Promise<string> {
    await transact(db, (trx) => logFailedSignIn(trx, service, NOBODY, reason))
    return addSignInError(pageOf(attempt), code)
  }
}

/** Returns the page on which a sign-in began. */
function pageOf(attempt: Attempt | null): string {
  switch (attempt?.purpose.kind) {
    case 'link':
      return pages.settings.path
    case 'signUp':
      return signUpAddress(attempt.purpose.invitation)
    case 'signIn':
      return loginAddress(attempt.purpose.target)
    case 'confirm':
      return addProviderStep(attempt.purpose.target, 'unconfirmed')
    case undefined:
      return pages.login.path
  }
}
