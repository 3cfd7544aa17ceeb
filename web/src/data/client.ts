import { errorReply } from '@hausblick/contract/calls.ts'
import type * as z from 'zod/mini'
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

/** A request, which `ask` makes of a call. */
interface ClientRequest<Schema extends z.ZodMiniType> extends CallOptions {
  /** With the query. */
  readonly address: string
  /** The call as `answer` of the service knows it, where the service renders. */
  readonly read?: {
    readonly path: string
    readonly params: Readonly<Record<string, string>>
    readonly query: Readonly<Record<string, string>>
  }
  /** Schema of the reply, which is validated. */
  readonly reply: Schema
  /** Default: `GET`. */
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Sent as is if `FormData`, else as JSON. */
  readonly body?: object | undefined
  readonly headers?: Readonly<Record<string, string>>
}

/** Has the contract of `fetch`: rejects without a reply, or with the abort reason. */
export type Transport = (url: string, init: RequestInit) => Promise<Response>

/**
 * Calls the service and resolves to the validated reply. Rejects with a `ServiceError` when the service is unreachable or
 * refuses, or when the reply is unreadable, and with an `AbortError` when aborted.
 */
export type Client = <Schema extends z.ZodMiniType>(
  request: ClientRequest<Schema>,
) => Promise<z.output<Schema>>

/** Creates a client of the service at `backend`, which requests a token before each call. */
export function createClient(backend: string, token: TokenSource): Client {
  return async ({
    address,
    reply,
    method = 'GET',
    body,
    headers,
    transport = fetch,
    onHeaders,
    signal,
  }) => {
    const bearer = await token()
    const isForm = body instanceof FormData
    const response = await send(transport, backend + address, {
      method,
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
      headers: {
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(signal && { signal }),
    })
    onHeaders?.(response.headers)
    const text = await readBody(response)
    if (!response.ok) throw readRefusal(response, text)
    const checked = reply.safeParse(parseJson(text))
    if (!checked.success) throw createUnreadableError(response.status, checked.error)
    return checked.data
  }
}

/** Creates a client that sends no token. */
export function createAnonymousClient(backend: string): Client {
  return createClient(backend, async () => null)
}

async function send(transport: Transport, url: string, init: RequestInit): Promise<Response> {
  try {
    return await transport(url, init)
  } catch (cause) {
    throw isAbort(cause) ? cause : createUnreachableError(cause)
  }
}

async function readBody(response: Response): Promise<string> {
  try {
    return await response.text()
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
