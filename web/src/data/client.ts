import { errorReply } from '@hausblick/contract/calls.ts'
import type * as z from 'zod/mini'
import { ServiceError, unreachable, unreadable } from './serviceError.ts'

/** The bearer of the next call; null where nobody is signed in. */
export type TokenSource = () => Promise<string | null>

export interface Call<Schema extends z.ZodMiniType> {
  readonly path: string
  /** What the reply must be. */
  readonly reply: Schema
  readonly query?: Readonly<Record<string, string>>
  /** Said where it is neither a read nor a POST with a body. */
  readonly method?: 'POST' | 'DELETE'
  /** Makes the call a POST: a form as it stands, anything else as JSON. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Carries the request in place of `fetch`. */
  readonly carrier?: Carrier
  readonly signal?: AbortSignal
}

/** Carries a request there and its reply back, as `fetch` does: rejected where there is no reply, or with the abort's reason. */
export type Carrier = (url: string, init: RequestInit) => Promise<Response>

/** The one way to the service. It says what went wrong with a `ServiceError`, and does nothing else about it. */
export type Client = <Schema extends z.ZodMiniType>(call: Call<Schema>) => Promise<z.output<Schema>>

/** A client of the service at `backend`; `token` is asked before each call. */
export function createClient(backend: string, token: TokenSource): Client {
  return async ({ path, reply, query, method, body, headers, carrier = fetch, signal }) => {
    const search = query ? `?${new URLSearchParams(query)}` : ''
    const bearer = await token()
    const response = await answer(carrier, `${backend}${path}${search}`, {
      ...posted(body),
      ...(method && { method }),
      headers: {
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(isJson(body) && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(signal && { signal }),
    })
    const text = await bodyOf(response)
    if (!response.ok) throw refusal(response, text)
    const checked = reply.safeParse(parsed(text))
    if (!checked.success) throw unreadable(response.status, checked.error)
    return checked.data
  }
}

/** A client that never says who calls. */
export function anonymousClient(backend: string): Client {
  return createClient(backend, async () => null)
}

function isJson(body: unknown): boolean {
  return body !== undefined && !(body instanceof FormData)
}

function posted(body: unknown): RequestInit {
  if (body === undefined) return {}
  return { method: 'POST', body: body instanceof FormData ? body : JSON.stringify(body) }
}

async function answer(carrier: Carrier, url: string, init: RequestInit): Promise<Response> {
  try {
    return await carrier(url, init)
  } catch (cause) {
    throw isAbort(cause) ? cause : unreachable(cause)
  }
}

async function bodyOf(response: Response): Promise<string> {
  try {
    return await response.text()
  } catch (cause) {
    throw isAbort(cause) ? cause : unreachable(cause)
  }
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}

/** The service refuses with `{"error": "…"}`, and some calls with the sentence alone (specification §7). */
function refusal(response: Response, text: string): ServiceError {
  const body = errorReply.safeParse(parsed(text))
  const { status } = response
  if (body.success) return new ServiceError(status, body.data.error, { code: body.data.code })
  const plain = response.headers.get('content-type')?.startsWith('text/plain')
  return plain && text !== '' ? new ServiceError(status, text) : unreadable(status)
}

/** JSON, or undefined where the text is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
