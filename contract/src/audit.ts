import * as z from 'zod/mini'

/** What the audit log records, with the German name of each. */
export const auditActions = {
  signedIn: 'Angemeldet',
  signInFailed: 'Anmeldung misslungen',
  signedOut: 'Abgemeldet',
  sessionEnded: 'Gerät abgemeldet',
  providerLinked: 'Anmeldung über einen Anbieter verknüpft',
  providerUnlinked: 'Anmeldung über einen Anbieter gelöst',
  passwordChanged: 'Passwort geändert',
  passwordReset: 'Passwort zurückgesetzt',
  secondFactorAdded: 'Zweiter Faktor eingerichtet',
  secondFactorRemoved: 'Zweiter Faktor entfernt',
  secondFactorReset: 'Zweiter Faktor zurückgesetzt',
  recoveryCodesMade: 'Neue Wiederherstellungscodes',
  lookedAt: 'Angesehen',
  refused: 'Zugriff abgelehnt',
  documentOpened: 'Dokument geöffnet',
  documentSent: 'Dokument heruntergeladen',
  documentUploaded: 'Dokument hochgeladen',
  documentFiled: 'Dokument abgelegt',
  documentGiven: 'Dokument an mehrere gegeben',
  filingTakenBack: 'Ablage zurückgenommen',
  documentCorrected: 'Dokument berichtigt',
  documentMovedAway: 'Dokument zu einem anderen Kunden verschoben',
  documentMovedHere: 'Dokument von einem anderen Kunden übernommen',
  documentRemoved: 'Dokument entfernt',
  documentRestored: 'Dokument wiederhergestellt',
  documentDestroyed: 'Entferntes Dokument gelöscht',
  paperUploaded: 'Post hochgeladen',
  papersSplit: 'Post zerlegt',
  splitUndone: 'Zerlegen zurückgenommen',
  paperGiven: 'Post einem Kunden zugeordnet',
  paperRemoved: 'Post entfernt',
  paperRestored: 'Post wiederhergestellt',
  paperDestroyed: 'Post gelöscht',
  invited: 'Eingeladen',
  invitationRenewed: 'Einladung erneuert',
  invitationWithdrawn: 'Einladung zurückgezogen',
  accountLinked: 'Konto verknüpft',
  accountChanged: 'Konto geändert',
  accountEnded: 'Zugang beendet',
  roleChanged: 'Rolle geändert',
  guestInvited: 'Gast eingeladen',
  guestJoined: 'Gast hat angenommen',
  guestChanged: 'Rechte eines Gastes geändert',
  guestEnded: 'Zugang eines Gastes beendet',
  customerCreated: 'Kunde angelegt',
  customerRenamed: 'Name eines Kunden geändert',
  viewedAsOwner: 'Als Eigentümer angesehen',
  customersMerged: 'Kunden zusammengeführt',
  mergeUndone: 'Zusammenführung zurückgenommen',
  deletionRequested: 'Löschung beantragt',
  deletionWithdrawn: 'Löschantrag zurückgezogen',
  deletionDeclined: 'Löschantrag erledigt',
  customerDeleted: 'Kunde gelöscht',
  lockedDestroyed: 'Gesperrte Unterlage gelöscht',
  reportsMade: 'Jahresübersichten erstellt',
  reportReleased: 'Jahresübersicht freigegeben',
  depreciationChanged: 'Abschreibung geändert',
  placeProfileChanged: 'Ansprechpartner oder Bemerkungen geändert',
  placePictureAdded: 'Bild einer Einheit oder eines Objekts hinzugefügt',
  placePictureRemoved: 'Bild einer Einheit oder eines Objekts entfernt',
  imported: 'Daten eingelesen',
  importUndone: 'Einlesen zurückgenommen',
  importCorrected: 'Zellen beim Einlesen berichtigt',
  learnedForgotten: 'Gelerntes beim Einlesen vergessen',
  exported: 'Daten ausgegeben',
  remindersChanged: 'Erinnerungen geändert',
  calendarMade: 'Kalenderadresse erstellt',
  calendarEnded: 'Kalenderadresse beendet',
  programMade: 'Programm zugelassen',
  programRevoked: 'Programm gesperrt',
  webhookAdded: 'Webhook angelegt',
  webhookChanged: 'Webhook geändert',
  webhookRetried: 'Webhook erneut gesendet',
  webhookRemoved: 'Webhook gelöscht',
  settingsChanged: 'Einstellung geändert',
  logStarted: 'Protokoll begonnen',
  logBroken: 'Protokoll war verändert',
  redacted: 'Mit dem Kunden gelöscht',
} as const
export type AuditAction = keyof typeof auditActions

/** Who acted: a caller by their role, a command of the operator, or the service by itself. */
export const auditActorKind = z.enum([
  'nobody',
  'unlinked',
  'unconfirmed',
  'guest',
  'customer',
  'staff',
  'operator',
  'program',
  'command',
  'service',
])
export type AuditActorKind = z.infer<typeof auditActorKind>

/** The German names of those who act without an email address. */
export const auditActors: Readonly<Record<AuditActorKind, string>> = {
  nobody: 'Nicht angemeldet',
  unlinked: 'Konto ohne Zugang',
  unconfirmed: 'Konto ohne zweiten Faktor',
  guest: 'Gast',
  customer: 'Kunde',
  staff: 'Mitarbeiter',
  operator: 'Betreiber',
  program: 'Programm',
  command: 'Befehl des Betreibers',
  service: 'Hausblick',
}

/** The German names of what a line is about. */
const auditDetails = {
  document: 'Dokument',
  account: 'Konto',
  program: 'Programm',
  from: 'vorher',
  to: 'nachher',
  count: 'Anzahl',
  call: 'Aufruf',
  reason: 'Grund',
  until: 'bis',
  setting: 'Einstellung',
  role: 'Rolle',
  how: 'mit',
  factor: 'Faktor',
  number: 'Nummer',
  lines: 'Zeilen',
  year: 'Jahr',
} as const
export type AuditDetails = Readonly<Partial<Record<keyof typeof auditDetails, string | undefined>>>

/** The German names of values that are not names themselves: roles. */
const auditValues: Readonly<Record<string, string>> = {
  guest: auditActors.guest,
  customer: auditActors.customer,
  staff: auditActors.staff,
  operator: auditActors.operator,
}

/** Writes what a line is about, for people to read: `Dokument: …, bis: …`. */
export function describeDetails(details: AuditDetails): string {
  const names = Object.keys(auditDetails) as (keyof typeof auditDetails)[]
  return names
    .flatMap((name) => {
      const said = details[name]
      return said === undefined ? [] : `${auditDetails[name]}: ${auditValues[said] ?? said}`
    })
    .join(', ')
}
