import type { Readable } from 'node:stream'
import type { KeptBackup, NamedBackup } from '../names.ts'

/** The file of a place that says whose it is. */
export const MARK = 'hausblick-installation.json'

/** As much of a backup as `readStart` returns at most: more than its first entry. */
export const START_BYTES = 64 * 1024

/** What `probe` writes. */
export const PROBE = 'Hausblick\n'

export function requireProbe(read: string): void {
  if (read !== PROBE) throw new Error('What was read is not what was written.')
}

/** Where services keep their backups. What has another name there is never touched. */
export interface BackupPlace {
  /** The folder in which `add` writes; null for the temporary files. */
  readonly folder: string | null
  /** Lists the verified backups of all installations, the newest first. */
  list(): Promise<KeptBackup[]>
  /**
   * Adds a backup and returns its size: `write` writes and verifies it at a path, under another name. It is listed once it is
   * whole and durable, or not at all, also if the process dies.
   */
  add(name: string, write: (path: string) => Promise<void>): Promise<number>
  remove(name: string): Promise<void>
  /** Removes what processes have left that died while they added, of the backups that `isOwn` accepts. */
  clean(isOwn: (backup: NamedBackup) => boolean): Promise<void>
  /** Returns the beginning of a backup. */
  readStart(name: string): Promise<Readable>
  /** Returns what says whose the place is; null if nothing does. */
  readMark(): Promise<string | null>
  /** Writes whose the place is, whole or not at all. With `isNew`, an existing owner is kept. */
  writeMark(text: string, options: { readonly isNew: boolean }): Promise<void>
  /** Writes a small file, reads it and removes it. Throws if that fails. */
  probe(): Promise<void>
  close(): Promise<void>
}
