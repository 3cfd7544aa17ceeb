export const heading = 'Bild und Ansprechpartner'
export const failed =
  'Bild und Ansprechpartner konnten nicht geladen werden. Bitte laden Sie die Seite neu.'
export const pictureOf = (name: string) => `Bild: ${name}`
export const contact = 'Ansprechpartner'
export const remarks = 'Bemerkungen'
export const phone = (number: string) => `Telefon: ${number}`
export const mail = (address: string) => `E-Mail: ${address}`
export const edit = 'Bild, Ansprechpartner und Bemerkungen'

// The dialog
export const picture = 'Bild'
export const pictureHint =
  'JPEG, PNG, WebP oder HEIC. Es wird verkleinert; Ort, Gerät und Zeit der Aufnahme werden entfernt.'
export const choose = 'Bild wählen'
export const replace = 'Anderes Bild wählen'
export const sending = 'Wird hochgeladen …'
export const drop = 'Bild hier ablegen'
export const remove = 'Bild entfernen'
export const removeQuestion = 'Bild entfernen?'
export const removeConsequence = (name: string) =>
  `Das Bild von ${name} wird gelöscht. Das lässt sich nicht zurücknehmen.`
export const pictureAdded = 'Das Bild ist gespeichert.'
export const onePicture = 'Bitte wählen Sie ein einzelnes Bild.'
export const name = 'Name'
export const role = 'Aufgabe'
export const roleHint = 'Zum Beispiel Hausmeister oder Verwaltung'
export const phoneLabel = 'Telefon'
export const emailLabel = 'E-Mail'
export const contactNote = 'Bild und Ansprechpartner sehen auch Gäste, die Zahlen lesen dürfen.'
export const remarksHint = 'Für den Eigentümer sichtbar, nicht für Gäste'
export const wrongEmail =
  'Bitte geben Sie die E-Mail-Adresse vollständig an, wie name@beispiel.de, oder lassen Sie das Feld leer.'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const cancel = 'Abbrechen'
