import { isAbsolute, relative } from 'node:path'
import * as z from 'zod'
import type { StoragePlace } from '../storage/place.ts'

const TIME = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)$/
const KEPT = /^(?<days>[1-9]\d{0,2}),(?<weeks>\d{1,3}),(?<months>\d{1,3})$/

/** When in Berlin. */
export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/** Of how many days, weeks and months the newest backup is kept. */
export interface Kept {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

/** What the service's own backups are told. */
export interface BackupSettings {
  readonly place: StoragePlace
  readonly at: TimeOfDay
  readonly keep: Kept
}

/** A time of day such as `02:30`. */
export const backupAt = z.string().regex(TIME).transform(readTime)

function readTime(given: string): TimeOfDay {
  const { hour, minute } = TIME.exec(given)?.groups ?? {}
  return { hour: Number(hour), minute: Number(minute) }
}

/** How many days, weeks and months, such as `7,4,12`. */
export const backupKeep = z.string().regex(KEPT).transform(readKept)

function readKept(given: string): Kept {
  const { days, weeks, months } = KEPT.exec(given)?.groups ?? {}
  return { days: Number(days), weeks: Number(weeks), months: Number(months) }
}

/** Returns whether backups would lie among the documents, and be lost with them. */
export function isAmongDocuments(place: StoragePlace, documents: StoragePlace): boolean {
  if (place.kind === 'disk' && documents.kind === 'disk')
    return isWithin(place.folder, documents.folder)
  return (
    place.kind === 's3' &&
    documents.kind === 's3' &&
    place.endpoint === documents.endpoint &&
    place.bucket === documents.bucket &&
    place.prefix === documents.prefix
  )
}

/** Returns a German line where backups would be lost with what they hold. */
export function findNearBackups(backups: BackupSettings | null, dataDir: string): string[] {
  if (backups?.place.kind !== 'disk' || !isWithin(backups.place.folder, dataDir)) return []
  return [
    'BACKUP_TO liegt im DATA_DIR: Mit dem Datenträger gingen auch die Sicherungen verloren. Nennen Sie einen Ort auf einem anderen.',
  ]
}

function isWithin(folder: string, outer: string): boolean {
  const way = relative(outer, folder)
  return way === '' || !(way.startsWith('..') || isAbsolute(way))
}
