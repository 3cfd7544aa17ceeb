import { type FirstStep, MOST_COUNTED, type WorkKind } from '@hausblick/contract/calls/overview.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import { daysBetween } from '@hausblick/figures/dates/days.ts'
import { formatDay } from '../../../base/format/day.ts'
import { formatMoment } from '../../../base/format/moment.ts'
import { formatCount, formatNumber, NO_BREAK } from '../../../base/format/number.ts'

export const failed = 'Die Übersicht konnte nicht geladen werden.'
export const imported = (day: string | null) =>
  day === null ? 'Noch keine Zahlen eingelesen' : `Zahlen zuletzt eingelesen am ${day}`
export const demo = 'Was Eigentümer sehen: der Beispielkunde'

export const stepsHeading = 'Erste Schritte'
export const stepsDone = (done: number, all: number) => `${done} von ${all} erledigt`
export const stepDone = 'Erledigt:'
export const steps: Readonly<Record<FirstStep, { title: string; detail: string }>> = {
  operator: { title: 'Wer Sie sind', detail: 'Name, Anschrift, Impressum' },
  mail: { title: 'Mailserver nennen', detail: 'Damit Einladungen ankommen' },
  figures: { title: 'Erste Zahlen', detail: 'Ihre Tabellen einlesen' },
  secondFactor: { title: 'Zweiter Faktor', detail: 'Passkey oder App für Ihr Konto' },
  invitation: { title: 'Ersten Eigentümer einladen', detail: 'Mit einer E-Mail in Ihrem Namen' },
  document: { title: 'Erstes Dokument ablegen', detail: 'Aus dem Eingang oder von Ihrem Rechner' },
  backup: { title: 'Sicherung einrichten', detail: 'Wohin und wann' },
}

export const waitingHeading = 'Was wartet'
export const nothingWaits =
  'Gerade wartet nichts. Was Eigentümer senden und was bald abläuft, steht hier.'
export const actionFor = (action: string, title: string) => `${action}: ${title}`
export const file = 'Ablegen'
export const look = 'Ansehen'
export const renew = 'Erneuern'
export const goOn = 'Fortsetzen'

const noOwner = 'noch keinem Eigentümer zugeordnet'
export const inbox = (count: number) =>
  count === 1 ? 'Ein Dokument im Eingang' : `${counted(count)} Dokumente im Eingang`
export function inboxDetail(oldestAt: string | null, owners: number, today: string): string {
  if (owners === 0)
    return oldestAt === null ? noOwner : `${noOwner}, das älteste seit ${dayFrom(oldestAt, today)}`
  const from = owners === 1 ? 'von einem Eigentümer' : `von ${counted(owners)} Eigentümern`
  return oldestAt === null ? from : `${from}, das älteste seit ${dayFrom(oldestAt, today)}`
}

export const deletionRequests = (count: number) =>
  count === 1 ? 'Ein Löschantrag' : `${counted(count)} Löschanträge`

export function invitations(count: number, first: string | null, today: string): string {
  const what = count === 1 ? 'Eine Einladung läuft' : `${counted(count)} Einladungen laufen`
  const days = first === null ? 0 : daysBetween(today, berlinDay(new Date(first)))
  if (count > 1) return `${what} bald ab`
  return `${what} ${days <= 0 ? 'heute' : days === 1 ? 'morgen' : `in ${days} Tagen`} ab`
}

export function namesOf({ count, names }: { count: number; names: readonly string[] }): string {
  const more = count - names.length
  return more > 0
    ? `${names.join(', ')} und ${more === 1 ? 'ein weiterer' : `${counted(more)} weitere`}`
    : names.join(', ')
}

export const imports = (count: number) =>
  count === 1
    ? 'Ein angefangener Vorgang beim Einlesen'
    : `${counted(count)} angefangene Vorgänge beim Einlesen`
export const importsDetail = 'Noch nichts davon steht bei den Eigentümern'

export const reports = (count: number, year: number) =>
  count === 1
    ? `Eine Jahresübersicht ${year} ist bereit`
    : `${counted(count)} Jahresübersichten ${year} sind bereit`
export const reportsDetail = 'Noch nicht freigegeben'

export const allCustomers = (count: number) =>
  count === 1 ? 'Alle Kunden' : `Alle ${formatCount(count)} Kunden`
export const customersFailed = 'Die Kunden konnten nicht geladen werden.'
export const waitingDocuments = (count: number) =>
  count === 1 ? '1 Dokument' : `${formatCount(count)} Dokumente`

export const stateHeading = 'Zustand'
export const check = 'Einstellungen prüfen'

export const backup = 'Letzte Sicherung'
export const noBackup = 'noch keine'
export const noBackupDetail = 'Richten Sie eine nächtliche Sicherung ein.'
export function backupAt(at: string, today: string): string {
  const days = daysBetween(berlinDay(new Date(at)), today)
  const time = formatMoment(at).split(', ')[1]
  if (days === 0) return `heute, ${time}`
  return days === 1 ? `gestern, ${time}` : `am ${formatDay(at)}`
}
export const backupOld = 'Länger her als geplant: Bitte sehen Sie nach, warum.'
export const backupFailed = 'Eine spätere ist misslungen: Bitte sehen Sie nach, warum.'

