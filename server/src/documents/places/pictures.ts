import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { requireLocked } from '../../people/customers/requireCustomer.ts'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { hasItem, type Item } from '../../records/hasItem.ts'
import type { PictureFile } from '../intake/scaleUpload.ts'
import { keepReservedFile, queueFileRemovals, reserveFile } from '../withheld/storedFiles.ts'
import { readProfile, writeProfile } from './profiles.ts'
import * as texts from './texts.ts'

/** A change of the picture of a building or unit. */
export interface PictureChange {
  readonly scope: CustomerScope
  readonly item: Item
  /** The picture that the caller has seen; null if there was none. */
  readonly former: string | null
  readonly record: Recorder
}

/**
 * Stores a picture in its sizes and gives it to a building or unit, in place of the one that it has. Throws a ServiceError: 404
 * where there is no such building or unit, 409 where its picture is not the one that was seen. Nothing stays then but files that
 * are queued for deletion.
 */
export async function addPicture(
  { database: { db }, storage }: Pick<Service, 'database' | 'storage'>,
  { scope, item, former, record }: PictureChange,
  files: readonly PictureFile[],
): Promise<void> {
  const { customerId } = scope
  const picture_id = randomUUID()
  const rows = files.map(({ side, width, height, size, sha256 }) => ({
    ...{ picture_id, side, customer_id: customerId, width, height, size, sha256 },
    file_name: nameFile(item, picture_id, side),
    storage_key: createStorageKey(),
  }))
  for (const [index, { storage_key, file_name }] of rows.entries()) {
    await reserveFile(db, storage_key)
    const file = files[index]
    if (file) await storage.put(storage_key, { ...file, name: file_name })
  }
  await transact(db, async (trx) => {
    await requireLocked(trx, customerId)
    if (!(await hasItem(trx, scope, item))) throw new ServiceError(404, texts.noPlace)
    const { texts: said, pictureId } = await readProfile(trx, scope, item)
    if (pictureId !== former) throw new ServiceError(409, texts.pictureChangedSince)
    if (pictureId !== null) await deletePictures(trx, [pictureId])
    await trx.insertInto('place_picture').values(rows).execute()
    for (const { storage_key } of rows) await keepReservedFile(trx, storage_key)
    await writeProfile(trx, scope, item, { texts: said, pictureId: picture_id })
    const details = { number: item.itemId }
    await record(trx, { action: 'placePictureAdded', customerId, details })
  })
}

/** Removes the picture of a building or unit. Throws a ServiceError (409) if it is not the one that was seen. */
export async function removePicture(
  { database: { db } }: Pick<Service, 'database'>,
  { scope, item, former, record }: PictureChange,
): Promise<void> {
  const { customerId } = scope
  await transact(db, async (trx) => {
    await requireLocked(trx, customerId)
    const { texts: said, pictureId } = await readProfile(trx, scope, item)
    if (pictureId === null || pictureId !== former)
      throw new ServiceError(409, texts.pictureChangedSince)
    await deletePictures(trx, [pictureId])
    await writeProfile(trx, scope, item, { texts: said, pictureId: null })
    const details = { number: item.itemId }
    await record(trx, { action: 'placePictureRemoved', customerId, details })
  })
}

/** Deletes pictures, and queues their files, which stay for a backup under way. */
export async function deletePictures(
  trx: Transaction<Schema>,
  pictureIds: readonly string[],
): Promise<void> {
  if (pictureIds.length === 0) return
  const gone = await trx
    .deleteFrom('place_picture')
    .where('picture_id', 'in', pictureIds)
    .returning('storage_key')
    .execute()
  const keys = gone.map(({ storage_key }) => storage_key)
  await queueFileRemovals(trx, keys, { keep: true })
}

/** Deletes all pictures of customers who are deleted, and queues their files. */
export async function erasePictures(
  trx: Transaction<Schema>,
  customerIds: readonly string[],
): Promise<void> {
  const gone = await trx
    .deleteFrom('place_picture')
    .where('customer_id', 'in', customerIds)
    .returning('storage_key')
    .execute()
  await queueFileRemovals(
    trx,
    gone.map(({ storage_key }) => storage_key),
  )
}

/** Lists the sizes of a picture, in ascending order. */
export async function listSizes(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  pictureId: string,
) {
  return await db
    .selectFrom('place_picture')
    .select(['side', 'width', 'height'])
    .where('customer_id', '=', customerId)
    .where('picture_id', '=', pictureId)
    .orderBy('side')
    .execute()
}

/** Finds a size of a picture of a customer. */
export async function findSize(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  pictureId: string,
  side: number,
) {
  return await db
    .selectFrom('place_picture')
    .select(['storage_key', 'size', 'sha256'])
    .where('customer_id', '=', customerId)
    .where('picture_id', '=', pictureId)
    .where('side', '=', side)
    .executeTakeFirst()
}

/** Lists the pictures that a customer's buildings and units show, each in its largest size. */
export async function listShown(db: Kysely<Schema>, { customerId }: CustomerScope) {
  const sizes = await db
    .selectFrom('place_profile as profile')
    .innerJoin('place_picture as picture', (join) =>
      join
        .onRef('picture.picture_id', '=', 'profile.picture_id')
        .onRef('picture.customer_id', '=', 'profile.customer_id'),
    )
    .select(['profile.kind', 'profile.item_id', 'picture.picture_id', 'picture.side'])
    .select(['picture.width', 'picture.height', 'picture.file_name', 'picture.storage_key'])
    .select(['picture.size', 'picture.sha256'])
    .where('profile.customer_id', '=', customerId)
    .orderBy('profile.kind')
    .orderBy('profile.item_id')
    .orderBy('picture.side')
    .execute()
  // The last one of each picture.
  return [...new Map(sizes.map((size) => [size.picture_id, size])).values()]
}

const MAX_ID_LENGTH = 60
/** Enough of a picture's id to tell files of one customer apart. */
const ID_IN_NAME = 8

/** Names a file for whoever finds it outside; not as documents are named, which are taken in again by their names. */
function nameFile({ itemId }: Item, pictureId: string, side: number): string {
  const id = itemId.replaceAll(/[^\w.-]+/g, '-').slice(0, MAX_ID_LENGTH)
  return `Bild ${id} ${pictureId.slice(0, ID_IN_NAME)} ${side}.webp`
}
