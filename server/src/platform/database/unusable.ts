/** Thrown where the database's file cannot be used; the German message names it and tells the operator what to do. */
export class DatabaseUnusable extends Error {
  override readonly name = 'DatabaseUnusable'
}

/** Result codes of SQLite, by the low byte. */
const READ_ONLY = 8
const CORRUPT = 11
const CANNOT_OPEN = 14
const NO_DATABASE = 26

/** Returns what to do about an error on opening a database's file; the error itself if that is unknown. */
export function explainUnusable(error: unknown, file: string): unknown {
  if (!(error instanceof Error && 'errcode' in error)) return error
  const explained = explain(Number(error.errcode) & 0xff, file)
  return explained === null ? error : new DatabaseUnusable(explained, { cause: error })
}

function explain(result: number, file: string): string | null {
  switch (result) {
    case READ_ONLY:
    case CANNOT_OPEN:
      return `Die Datei der Datenbank lässt sich nicht öffnen oder nicht beschreiben: ${file}\nGeben Sie sie und ihren Ordner mit chown dem Benutzer, unter dem Hausblick läuft, oder nennen Sie in DATA_DIR einen Ordner, in den er schreiben darf.`
    case CORRUPT:
    case NO_DATABASE:
      return `Diese Datei ist keine Datenbank von Hausblick, oder sie ist beschädigt: ${file}\nPrüfen Sie DATA_DIR und DATABASE_URL. War es die richtige, legen Sie die Datei beiseite und spielen eine Sicherung zurück: npm run restore -- DATEI.tar`
    default:
      return null
  }
}
