import { addressOf } from '@hausblick/contract/calls/call.ts'
import { showPlacePictureCall } from '@hausblick/contract/calls/places.ts'
import type { PlacePicture } from '@hausblick/contract/places.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import type { Grant } from '../../platform/http/callers.ts'
import type { Capabilities } from '../files/capability.ts'
import { listSizes } from './pictures.ts'

const SAME_FOR_MS = 5 * 60_000

/** Describes a picture with an address for each size; null if it is gone. */
export async function describePicture(
  db: Kysely<Schema>,
  capabilities: Capabilities,
  grant: Grant,
  scope: CustomerScope,
  id: string,
): Promise<PlacePicture | null> {
  // Equal for some minutes, so that browsers keep the picture from one page to the next.
  const now = new Date(Math.ceil(Date.now() / SAME_FOR_MS) * SAME_FOR_MS)
  const capability = capabilities.grant(grant, now)
  const sizes = await listSizes(db, scope, id)
  if (sizes.length === 0) return null
  return {
    id,
    sizes: sizes.map(({ side, width, height }) => {
      const query = { picture: id, side: String(side), capability }
      return { width, height, url: addressOf(showPlacePictureCall, { query }) }
    }),
  }
}
