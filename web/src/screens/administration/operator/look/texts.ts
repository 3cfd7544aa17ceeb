export const logo = 'Logo'
export const logoNote =
  'Steht oben auf jeder Seite, in E-Mails und auf Berichten. PNG, SVG, JPEG oder WebP; breite Bilder wirken am besten. Auf dunklen Seiten steht es auf weißem Grund.'
export const choose = 'Bild auswählen'
export const remove = 'Logo entfernen'
export const noLogo = 'Noch kein Logo: Gezeigt wird das Zeichen von Hausblick.'
export const logoAlt = 'Ihr Logo'
export const unreadable =
  'Dieses Bild kann der Browser nicht lesen. Bitte wählen Sie ein PNG, SVG, JPEG oder WebP.'
export const tooLarge = 'Dieses Bild ist zu groß. Bitte wählen Sie ein kleineres.'
export const color = 'Farbe'
export const colorNote =
  'Für Knöpfe, Links, Diagramme, E-Mails und Berichte. Daraus entstehen die Töne für helle und dunkle Seiten, auf denen alles gut zu lesen ist.'
export const pickColor = 'Farbe auswählen'
export const hexColor = 'Farbwert'
export const notHex = 'Bitte geben Sie die Farbe wie #0f4f3d ein.'
export const tooLight =
  'Auf dieser Farbe ist weiße Schrift nicht gut zu lesen. Dieser dunklere Ton ginge:'
export const takeDarker = (color: string) => `${color} übernehmen`
export const standard = 'Farbe von Hausblick'
export const fromFile = 'Die Farbe steht in der Datei, die OPERATOR_FILE nennt, und geht vor.'
export const light = 'Auf hellen Seiten'
export const dark = 'Auf dunklen Seiten'
export const contrastOf = (value: string) => `Kontrast ${value} : 1, mindestens 4,5 : 1`
export const sample = 'Speichern'
