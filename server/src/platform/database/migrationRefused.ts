/** Thrown where this program cannot bring the database up to date; the German message tells the operator what to do. */
export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

/** @param needed the migration that a program must know */
export function refuseOldProgram(needed: string): MigrationRefused {
  return new MigrationRefused(
    `Die Datenbank gehört schon zu einer neueren Version von Hausblick, die mit dieser nicht zusammenarbeitet (Migration ${needed}). Bitte starten Sie die neuere Version. Zurück zu dieser führt nur eine Sicherung der Datenbank von vor der Aktualisierung.`,
  )
}

/**
 * Returns what to tell the operator of a program that works with a newer database nonetheless.
 *
 * @param newest the last of the migrations that the program does not know
 */
export function describeNewer(newest: string): string {
  return `Die Datenbank gehört schon zu einer neueren Version von Hausblick (Migration ${newest}). Diese arbeitet mit ihr zusammen, zeigt aber nicht, was nur die neuere kennt.`
}

/** For tables that other transactions read or write for long. */
export function refuseWhileInUse(cause: Error): MigrationRefused {
  return new MigrationRefused(
    'Die Datenbank ließ sich nicht auf diese Version bringen, weil sie gerade lange benutzt wird, etwa von einer Sicherung oder einem Export. Es ist nichts verändert. Bitte warten Sie deren Ende ab, und starten Sie dann noch einmal.',
    { cause },
  )
}
