import type { CheckCounts, Fault } from './check.ts'
import type { IndexedObject } from './indexedObjects.ts'
import type { Orphan } from './orphans.ts'
import type { OrphanFate } from './resolveOrphans.ts'
import type { FailedTexts } from './texts.ts'

const FAULTS: Readonly<Record<Fault, string>> = {
  missing: 'fehlt im Speicher',
  unreadable: 'lässt sich nicht lesen',
  otherSize: 'hat eine andere Größe als bei der Ablage',
  otherBytes: 'hat einen anderen Inhalt als bei der Ablage',
}

const MEGABYTE = 1024 * 1024

/** The file name begins with the customer's id. */
export function renderFault({ fileName, key }: IndexedObject, fault: Fault): string {
  return `${fileName} ${FAULTS[fault]} (${key}).\n`
}

const FATES: Readonly<Record<OrphanFate, (orphan: Orphan) => string>> = {
  removed: () => 'gehörte zu keinem Dokument und ist gelöscht',
  adopted: ({ twin }) => `gehörte zu keinem Dokument und ist aufgenommen als ${twin}`,
  twin: ({ twin }) => `gehört zu keinem Dokument, ist aber noch einmal da als ${twin}`,
  unknown: ({ name }) =>
    name === null
      ? 'gehört zu keinem Dokument und hat keinen Namen'
      : `gehört zu keinem Dokument und hieß ${name}`,
}

export function renderOrphan(orphan: Orphan, fate: OrphanFate): string {
  return `${orphan.key} ${FATES[fate](orphan)}.\n`
}

export function renderCheckProgress({ objects, documents, bytes }: CheckCounts): string {
  if (documents === 0 && bytes === 0) return `Speicher: ${count(objects)} Dateien`
  return `Dokumente: ${count(documents)} geprüft, ${count(bytes / MEGABYTE)} MB gelesen`
}

/** Renders the result and what to do about it. */
export function renderSummary(
  { documents, bytes, faults, orphans, recent }: CheckCounts,
  { twin, unknown }: Readonly<Record<OrphanFate, number>>,
): string {
  const lines = [
    `Geprüft: ${count(documents)} Dokumente, gelesen: ${count(bytes / MEGABYTE)} MB.`,
    `Dokumente mit Fehler: ${count(faults)}. Ohne Dokument gespeichert: ${count(orphans)}.`,
  ]
  if (recent > 0)
    lines.push(
      `Jünger als zehn Minuten und noch ohne Dokument, etwa weil es gerade kommt: ${count(recent)}.`,
    )
  if (faults > 0)
    lines.push('Bitte holen Sie die fehlerhaften Dokumente aus einer Sicherung zurück.')
  if (unknown > 0)
    lines.push(
      'Was zu keinem Dokument gehört, nimmt wieder auf: npm run documents:check -- --adopt',
      'Was keinen Namen hat, braucht dazu den Kunden: npm run documents:check -- --adopt --customer ID',
    )
  if (twin > 0)
    lines.push(
      'Was noch einmal da und über einen Tag alt ist, löscht: npm run documents:check -- --remove-orphans',
    )
  if (faults + unknown + twin === 0) lines.push('Verzeichnis und Speicher passen zueinander.')
  return lines.map((line) => `${line}\n`).join('')
}

/** Renders how many documents cannot be searched and what to do about it; empty if there are none. */
export function renderTexts({ unreachable, unreadable }: FailedTexts, isRetried: boolean): string {
  if (unreachable + unreadable === 0) return ''
  const reasons = `weil die Datei nicht zu bekommen war: ${count(unreachable)}; weil sie sich nicht lesen ließ: ${count(unreadable)}.`
  const next = isRetried
    ? 'Der Dienst versucht es mit ihnen noch einmal.'
    : 'Noch einmal versucht er es nach: npm run documents:check -- --retry-texts'
  return `Ohne Text für die Suche, ${reasons}\n${next}\n`
}

function count(value: number): string {
  return Math.round(value).toLocaleString('de-DE')
}
