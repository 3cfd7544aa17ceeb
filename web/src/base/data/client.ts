import { addressOf, type Call } from '@hausblick/contract/calls/call.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { createUnreachableError, createUnreadableError, ServiceError } from './serviceError.ts'

/** Returns the bearer token for the next call; null when signed out. */
export type TokenSource = () => Promise<string | null>

/** What a caller may add to any call. */
export interface CallOptions {
  /** Replaces `fetch`. */
  readonly transport?: Transport
  /** Receives the headers of the reply. */
  readonly onHeaders?: (headers: Headers) => void
  readonly signal?: AbortSignal
}

/** The parts of the input of any call, which `ask` types by the call. */
export interface AnyInput {
  readonly params?: object
  readonly query?: object
  readonly headers?: object
  readonly body?: object
  readonly form?: FormData
}

/** Has the contract of `fetch`: rejects without a reply, or with the abort reason. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/**
 * Makes a call of the service and resolves to its reply, decoded by the schema of the call, or to its file. Rejects with a
 * `ServiceError` when the service is unreachable or refuses, or when the reply is unreadable, and with an `AbortError` when
 * aborted.
 */
export type Client = (call: Call, input: AnyInput, options?: CallOptions) => Promise<unknown>

/** Creates a client of the service at `backend`, which requests a token before each call. */
export function createClient(backend: string, token: TokenSource): Client {
  return async (call, input, { transport = fetch, onHeaders, signal } = {}) => {
    const { headers = {}, body, form } = input
    const bearer = await token()
    const response = await reach(() =>
      transport(backend + addressOf<Call>(call, input), {
        method: call.method,
        headers: {
          ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
          ...(body && { 'content-type': 'application/json' }),
          ...toTexts(headers),
        },
        ...(form ? { body: form } : body && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }),
    )
    onHeaders?.(response.headers)
    if (!response.ok) throw readRefusal(response, await reach(() => response.text()))
    if (call.file) return await reach(() => response.blob())
    const text = await reach(() => response.text())
    const checked = call.reply.safeParse(parseJson(text))
    if (!checked.success) throw createUnreadableError(response.status, checked.error)
    return checked.data
  }
}

/** Creates a client that sends no token. */
export function createAnonymousClient(backend: string): Client {
  return createClient(backend, async () => null)
}

/** Returns what is stated of a query or of headers, as text. */
export function toTexts(values: object): Record<string, string> {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(stated.map(([name, value]) => [name, String(value)]))
}

/** Awaits what needs the service. Rejects with a `ServiceError` when it is unreachable, and with an abort as it is. */
async function reach<Reply>(read: () => Promise<Reply>): Promise<Reply> {
  try {
    return await read()
  } catch (cause) {
    throw isAbort(cause) ? cause : createUnreachableError(cause)
  }
}

function isAbort(cause: unknown): boolean {
  return cause instanceof DOMException && cause.name === 'AbortError'
}

/** Reads a refusal: `{"error": "…"}`, or the message as plain text for some calls (product §23). */
function readRefusal(response: Response, text: string): ServiceError {
  const body = errorReply.safeParse(parseJson(text))
  const { status } = response
  if (body.success) return new ServiceError(status, body.data.error, { code: body.data.code })
  const plain = response.headers.get('content-type')?.startsWith('text/plain')
  return plain && text !== '' ? new ServiceError(status, text) : createUnreadableError(status)
}

/** Parses JSON; returns undefined if malformed. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
