import type { StoragePlace } from '../../../../platform/storage/place.ts'
import type { BackupPlace } from './place.ts'

/** Calls `use` with the place of a setting and closes it afterwards. Nothing is contacted or made before it is used. */
export async function withPlace<Result>(
  setting: StoragePlace,
  use: (place: BackupPlace) => Promise<Result>,
): Promise<Result> {
  const place = await open(setting)
  return await use(place).finally(() => place.close())
}

async function open(place: StoragePlace): Promise<BackupPlace> {
  if (place.kind === 'disk') {
    const { openBackupFolder } = await import('./folder.ts')
    return openBackupFolder(place.folder)
  }
  const { openBackupBucket } = await import('./bucket.ts')
  return openBackupBucket(place)
}

/** Names a place as BACKUP_TO does, without its parameters. */
export function describePlace(place: StoragePlace): string {
  return place.kind === 'disk' ? place.folder : `s3://${place.bucket}/${place.prefix}`
}
