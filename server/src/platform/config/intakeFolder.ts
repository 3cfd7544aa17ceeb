import { relative, resolve } from 'node:path'
import type { StoragePlace } from '../storage/place.ts'
import { ConfigError } from './configError.ts'
import { faultLine } from './faultLines.ts'

interface OwnFolders {
  readonly itself: readonly string[]
  /** These, and what lies in them. */
  readonly within: readonly StoragePlace[]
}

/**
 * Returns the folder whose files are taken, as an absolute path. It need not be there: a share may come later. Throws a ConfigError
 * for one that holds what the service itself stores, since all its files would be moved away.
 */
export function readIntakeFolder(
  given: string | undefined,
  root: string,
  { itself, within }: OwnFolders,
): string | null {
  if (given === undefined) return null
  const folder = resolve(root, given)
  const isOwn =
    itself.includes(folder) ||
    within.some(
      (place) =>
        place.kind === 'disk' && !relative(resolve(root, place.folder), folder).startsWith('..'),
    )
  if (!isOwn) return folder
  const expected = 'ein Ordner für Scans, in dem Hausblick selbst nichts speichert'
  throw new ConfigError([faultLine('INTAKE_DIR', folder, expected)])
}
