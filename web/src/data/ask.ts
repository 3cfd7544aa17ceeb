import {
  addressOf,
  type Call,
  type InputOf,
  type JsonCall,
  type ReplyOf,
} from '@hausblick/contract/calls/call.ts'
import { type QueryClient, queryOptions, skipToken } from '@tanstack/react-query'
import type { CallOptions, Client } from './client.ts'

/**
 * Makes a call and resolves to its reply, decoded. Rejects as `Client` does.
 *
 *     await ask(client, inviteGuestCall, { params: { customerId }, body: guest })
 */
export async function ask<C extends JsonCall>(
  client: Client,
  call: C,
  input: InputOf<C>,
  options: CallOptions = {},
): Promise<ReplyOf<C>> {
  const { params = {}, query = {}, headers, body, form }: Parts = input
  const reply = await client({
    ...options,
    address: addressOf<Call>(call, input),
    read: { path: call.path, params: toTexts(params), query: toTexts(query) },
    reply: call.reply,
    method: call.method,
    body: form ?? body,
    ...(headers && { headers: toTexts(headers) }),
  })
  // Checked by the schema of the call.
  return reply as ReplyOf<C>
}

/** The query of a GET; without an input, which is not known yet, it is disabled. Its key begins with the path of the call. */
export function queryOf<C extends JsonCall>(client: Client, call: C, input: InputOf<C> | null) {
  return queryOptions({
    queryKey: [call.path, input],
    queryFn: input === null ? skipToken : ({ signal }) => ask(client, call, input, { signal }),
  })
}

/** Reads again what is shown of a GET, whatever was asked. */
export async function renew(queries: QueryClient, { path }: Call): Promise<void> {
  await queries.invalidateQueries({ queryKey: [path] })
}

/** The parts of the input of any call. */
interface Parts {
  readonly params?: object
  readonly query?: object
  readonly headers?: object
  readonly body?: object
  readonly form?: FormData
}

function toTexts(values: object): Record<string, string> {
  const stated = Object.entries(values).filter(([, value]) => value !== undefined)
  return Object.fromEntries(stated.map(([name, value]) => [name, String(value)]))
}
