/** Writes the German read-me of an export, with CRLF for any editor. */
export function writeReadMe(customerId: string): string {
  return TEXT.replace('{customerId}', () => customerId).replaceAll('\n', '\r\n')
}

const TEXT = `Alles, was über den Kunden {customerId} gespeichert ist

tabellen/         Ihre Zahlen: Portfolio, Gebäude, Einheiten und Kredite, wie die Verwaltung sie führt.
                  Jede Tabellenkalkulation öffnet diese Dateien. Ein Apostroph vor =, +, - oder @ am Anfang eines
                  Textes hält sie davon ab, ihn für eine Formel zu halten; er gehört nicht zum Text.
dokumente/        Ihre Dokumente als PDF.
weitere-angaben/  Ihr Name, Ihre Konten und Anmeldungen, die Einladungen, die Angaben zu Ihren Dokumenten und,
                  wenn es sie gibt, E-Mails, die noch ausstehen, und Ihr Löschantrag. Alle Zeiten sind in UTC.

Passwörter sind nicht dabei: Der Dienst kennt sie nicht, er bewahrt nur Prüfwerte davon auf.

Für die Verwaltung: "npm run import -- DATEI.zip" liest Tabellen und Dokumente wieder ein.
`
