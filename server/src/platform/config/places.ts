import { resolve } from 'node:path'
import type { DiskPlace, S3Place, StoragePlace } from '../storage/place.ts'
import { type ConfiguredBackups, isAmongDocuments } from './backups.ts'
import { ConfigError } from './configError.ts'
import { faultLine } from './faultLines.ts'
import type { Variables } from './variables.ts'

/** Where documents and backups are kept; folders are absolute. Throws a ConfigError where both would lie together. */
export function placesOf(
  is: Variables,
  folder: string,
  dataDir: string,
): { readonly documents: StoragePlace; readonly backups: Omit<ConfiguredBackups, 'isTimeGiven'> } {
  const unset: DiskPlace = { kind: 'disk', folder: resolve(dataDir, 'documents') }
  const documents = completePlace(is, is.DOCUMENTS_URL ?? unset, folder)
  const rest = { at: is.BACKUP_AT, keep: is.BACKUP_KEEP }
  if (is.BACKUP_TO === undefined) return { documents, backups: { place: null, ...rest } }
  const place = completePlace(is, is.BACKUP_TO, folder)
  if (isAmongDocuments(place, documents))
    throw new ConfigError([
      faultLine('BACKUP_TO', '', 'ein Ort, der nicht in dem der Dokumente liegt'),
    ])
  return { documents, backups: { place, ...rest } }
}

/** Makes a folder absolute, and adds the credentials for object storage. */
function completePlace(
  is: Variables,
  place: DiskPlace | Omit<S3Place, 'credentials'>,
  folder: string,
): StoragePlace {
  if (place.kind === 'disk') return { kind: 'disk', folder: resolve(folder, place.folder) }
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = is
  const sessionToken = is.AWS_SESSION_TOKEN
  if (accessKeyId === undefined || secretAccessKey === undefined)
    return { ...place, credentials: null }
  const key = { accessKeyId, secretAccessKey }
  return { ...place, credentials: sessionToken === undefined ? key : { ...key, sessionToken } }
}
