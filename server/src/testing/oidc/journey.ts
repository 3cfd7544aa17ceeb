import {
  listOidcIdentitiesCall,
  startOidcConfirmationCall,
  startOidcLinkCall,
  startOidcSignInCall,
  startOidcSignUpCall,
} from '@hausblick/contract/calls/oidc.ts'
import { type Browser, PUBLIC_URL, readLink } from '../browser.ts'
import { CLIENT } from './provider.ts'

/** Returns the settings of a provider. */
export function settingsOf(issuer: string, beginning = 'OIDC_', name = 'Testhaus') {
  return {
    [`${beginning}ISSUER`]: issuer,
    [`${beginning}NAME`]: name,
    [`${beginning}CLIENT_ID`]: CLIENT.id,
    [`${beginning}CLIENT_SECRET`]: CLIENT.secret,
  }
}

/** Returns the address at a provider at which a browser is to sign in. */
export async function startSignIn(browser: Browser, provider = '1', target?: string) {
  return addressIn(await browser.post(startOidcSignInCall.path, { provider, target }))
}

/** Returns the address at which somebody signs in who takes up an invitation. */
export async function startSignUp(browser: Browser, email: string, link: string) {
  const body = { provider: '1', email, ...readLink(link) }
  return addressIn(await browser.post(startOidcSignUpCall.path, body))
}

/** Returns the address at which the signed-in account shows that it is still the same person. */
export async function startConfirmation(browser: Browser, target: string) {
  const body = { provider: '1', target }
  return addressIn(
    await browser.post(startOidcConfirmationCall.path, body, await browser.headers()),
  )
}

/** Returns the address at which the signed-in account links an identity. */
export async function startLink(browser: Browser) {
  const headers = await browser.headers()
  return addressIn(await browser.post(startOidcLinkCall.path, { provider: '1' }, headers))
}

function addressIn(reply: { readonly json: () => unknown }): string {
  return startOidcSignInCall.reply.parse(reply.json()).address
}

/** Comes back from a provider; returns the page that follows. */
export async function comeBack(browser: Browser, callback: string): Promise<string> {
  const reply = await browser.open(callback.replace(PUBLIC_URL, ''))
  return String(reply.headers.location ?? reply.body)
}

/** Lists the identities of the signed-in account. */
export async function listOwn(browser: Browser) {
  const reply = await browser.open(listOidcIdentitiesCall.path, await browser.headers())
  return listOidcIdentitiesCall.reply.parse(reply.json())
}
