import { invitationPlaceholders } from '@hausblick/contract/invitationText.ts'
import { formatCount } from '../../../../base/format/number.ts'

// The dialog
export const title = (names: readonly string[]) =>
  names.length === 1 ? `${names[0]} einladen` : `${formatCount(names.length)} Kunden einladen`
export const failed = 'Die Adressen konnten nicht geladen werden.'
export const pasteHint =
  'Sie können eine Spalte mit Adressen aus einer Tabelle in das erste Feld einfügen: Sie verteilt sich auf die Zeilen. Kunden ohne Adresse werden nicht eingeladen.'
export const address = 'E-Mail-Adresse'
export const addressOf = (customerId: string, name: string | null) =>
  name === null ? customerId : `${name} (${customerId})`
export const members = (emails: readonly string[]) => `Konto: ${emails.join(', ')}`
export const from = (sender: string) => `Die E-Mail kommt von ${sender}.`
export const subject = 'Betreff'
export const text = 'Text'
export const textHint = `${invitationPlaceholders.customerId} und ${invitationPlaceholders.link} werden für jeden Kunden eingesetzt.`
export const enterSubject = 'Bitte geben Sie einen Betreff ein.'
export const linkMissing = `Im Text fehlt die Stelle für den Link: ${invitationPlaceholders.link}`
export const change = 'E-Mail ansehen und ändern'
export const confirmFirst =
  'Diese Adressen gehören zu mehreren Kunden. Bitte bestätigen Sie, dass ein Konto alle sehen soll. Noch wurde niemand eingeladen.'
export const confirmShared = (email: string, customerIds: readonly string[]) =>
  `${email} soll die Zahlen von ${customerIds.join(', ')} sehen`
export const confirmAll = 'Bitte bestätigen Sie jede dieser Adressen, oder ändern Sie sie.'
export const send = (count: number) =>
  count < 2 ? 'Einladung senden' : `${formatCount(count)} Einladungen senden`
export const cancel = 'Abbrechen'
export const close = 'Schließen'
export const sent = (mails: number) =>
  mails === 0
    ? 'Niemand wurde eingeladen.'
    : mails === 1
      ? 'Eine E-Mail wird gesendet.'
      : `${formatCount(mails)} E-Mails werden gesendet.`
export const skipped = 'Nicht eingeladen'

// The invitations of a customer
export const invitations = 'Einladungen'
export const invitationsFailed = 'Die Einladungen konnten nicht geladen werden.'
export const noInvitations = 'Es gibt noch keine Einladung.'
export const invite = 'Einladen'
export const newLink = 'Link erstellen'
export const linkFor = 'Einladungslink zum Weitergeben:'
export const passedOn = 'Link zum Weitergeben'
export const again = 'Erneut senden'
export const againTo = (email: string) => `Einladung an ${email} erneut senden`
export const sentAgain = (email: string) => `Die Einladung an ${email} wird noch einmal gesendet.`
export const renew = 'Neuer Link'
export const withdraw = 'Zurückziehen'
export const withdrawOf = (who: string) => `Einladung zurückziehen: ${who}`
export const withdrawQuestion = 'Einladung zurückziehen?'
export const withdrawNote = (who: string) => `Der Link gilt dann nicht mehr: ${who}.`
