import type { KeptBackup } from '../names.ts'

/** Where the service keeps its own backups. What has another name there is none of its own, and never touched. */
export interface BackupPlace {
  /** The folder in which `add` writes; null for the temporary files. */
  readonly folder: string | null
  /** Lists the verified backups, the newest first. */
  list(): Promise<KeptBackup[]>
  /**
   * Adds a backup and returns its size: `write` writes and verifies it at a path, under another name. It is listed once it is
   * whole and durable, or not at all, also if the process dies.
   */
  add(name: string, write: (path: string) => Promise<void>): Promise<number>
  remove(name: string): Promise<void>
  /** Removes what processes have left that died while they added. */
  clean(): Promise<void>
  close(): Promise<void>
}
