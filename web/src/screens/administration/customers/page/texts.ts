import { formatCount } from '../../../../base/format/number.ts'
import type { CustomerSection } from './sectionAddress.ts'

export const failed = 'Was über den Kunden bekannt ist, konnte nicht geladen werden.'
export const unknown = (customerId: string) => `Den Kunden ${customerId} gibt es nicht`
export const notChosen = 'Welchen Kunden möchten Sie sehen?'
export const allCustomers = 'Alle Kunden'

// The sections
export const sections = 'Bereiche dieses Kunden'
export const sectionNames: Readonly<Record<CustomerSection, string>> = {
  overview: 'Überblick',
  people: 'Personen und Einladungen',
  figures: 'Zahlen',
  documents: 'Dokumente',
  log: 'Protokoll',
}

// What can be done
export const invite = 'Einladen'
export const viewAsOwner = 'Als Eigentümer ansehen'

// What is known
export const customerId = 'Kundennummer'
export const address = 'E-Mail-Adresse'
export const access = 'Zugang'
export const state = 'Stand'
export const people = 'Personen'
export const createdOn = 'Angelegt am'
export const deletionRequested = (day: string) =>
  `Am ${day} wurde beantragt, alles über diesen Kunden zu löschen.`
export const deletions = 'Zu den Löschungen'
export const inventory = 'Bestand'
export const units = 'Einheiten'
export const objects = 'Objekte'
export const loans = 'Kredite'
export const value = 'Wert'
export const figuresUntil = 'Zahlen bis'
export const changedOn = 'Zuletzt geändert am'
export const toDashboard = 'Zum Dashboard'

// The imports
export const imports = 'Eingelesen'
export const importFigures = 'Zahlen einlesen'
export const noImports = 'Hier steht, was in den letzten Wochen für diesen Kunden eingelesen wurde.'
export const importAt = (moment: string) => `Eingelesen am ${moment}`
export const undone = 'zurückgenommen'
export const changes = (added: number, changed: number, removed: number) => {
  const parts = [
    added > 0 && `${formatCount(added)} neu`,
    changed > 0 && `${formatCount(changed)} geändert`,
    removed > 0 && `${formatCount(removed)} entfernt`,
  ].filter((part) => part !== false)
  return parts.length === 0 ? 'keine Unterschiede' : parts.join(', ')
}

// The documents
export const documents = 'Dokumente'
export const waiting = 'Im Eingang'
export const noDocuments = 'Für diesen Kunden ist noch nichts abgelegt.'
export const documentsFailed = 'Die Dokumente konnten nicht geladen werden.'
export const latestDocuments = 'Zuletzt abgelegt'
export const allDocuments = 'Alle Dokumente'
export const filed = 'Abgelegt und eingegangen'
export const toInbox = 'Zum Eingang'

// The log
export const log = 'Protokoll'
export const nothingLogged = 'Über diesen Kunden steht noch nichts im Protokoll.'

// Ending
export const ending = 'Zusammenführen, beenden, löschen'
export const end = 'Zugang beenden'
export const endNote =
  'Alle Konten, Gäste und Einladungen dieses Kunden enden sofort; seine Zahlen und Dokumente bleiben.'
export const endQuestion = 'Zugang des Kunden beenden?'
export const endConsequence = (name: string) =>
  `Niemand sieht dann mehr die Zahlen und Dokumente von ${name}: Alle Konten, Gäste und offenen Einladungen enden sofort. Was gespeichert ist, bleibt; Sie können den Kunden später wieder einladen.`
export const ended = (accounts: number, guests: number, invitations: number) => {
  const parts = [
    accounts === 1 ? '1 Konto' : `${formatCount(accounts)} Konten`,
    guests === 1 ? '1 Gast' : `${formatCount(guests)} Gäste`,
    invitations === 1 ? '1 Einladung' : `${formatCount(invitations)} Einladungen`,
  ]
  return `Beendet: ${parts.join(', ')}.`
}
export const eraseNote =
  'Konten, Zahlen und Dokumente werden gelöscht; was das Gesetz aufzubewahren verlangt, wird gesperrt.'
