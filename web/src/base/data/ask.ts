import type { Call, FileCall, InputOf, JsonCall, ReplyOf } from '@hausblick/contract/calls/call.ts'
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
  options?: CallOptions,
): Promise<ReplyOf<C>> {
  // Checked by the schema of the call.
  return (await client(call, input, options)) as ReplyOf<C>
}

/** Makes a call and resolves to the file with which it replies. Rejects as `Client` does. */
export async function askForFile<C extends FileCall>(
  client: Client,
  call: C,
  input: InputOf<C>,
): Promise<Blob> {
  return (await client(call, input)) as Blob
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