export const mailsStay = 'verlassen den Dienst nicht'
export const mailsStayDetail = 'Auch Einladungen kommen nicht an.'
export const nameMailServer = 'Mailserver nennen'

export const mailbox = {
  name: 'Postfach',
  read: 'wird gelesen',
  waiting: (count: number) =>
    count === 1 ? 'eine Mail wird geholt' : `${formatCount(count)} Mails werden geholt`,
  refused: (count: number) =>
    count === 1 ? 'eine Mail nicht angenommen' : `${formatCount(count)} Mails nicht angenommen`,
  refusedDetail: 'Ganz oder zum Teil: Warum, steht unter dem Eingang.',
  away: 'lässt sich nicht lesen',
}
export const folder: typeof mailbox = {
  name: 'Überwachter Ordner',
  read: 'wird geleert',
  waiting: (count: number) =>
    count === 1 ? 'eine Datei wird geholt' : `${formatCount(count)} Dateien werden geholt`,
  refused: (count: number) =>
    count === 1 ? 'eine Datei nicht angenommen' : `${formatCount(count)} Dateien nicht angenommen`,
  refusedDetail: 'Warum, steht unter dem Eingang.',
  away: 'lässt sich nicht leeren',
}
export const awaySince = (since: string, reason: string) =>
  `Seit ${formatMoment(since)}${reason === '' ? '.' : `: „${reason}“`}`

interface WorkTexts {
  readonly name: string
  /** Where nothing waits; left out where nobody asks for it then. */
  readonly done?: string
  readonly left?: (count: number) => string
  readonly lost?: (count: number) => string
  /** What was given up, and why the last one failed. */
  readonly why?: (lost: number, reason: string | null) => string
}
export const left = (count: number) => `noch ${counted(count)}`
export const lost = (count: number) => `${counted(count)} nicht zugestellt`
export const waitsSince = (since: string, today: string) =>
  `Das Älteste wartet seit ${dayFrom(since, today)}.`
export const pausing = (count: number) =>
  `${counted(count)} nach einem Fehlschlag, sie werden weiter versucht.`
export const isLate =
  'Gelesen wird, während der Rechner sonst nichts zu tun hat: Werden es nicht weniger, geben Sie ihm mehr Prozessoren oder ruhige Stunden.'
export const work: Readonly<Record<WorkKind, WorkTexts>> = {
  texts: { name: 'Texte der Dokumente', done: 'alle gelesen' },
  papers: { name: 'Texte der Post' },
  scans: {
    name: 'Gescannte Seiten',
    left: (count) => `werden gelesen: noch ${counted(count)}`,
    lost: () => 'alle gelesen',
    why: (count) =>
      count === 1
        ? 'Eine Seite wurde nicht gelesen. Die Suche findet sie nicht; ansehen können Sie sie wie jede andere.'
        : `${counted(count)} Seiten wurden nicht gelesen. Die Suche findet sie nicht; ansehen können Sie sie wie alle anderen.`,
  },
  mails: {
    name: 'E-Mails',
    done: 'werden zugestellt',
    why: (_, reason) =>
      reason === null
        ? 'In den letzten zwei Wochen.'
        : `In den letzten zwei Wochen; zuletzt antwortete der Mailserver: „${reason}“`,
  },
  notices: { name: 'Mitteilungen' },
  reminders: { name: 'Erinnerungen' },
  webhooks: {
    name: 'Meldungen an Programme',
    why: (_, reason) => (reason === null ? 'In den letzten 30 Tagen.' : `Zuletzt: „${reason}“`),
  },
  imports: { name: 'Einlesen' },
  reports: { name: 'Jahresübersichten' },
}
export const scansWhich = (count: number) =>
  count === 1 ? 'Welche, und warum' : 'Welche das sind, und warum'

const GIGABYTE = 1e9
export const disk = 'Speicherplatz'
export const diskFree = (bytes: number) => {
  const gigabytes = bytes / GIGABYTE
  return `${formatNumber(gigabytes, 0, gigabytes < 10 ? 1 : 0)}${NO_BREAK}GB frei`
}
export const diskLow = 'Schaffen Sie Platz, bevor nichts mehr gespeichert werden kann.'

/** Nothing is counted further than `MOST_COUNTED`. */
function counted(count: number): string {
  return `${count >= MOST_COUNTED ? 'mehr als ' : ''}${formatCount(count)}`
}

function dayFrom(at: string, today: string): string {
  const days = daysBetween(berlinDay(new Date(at)), today)
  if (days <= 0) return 'heute'
  return days === 1 ? 'gestern' : `${formatCount(days)} Tagen`
}
