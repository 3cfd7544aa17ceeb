import { formatMoment } from '../../../platform/print/format.ts'
import type { KeptBackup } from './names.ts'

const MEGABYTE = 1e6
const megabytes = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

export const incomplete = (count: number) =>
  `${count === 1 ? 'Ein Dokument war' : `${count} Dokumente waren`} schon vorher verloren oder beschädigt und ${count === 1 ? 'fehlt' : 'fehlen'} in der Sicherung. Ältere Sicherungen bleiben solange alle. Welche es sind, zeigt „npm run documents:check“.`
export const brokenOff = 'Der Vorgang der Sicherung wurde beendet, bevor sie fertig war.'
export const failedSubject = 'Die Sicherung ist misslungen'
export const noPlace =
  'Es ist kein Ort für Sicherungen eingestellt: Nennen Sie ihn unter „Verwaltung“, „Prüfen“ oder in BACKUP_TO (docs/operations/backups.md).'
export const foreignPlace =
  'Der Ort der Sicherungen gehört einer anderen Installation von Hausblick, oder dieser, bevor sie zurückgespielt wurde. Nennen Sie einen eigenen Ort; gibt es die andere nicht mehr, übernehmen Sie ihn mit „npm run backups -- --adopt“.'
export const adopted = (count: number) =>
  `Der Ort gehört von nun an dieser Installation${count === 0 ? '' : count === 1 ? ', mit der Sicherung, die dort liegt' : `, mit den ${count} Sicherungen, die dort liegen`}.\n`
export const others = (count: number) =>
  `${count === 1 ? 'Eine weitere stammt' : `${count} weitere stammen`} nicht nachweislich von dieser Installation: Hausblick löscht sie nie. „npm run backups -- --adopt“ zählt sie dazu.\n`
export const isRunning = 'Es wird schon gesichert. Bitte warten Sie, bis das fertig ist.'
export const stopped = 'Die Sicherung wurde abgebrochen.'

export const heading = (place: string, count: number) =>
  count === 0
    ? `In ${place} liegt noch keine Sicherung.\n`
    : `In ${place} ${count === 1 ? 'liegt 1 Sicherung' : `liegen ${count} Sicherungen`}, zur Probe zurückgespielt:\n`
export const entry = ({ name, at, size }: KeptBackup) =>
  `  ${formatMoment(at)}  ${megabytes.format(size / MEGABYTE)} MB  ${name}\n`
export const next = (at: Date) => `Die nächste beginnt am ${formatMoment(at)}.\n`
export const lastFailed = (fault: string | null) =>
  fault === null
    ? 'Die letzte Sicherung ist misslungen; warum, steht in der Ausgabe ihres Befehls.'
    : `Die letzte Sicherung ist misslungen: ${fault}`
