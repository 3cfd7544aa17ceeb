export const noPlace =
  'Diese Einheit oder dieses Objekt gibt es nicht oder nicht mehr. Bitte laden Sie die Seite neu.'
export const changedSince =
  'Ansprechpartner oder Bemerkungen wurden inzwischen geändert. Bitte schließen Sie den Dialog und öffnen Sie ihn noch einmal.'
export const pictureChangedSince =
  'Das Bild wurde inzwischen geändert. Bitte schließen Sie den Dialog und öffnen Sie ihn noch einmal.'
export const wrongEmail =
  'Bitte geben Sie die E-Mail-Adresse vollständig an, wie name@beispiel.de, oder lassen Sie das Feld leer.'
export const noPicture = 'Dieses Bild gibt es nicht mehr. Bitte laden Sie die Seite neu.'
export const pictureLost =
  'Die Datei dieses Bildes fehlt in unserem Speicher oder ist beschädigt. Bitte wenden Sie sich an uns, damit wir sie aus einer Sicherung zurückholen.'
