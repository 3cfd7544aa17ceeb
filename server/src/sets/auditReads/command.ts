import { type AuditState, verifyLog } from '../../platform/audit/verify.ts'
import type { AuditFault } from '../../platform/audit/walk.ts'
import { defineCommand, UsageError } from '../../platform/command/command.ts'
import { withDatabase } from '../../platform/command/stores.ts'

const HELP = `Prüft das Protokoll der Zugriffe: ob eine Zeile fehlt, verändert oder vertauscht ist.

  npm run --silent audit -- --verify [--end NUMMER:PRÜFWERT]

Am Ende stehen Nummer und Prüfwert der letzten Zeile. Heben Sie beides an einem anderen Ort auf: Mit --end zeigt eine spätere
Prüfung, dass das Protokoll bis dahin noch dasselbe ist, auch wenn jemand das Geheimnis des Dienstes kennt.

  --verify  prüft alle Zeilen
  --end     die Angabe am Ende einer früheren Prüfung
  --help    zeigt diese Hilfe
`

const MISUSED = 'Bitte sagen Sie, was zu tun ist.'
const END = /^(?<number>[1-9]\d*):(?<hash>[\da-f]{64})$/

const sentences: Readonly<Record<AuditFault['kind'], (fault: AuditFault) => string>> = {
  empty: () =>
    'Es gibt kein Protokoll: Der Dienst hat noch keines begonnen, oder jemand hat es gelöscht.',
  changed: ({ number }) => `Zeile ${number} ist verändert.`,
  misplaced: ({ number }) =>
    `Zeile ${number} folgt nicht auf die Zeile vor ihr: Eine der beiden ist vertauscht oder ersetzt.`,
  missing: ({ number, last }) =>
    number === last ? `Zeile ${number} fehlt.` : `Die Zeilen ${number} bis ${last} fehlen.`,
  foreign: ({ number }) => `Zeile ${number} gehört nicht zum Protokoll.`,
  unexplained: ({ number }) => `Zeile ${number} ist leer, ohne dass ihr Kunde gelöscht wurde.`,
  ends: ({ number }) => `Anfang oder Ende (Zeile ${number}) hat nicht der Dienst geschrieben.`,
  other: ({ number }) =>
    `Zeile ${number} ist eine andere als bei der früheren Prüfung: Das Protokoll wurde neu geschrieben.`,
  expired: ({ number }) =>
    `Zeile ${number} der früheren Prüfung steht nicht mehr im Protokoll, das erst später beginnt: Mit ihr ist nichts mehr zu vergleichen. Nehmen Sie die Angabe einer neueren Prüfung.`,
  broken: ({ number }) =>
    `In Zeile ${number} vermerkt der Dienst, dass er davor ein Ende fand, das nicht von ihm war, etwa weil SECRET verloren ging.`,
}

function renderState({ faults, lines, end }: AuditState): string {
  const found = faults.map((fault) => `${sentences[fault.kind](fault)}\n`).join('')
  const summary =
    faults.length === 0
      ? `Das Protokoll ist unverändert. Zeilen: ${lines}.`
      : `Das Protokoll ist nicht in Ordnung. Zeilen: ${lines}, Befunde: ${faults.length}.`
  return `${found}${summary}\nEnde: ${end.number}:${end.hash}\n`
}

export const run = await defineCommand(import.meta, {
  help: HELP,
  options: { verify: { type: 'boolean', default: false }, end: { type: 'string' } },
  misused: MISUSED,
  failed: 'Das Protokoll ist nicht geprüft.',
  run: async ({ values: { verify, end } }, context) => {
    if (!verify) throw new UsageError(MISUSED)
    const known = end === undefined ? null : readEnd(end)
    return await withDatabase(context, async ({ out, database: { db }, config: { secrets } }) => {
      const state = await verifyLog(db, secrets, { known })
      out.write(renderState(state))
      return state.faults.length > 0 ? 1 : 0
    })
  },
})

function readEnd(text: string) {
  const { number, hash } = END.exec(text)?.groups ?? {}
  if (number === undefined || hash === undefined)
    throw new UsageError(
      '--end: erwartet wird NUMMER:PRÜFWERT, wie eine frühere Prüfung sie nennt.',
    )
  return { number: Number(number), hash }
}
