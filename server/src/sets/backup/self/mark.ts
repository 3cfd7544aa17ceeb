import type { Kysely } from 'kysely'
import * as z from 'zod'
import { CommandError } from '../../../platform/command/command.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { readOriginOf } from '../archive/read.ts'
import type { Place } from '../snapshot.ts'
import { type KeptBackup, ownerOf } from './names.ts'
import type { BackupPlace } from './places/place.ts'
import * as texts from './texts.ts'

const markSchema = z.object({
  installation: z.string(),
  /** The names of backups that count as this installation's, although theirs do not say so. */
  adopted: z.array(z.string()),
})
type Mark = z.infer<typeof markSchema>

/** Who backs up. */
export interface Installation {
  /** A random id, new after each restore. */
  readonly instance: string
  /** The id of its document store. */
  readonly storeId: string | null
}

export async function readInstallation({ database, storage }: Place): Promise<Installation> {
  return { instance: await readInstance(database.db), storeId: await storage.id({ make: false }) }
}

export async function readInstance(db: Kysely<Schema>): Promise<string> {
  const { instance } = await db.selectFrom('service').select('instance').executeTakeFirstOrThrow()
  return instance
}

/**
 * Makes a place this installation's, if it is nobody's yet, with the backups there that it has made before names told so: those of
 * its document store. Throws a CommandError if the place is another's.
 */
export async function claimPlace(
  place: BackupPlace,
  { instance, storeId }: Installation,
): Promise<void> {
  if ((await place.readMark()) === null) {
    const adopted: string[] = []
    for (const { name, owner } of await place.list())
      if (owner === null && storeId !== null && (await readStoreId(place, name)) === storeId)
        adopted.push(name)
    await writeMark(place, { installation: instance, adopted }, { isNew: true })
  }
  await readOwnMark(place, instance)
}

/** Makes a place this installation's, whosever it was, with all backups there. Returns how many these are. */
export async function adoptPlace(place: BackupPlace, instance: string): Promise<number> {
  const adopted = (await place.list()).map(({ name }) => name)
  await writeMark(place, { installation: instance, adopted }, { isNew: false })
  return adopted.length
}

/** Lists the installation's own backups, the newest first. Throws a CommandError if the place is another's. */
export async function listOwn(place: BackupPlace, instance: string): Promise<KeptBackup[]> {
  const mark = await readOwnMark(place, instance)
  const adopted = new Set(mark?.adopted)
  return (await place.list()).filter(
    ({ name, owner }) => owner === ownerOf(instance) || adopted.has(name),
  )
}

async function readOwnMark(place: BackupPlace, instance: string): Promise<Mark | null> {
  const text = await place.readMark()
  if (text === null) return null
  const mark = parseMark(text)
  if (mark?.installation !== instance) throw new CommandError(texts.foreignPlace)
  return mark
}

function parseMark(text: string): Mark | null {
  try {
    return markSchema.parse(JSON.parse(text))
  } catch {
    // This program has not written it.
    return null
  }
}

async function writeMark(
  place: BackupPlace,
  mark: Mark,
  options: { readonly isNew: boolean },
): Promise<void> {
  await place.writeMark(`${JSON.stringify(mark)}\n`, options)
}

/** Returns the document store of which a backup is; null if it does not say. */
async function readStoreId(place: BackupPlace, name: string): Promise<string | null> {
  const origin = await readOriginOf(await place.readStart(name)).catch(() => null)
  return origin?.storeId ?? null
}
