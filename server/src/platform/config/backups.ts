import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative } from 'node:path'
import * as z from 'zod'
import type { StoragePlace } from '../storage/place.ts'

const TIME = /^(?<hour>[01]\d|2[0-3]):(?<minute>[0-5]\d)$/
const KEPT = /^(?<days>[1-9]\d{0,2}),(?<weeks>\d{1,3}),(?<months>\d{1,3})$/

/** When in Berlin. */
export interface TimeOfDay {
  readonly hour: number
  readonly minute: number
}

/** The number of days, weeks and months whose newest backup is kept. */
export interface Kept {
  readonly days: number
  readonly weeks: number
  readonly months: number
}

/** What the variables say about the service's own backups. */
export interface ConfiguredBackups {
  readonly place: StoragePlace | null
  readonly at: TimeOfDay
  readonly isTimeGiven: boolean
  readonly keep: Kept
}

/** What the service's own backups are told. */
export interface BackupSettings {
  readonly place: StoragePlace
  readonly at: TimeOfDay
  readonly keep: Kept
}

/** Returns what backups are told; null where nothing names their place. Variables win over what operators have saved. */
export function describeBackupSettings(
  { place: given, at, isTimeGiven, keep }: ConfiguredBackups,
  saved: { readonly place: StoragePlace | null; readonly at: TimeOfDay | null },
): BackupSettings | null {
  const place = given ?? saved.place
  return place && { place, at: isTimeGiven ? at : (saved.at ?? at), keep }
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
    place.prefix.startsWith(documents.prefix)
  )
}

/** Returns a German line where backups would be lost with what they hold. */
export function findNearBackups(
  backups: BackupSettings | null,
  documents: StoragePlace,
  databaseFolder: string | null,
): string[] {
  if (backups?.place.kind !== 'disk') return []
  const disk = diskOf(backups.place.folder)
  const stored = documents.kind === 'disk' ? [documents.folder, databaseFolder] : [databaseFolder]
  if (!stored.some((folder) => folder !== null && diskOf(folder) === disk)) return []
  return [
    'Der Ort der Sicherungen liegt auf dem Datenträger der Daten: Mit ihm gingen auch die Sicherungen verloren. Nennen Sie einen Ort auf einem anderen.',
  ]
}

/** Returns the disk of a folder; of one that does not exist yet, that on which it is to be. */
function diskOf(folder: string): number {
  return existsSync(folder) ? statSync(folder).dev : diskOf(dirname(folder))
}

function isWithin(folder: string, outer: string): boolean {
  const way = relative(resolveLinks(outer), resolveLinks(folder))
  return way === '' || !(way.startsWith('..') || isAbsolute(way))
}

/** Returns where a folder is; of one that does not exist yet, where it is to be. */
function resolveLinks(folder: string): string {
  return existsSync(folder)
    ? realpathSync(folder)
    : join(resolveLinks(dirname(folder)), basename(folder))
}
