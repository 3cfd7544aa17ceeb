import type { Transaction } from 'kysely'
import { deletePictures } from '../../documents/places/pictures.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StoredRow } from '../../records/row.ts'
import type { Pair } from './parts.ts'

/** Moves all pictures of a customer to another; those of buildings and units that both have are shown by neither. */
export async function takePictures(trx: Transaction<Schema>, { from, into }: Pair): Promise<void> {
  await trx
    .updateTable('place_picture')
    .set({ customer_id: into })
    .where('customer_id', '=', from)
    .execute()
}

/** Returns the pictures of what has gone back, including those added since. */
export async function returnPictures(
  trx: Transaction<Schema>,
  { from, into }: Pair,
): Promise<void> {
  await trx
    .updateTable('place_picture')
    .set({ customer_id: from })
    .where('customer_id', '=', into)
    .where('picture_id', 'in', (eb) =>
      eb
        .selectFrom('place_profile')
        .select('picture_id')
        .where('customer_id', '=', from)
        .$narrowType<{ picture_id: string }>()
        .where('picture_id', 'is not', null),
    )
    .execute()
}

/** Deletes the pictures that a merge has set aside, once it cannot be taken back. */
export async function forgetPictures(trx: Transaction<Schema>, mergeId: string): Promise<void> {
  const aside = await trx
    .selectFrom('customer_merge_part')
    .select('content')
    .where('merge_id', '=', mergeId)
    .where('part', '=', 'aside')
    .where('key', '=', 'place_profile')
    .execute()
  const ids = aside.flatMap(({ content }) => {
    const { picture_id } = JSON.parse(content ?? '{}') as StoredRow
    return picture_id ? [String(picture_id)] : []
  })
  await deletePictures(trx, ids)
}
