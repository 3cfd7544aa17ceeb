export const failed = 'Die Einstellung konnte nicht geladen werden.'
export const change = { saved: 'Ändern', nowhere: 'Einrichten' } as const
export const given = (variables: readonly string[]) =>
  `Vorgegeben beim Einrichten des Dienstes (${variables.join(', ')}), hier nicht zu ändern.`
export const trying = 'Wird ausprobiert …'
export const secretKept = 'Wird nicht angezeigt. Leer: wie bisher.'

// The mail server
export const mailServer = 'Mailserver'
export const noMailServer = 'nicht eingerichtet'
export const mailsStay =
  'E-Mails verlassen den Dienst nicht, auch keine Einladungen und keine Links für neue Passwörter.'
export const mailsGo = (host: string, port: number, user: string, sender: string) =>
  `E-Mails gehen über ${host}, Port ${port}${user === '' ? '' : `, angemeldet als ${user}`}. Absender ist ${sender}.`
export const mailNote =
  'Die Angaben nennt Ihnen der Anbieter Ihrer E-Mail-Adresse, oft unter „Postausgang“ oder „SMTP“. Beim Speichern geht eine Testmail an Sie; erst wenn der Mailserver sie annimmt, gelten die Angaben. Das Passwort wird verschlüsselt gespeichert und nie wieder angezeigt.'
export const host = 'Mailserver für ausgehende E-Mails'
export const hostHint = 'Wie mail.example.de. Leer: E-Mails verlassen den Dienst nicht.'
export const noHost = 'Bitte geben Sie nur den Namen ein, wie mail.example.de.'
export const port = 'Port'
export const noPort = 'Meist 465 oder 587.'
export const user = 'Benutzername'
export const userHint = 'Oft die E-Mail-Adresse. Leer, wenn man sich dort nicht anmeldet.'
export const password = 'Passwort'
export const tryMail = 'Testmail senden und speichern'
export const mailServerStored =
  'Gespeichert. Der Mailserver hat die Testmail angenommen; sehen Sie nach, ob sie bei Ihnen ankommt.'
export const mailServerGone = 'Gespeichert. E-Mails verlassen den Dienst nicht mehr.'

// Where and when to back up
export const backupPlace = 'Ort und Zeit der Sicherungen'
export const place = 'Ort'
export const placeHint =
  'Ein Ordner auf einem anderen Datenträger mit seinem ganzen Pfad, wie /mnt/sicherung, oder ein Speicher, wie s3://NAME/ORDNER?endpoint=https://… Läuft Hausblick in einem Container, muss der Ordner dort eingehängt sein. Leer: Hausblick sichert sich nicht selbst.'
export const accessKeyId = 'Zugangsschlüssel'
export const accessKeyHint = 'Nennt Ihnen der Anbieter des Speichers.'
export const secretKey = 'Geheimer Schlüssel'
export const time = 'Uhrzeit'
export const timeHint = 'Am besten nachts.'
export const noTime = 'Bitte geben Sie eine Uhrzeit ein, wie 02:30.'
export const tryPlace = 'Ausprobieren und speichern'
export const placeStored =
  'Gespeichert. Eine Probedatei ließ sich dort schreiben, lesen und löschen.'
export const placeGone = 'Gespeichert. Hausblick sichert sich nicht mehr selbst.'
