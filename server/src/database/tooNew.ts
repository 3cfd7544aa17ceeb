/** Thrown where the database no longer works with this program; the message tells the operator what to do. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew'

  /** @param needed the migration that a program must know */
  constructor(needed: string) {
    super(
      `Die Datenbank gehört schon zu einer neueren Version von Hausblick, die mit dieser nicht zusammenarbeitet (Migration ${needed}). Bitte starten Sie die neuere Version. Zurück zu dieser führt nur eine Sicherung der Datenbank von vor der Aktualisierung.`,
    )
  }
}
