import type { OwnBackupsState } from '@hausblick/contract/calls/backups.ts'
import type { Kysely } from 'kysely'
import type { BackupSettings } from '../../../platform/config/backups.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { listOwn, readInstance } from './mark.ts'
import { describePlace, withPlace } from './places/open.ts'
import { readOwnBackups } from './state.ts'

/** Describes the service's own backups, and how the last one of any kind ended. */
export async function describeBackups(
  db: Kysely<Schema>,
  settings: BackupSettings | null,
): Promise<OwnBackupsState> {
  const { at, hasFailed, dueAt, isRunning, fault } = await readOwnBackups(db)
  const last = { lastAt: at?.toISOString() ?? null, hasFailed, fault: hasFailed ? fault : null }
  if (settings === null) return { ...last, place: null, isRunning, nextAt: null, kept: null }
  return {
    ...last,
    place: describePlace(settings.place),
    isRunning: isRunning || (dueAt !== null && dueAt <= new Date()),
    nextAt: dueAt?.toISOString() ?? null,
    kept: await listKept(db, settings),
  }
}

/** Null where the place does not answer, or is another installation's. */
async function listKept(
  db: Kysely<Schema>,
  { place: setting }: BackupSettings,
): Promise<OwnBackupsState['kept']> {
  const instance = await readInstance(db)
  const kept = await withPlace(setting, (place) => listOwn(place, instance)).catch(() => null)
  return kept?.map(({ name, at, size }) => ({ name, at: at.toISOString(), size })) ?? null
}
