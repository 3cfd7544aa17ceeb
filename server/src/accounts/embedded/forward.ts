import type { FastifyReply, FastifyRequest } from 'fastify'
import { withoutDevice } from '../../http/brakes/device.ts'
import type { Auth } from './auth.ts'
import { readRefusal } from './refusals.ts'
import { renewSignature } from './sessionCookie.ts'
import { describeDevice } from './sessions/device.ts'

/** What better-auth decides by; nothing else of a request reaches it. */
const HEADERS = ['cookie', 'origin', 'referer']
/** What a browser says about the page that asks. */
const FETCH_METADATA = ['sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest']

/** Has better-auth do what a call asks for; throws what it refuses with. Of its answer, only the cookies are handed on. */
export async function forward(
  auth: Auth,
  request: FastifyRequest,
  reply: FastifyReply,
  body: Readonly<Record<string, string>>,
): Promise<void> {
  const { headers } = await ask(auth, request, body)
  passCookies(headers, reply)
}

/** The same, but hands nothing on: returns better-auth's answer, for whoever has more to do before it counts. */
export async function ask(
  auth: Auth,
  request: FastifyRequest,
  body: Readonly<Record<string, string>>,
): Promise<Response> {
  const headers = await passedHeaders(auth, request)
  headers.set('content-type', 'application/json')
  // A session keeps it to be recognised by.
  headers.set('user-agent', describeDevice(request.headers['user-agent']))
  // Under the address that the service is known by, whatever the caller says, and without a query.
  const url = new URL(request.routeOptions.url ?? '', auth.options.baseURL)
  const response = await auth.handler(
    new Request(url, { method: 'POST', headers, body: JSON.stringify(body) }),
  )
  if (!response.ok) throw await readRefusal(response)
  return response
}

/** Returns the headers of a request that better-auth decides by, its cookie signed as better-auth reads it. */
export async function passedHeaders(auth: Auth, request: FastifyRequest): Promise<Headers> {
  const headers = new Headers()
  // A program that says less, as Node's fetch does, is no browser: better-auth would ask it for an origin.
  const isBrowser = request.headers['sec-fetch-site'] !== undefined
  for (const name of isBrowser ? [...HEADERS, ...FETCH_METADATA] : HEADERS) {
    const value = request.headers[name]
    if (typeof value !== 'string') continue
    const passed = name === 'cookie' ? withoutDevice(value) : value
    if (passed !== '') headers.set(name, passed)
  }
  await renewSignature(auth, headers)
  return headers
}

/** Sets the cookies of better-auth's answer; an answer about a session is nobody else's. */
export function passCookies(headers: Headers, reply: FastifyReply): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}
