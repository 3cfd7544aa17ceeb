const NAME =
  /^hausblick-(?<day>\d{4}-\d\d-\d\d)T(?<hour>\d\d)-(?<minute>\d\d)-(?<second>\d\d)Z(?:-(?<owner>[\da-f]{8}))?\.tar$/
const UNVERIFIED = '.ungeprueft'

/** What the name of a verified backup says. */
export interface NamedBackup {
  readonly name: string
  /** When it began, which is what it has. */
  readonly at: Date
  /** The beginning of the id of the installation that made it; null for those of releases that did not name it. */
  readonly owner: string | null
}

/** A verified backup that a service has made of itself. */
export interface KeptBackup extends NamedBackup {
  /** Bytes. */
  readonly size: number
}

/** Returns what names have of the id of an installation. */
export function ownerOf(instance: string): string {
  return instance.slice(0, 8)
}

/** Returns the name of a backup of an installation that begins now, to the second. */
export function nameBackup(at: Date, instance: string): string {
  return `hausblick-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z-${ownerOf(instance)}.tar`
}

/** Reads the name of a backup; null for what no service has named. */
export function readBackupName(name: string): NamedBackup | null {
  const { day, hour, minute, second, owner = null } = NAME.exec(name)?.groups ?? {}
  const at = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(at.getTime()) ? null : { name, at, owner }
}

/** Returns the name of a backup until it is verified. */
export function nameUnverified(name: string): string {
  return `${name}${UNVERIFIED}`
}

/** Reads the name of what is left of a backup that was killed; null for anything else. */
export function readLeftOver(name: string): NamedBackup | null {
  return name.endsWith(UNVERIFIED) ? readBackupName(name.slice(0, -UNVERIFIED.length)) : null
}

export function newestFirst<Backup extends Pick<KeptBackup, 'at'>>(
  backups: readonly Backup[],
): Backup[] {
  return backups.toSorted((a, b) => b.at.getTime() - a.at.getTime())
}
