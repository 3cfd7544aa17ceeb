const NAME =
  /^hausblick-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z\.tar$/
const UNVERIFIED = '.ungeprueft'

/** A verified backup that the service has made of itself. */
export interface KeptBackup {
  readonly name: string
  /** When it began, which is what it has. */
  readonly at: Date
  /** Bytes. */
  readonly size: number
}

/** Returns the name of a backup that begins now, to the second. */
export function nameBackup(at: Date): string {
  return `hausblick-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
}

/** Returns when a backup began; null for what is none of the service's own. */
export function readBackupName(name: string): Date | null {
  const { day, hour, minute, second } = NAME.exec(name)?.groups ?? {}
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : at
}

/** Returns the name of a backup until it is verified. */
export function nameUnverified(name: string): string {
  return `${name}${UNVERIFIED}`
}

/** Returns whether a file is what is left of a backup that was killed. */
export function isLeftOver(name: string): boolean {
  const [own = '', rest] = name.split(UNVERIFIED)
  return rest !== undefined && readBackupName(own) !== null
}

export function newestFirst<Backup extends Pick<KeptBackup, 'at'>>(
  backups: readonly Backup[],
): Backup[] {
  return backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
