import type { PlaceTexts } from '@hausblick/contract/places.ts'
import type { Kysely, Transaction } from 'kysely'
import type { PlaceProfileTable } from '../../platform/database/tables/places.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import type { Item } from '../../records/hasItem.ts'

/** What staff have added to a building or unit. */
export interface Profile {
  readonly texts: PlaceTexts
  /** Null without a picture. */
  readonly pictureId: string | null
}

const nothing: PlaceTexts = {
  contactName: '',
  contactRole: '',
  contactPhone: '',
  contactEmail: '',
  remarks: '',
}

/** Reads what staff have added to a building or unit, whether or not it is there now. */
export async function readProfile(
  db: Kysely<Schema>,
  { customerId }: CustomerScope,
  { kind, itemId }: Item,
): Promise<Profile> {
  const found = await db
    .selectFrom('place_profile')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .executeTakeFirst()
  return found
    ? { texts: textsOf(found), pictureId: found.picture_id }
    : { texts: nothing, pictureId: null }
}

function textsOf(row: PlaceProfileTable): PlaceTexts {
  return {
    contactName: row.contact_name,
    contactRole: row.contact_role,
    contactPhone: row.contact_phone,
    contactEmail: row.contact_email,
    remarks: row.remarks,
  }
}

export function saysTheSame(one: PlaceTexts, other: PlaceTexts): boolean {
  return (Object.keys(nothing) as (keyof PlaceTexts)[]).every((name) => one[name] === other[name])
}

/** Stores what staff have added to a building or unit; nothing where there is nothing. */
export async function writeProfile(
  trx: Transaction<Schema>,
  { customerId }: CustomerScope,
  { kind, itemId }: Item,
  { texts, pictureId }: Profile,
): Promise<void> {
  await trx
    .deleteFrom('place_profile')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('item_id', '=', itemId)
    .execute()
  if (pictureId === null && saysTheSame(texts, nothing)) return
  await trx
    .insertInto('place_profile')
    .values({
      customer_id: customerId,
      kind,
      item_id: itemId,
      contact_name: texts.contactName,
      contact_role: texts.contactRole,
      contact_phone: texts.contactPhone,
      contact_email: texts.contactEmail,
      remarks: texts.remarks,
      picture_id: pictureId,
    })
    .execute()
}
