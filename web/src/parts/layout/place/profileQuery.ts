import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import { readPlaceProfileCall } from '@hausblick/contract/calls/places.ts'
import type { Access } from '../../../base/data/access.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Place } from '../subjects/useAddresses.ts'

/** What staff have added to a building or unit. */
export type Profile = ReplyOf<typeof readPlaceProfileCall>

/** Returns the building or unit as the service calls it. */
export function itemOf({ kind, id }: Place) {
  return { kind: kind === 'unit' ? 'property' : 'object', itemId: id } as const
}

/** The query of what staff have added to a building or unit. */
export function profileQuery({ client, customerId }: Access, place: Place) {
  return queryOf(
    client,
    readPlaceProfileCall,
    customerId ? { query: { customerId, ...itemOf(place) } } : null,
  )
}
