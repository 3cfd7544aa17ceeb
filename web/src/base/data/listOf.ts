import type { InputOf, JsonCall, ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { GuestPart } from '@hausblick/contract/guests.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { type Access, shows } from './access.ts'
import { ask } from './ask.ts'

/** A call that lists something of a customer. */
type ListCall = JsonCall & {
  readonly reply: z.ZodMiniType<readonly unknown[]>
  readonly shows: GuestPart
}

/** The query of a list, as `queryOf` returns it. For guests, what they may not read is as if there were none. */
export function listOf<C extends ListCall>(access: Access, call: C, input: InputOf<C> | null) {
  const nothing: readonly unknown[] = []
  return queryOptions({
    queryKey: [call.path, input],
    queryFn:
      input === null
        ? skipToken
        : async ({ signal }) =>
            shows(access, call.shows)
              ? await ask(access.client, call, input, { signal })
              : (nothing as ReplyOf<C>),
  })
}

/** Names the customer whom a screen shows; null while that is unknown. */
export function ofCustomer({ customerId }: Pick<Access, 'customerId'>) {
  return customerId ? { query: { customerId } } : null
}
