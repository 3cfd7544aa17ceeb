import { removeDeviceCookie } from '../../http/attemptLimits/deviceCookie.ts'
import type { BareReply, BareRequest, Exchange } from '../../http/exchange.ts'
import { readIdentityError } from '../account/identityError.ts'
import { describeDevice } from '../sessions/device.ts'
import type { Auth } from './auth.ts'
import { renewCookieSignature } from './sessionCookie.ts'

/** The request headers that better-auth needs; it sees no others. */
const HEADERS = ['cookie', 'origin', 'referer']
/** Fetch Metadata. */
const FETCH_METADATA = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']

/** Forwards a request to better-auth and passes on the cookies of its response. Throws what better-auth rejects with. */
export async function forwardToAuth(
  auth: Auth,
  path: string,
  { request, reply }: Exchange,
  body: Readonly<Record<string, string>>,
): Promise<void> {
  const { headers } = await callAuth(auth, path, request, body)
  setCookies(headers, reply)
}

/**
 * Like `forwardToAuth`, but returns better-auth's response without setting its cookies, for callers that have more to do first.
 */
export async function callAuth(
  auth: Auth,
  path: string,
  request: BareRequest,
  body: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = await buildAuthHeaders(auth, request)
  headers.set('content-type', 'application/json')
  // Stored with the session, to recognise the device.
  headers.set('user-agent', describeDevice(request.headers['user-agent']))
  // Always the service's public URL, whatever host the caller used, and without the query.
  const url = new URL(path, auth.options.baseURL)
  const response = await auth.handler(
    new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  if (!response.ok) throw await readIdentityError(response)
  return response
}

/** Returns the request headers for better-auth, with the session cookie signed by the current secret. */
export async function buildAuthHeaders(auth: Auth, request: BareRequest): Promise<Headers> {
  const headers = new Headers()
  // A client without Fetch Metadata, such as Node's fetch, is not a browser; better-auth would require an origin of it.
  const isBrowser = request.headers['sec-fetch-site'] !== undefined
  for (const name of isBrowser ? [...HEADERS, ...FETCH_METADATA] : HEADERS) {
    const value = request.headers[name]
    if (typeof value !== 'string') continue
    const passed = name === 'cookie' ? removeDeviceCookie(value) : value
    if (passed !== '') headers.set(name, passed)
  }
  await renewCookieSignature(auth, headers)
  return headers
}

/** Sets the cookies of better-auth's response, and keeps the reply out of caches. */
export function setCookies(headers: Headers, reply: BareReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}
