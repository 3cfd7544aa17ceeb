import type { MailKind } from '@hausblick/contract/calls/operator.ts'

export const sender = 'Absender'
export const senderNote =
  'Steht im Kopf jeder E-Mail. Ihr Mailserver muss für diese Adresse senden dürfen, sonst landen E-Mails im Spam.'
export const givenFrom = (from: string) =>
  `MAIL_FROM gibt den Absender vor: ${from}. Entfernen Sie MAIL_FROM, dann gilt, was hier steht.`
export const senderName = 'Name'
export const senderNameHint = 'Wie Hausverwaltung Brandt. Leer: nur die Adresse.'
export const senderEmail = 'E-Mail-Adresse'
export const senderEmailHint = 'Leer: die Adresse aus Ihren Angaben.'
export const mailTexts = 'Texte'
export const which = 'Welche E-Mail'
export const kinds: Readonly<Record<MailKind, string>> = {
  invitation: 'Einladung',
  document: 'Neues Dokument',
  report: 'Jahresübersicht',
}
export const kindNotes: Readonly<Record<MailKind, string>> = {
  invitation: 'Geht an Eigentümer, die Sie einladen.',
  document: 'Geht an Eigentümer, wenn Sie ihnen ein Dokument abgelegt haben.',
  report: 'Geht an Eigentümer, wenn Sie eine Jahresübersicht freigegeben haben.',
}
export const subject = 'Betreff'
export const text = 'Text'
const common = '{Link} muss darin stehen. {Betreiber} ist Ihr Name.'
export const placeholders: Readonly<Record<MailKind, string>> = {
  invitation: `${common} {Kundennummer} ist die des Eingeladenen. Gruß und Erreichbarkeit folgen von selbst.`,
  document: `${common} {Neuigkeit} sagt, wie viele es sind. Gruß und der Link zum Abbestellen folgen von selbst.`,
  report: `${common} {Neuigkeit} sagt, wie viele es sind. Gruß und der Link zum Abbestellen folgen von selbst.`,
}
export const ownWords = 'Eigenen Text schreiben'
export const standardText = 'Zurück zum Text von Hausblick'
export const isStandard = 'Verschickt wird der Text von Hausblick.'
