/** As the audit log names them. */
export const names = { mail_server: 'Mailserver', own_backups: 'Sicherungen' } as const
export const mailGiven =
  'Der Mailserver ist beim Einrichten des Dienstes vorgegeben (SMTP_URL) und lässt sich hier nicht ändern.'
export const enterPassword = 'Bitte geben Sie das Passwort des Mailservers ein.'
export const enterKey =
  'Bitte geben Sie den Zugangsschlüssel und den geheimen Schlüssel des Speichers ein, oder lassen Sie beide leer.'
export const noPlace =
  'Dieser Ort lässt sich nicht lesen. Nennen Sie einen Ordner mit seinem ganzen Pfad, wie /mnt/sicherung, oder einen Speicher, wie s3://NAME/ORDNER?endpoint=https://…'
export const amongDocuments =
  'Dieser Ort liegt bei den Dokumenten: Mit ihnen gingen auch die Sicherungen verloren. Bitte nennen Sie einen anderen.'
export const inIntakeFolder =
  'Dieser Ort ist der Ordner für Scans, aus dem alle Dateien in den Eingang gehen. Bitte nennen Sie einen anderen.'
export const probeFailed = (reason: string) =>
  `Dort ließ sich keine Datei schreiben, lesen und löschen (${reason}). Prüfen Sie den Ort und die Rechte des Ordners oder Schlüssels.`
