// A document, here and in lists
export const preview = 'Vorschau'
export const previewOf = (name: string) => `Vorschau: ${name}`
export const download = 'Herunterladen'
export const downloadOriginal = 'Original (XML)'
export const downloadSheet = 'Ansicht (PDF)'
export const correct = 'Korrigieren'
export const unknownDate = 'unbekannt'

// The preview
export const previous = 'Vorheriges Dokument'
export const next = 'Nächstes Dokument'
export const previewLoading = 'Vorschau wird geladen …'
export const previewFailed = 'Das Dokument konnte nicht geöffnet werden.'
export const notListed =
  'Dieses Dokument ist nicht in der Liste. Vielleicht wurde es umbenannt oder gelöscht.'
export const inNewTab = 'Auf iPhone und iPad öffnet sich das Dokument in einem neuen Tab.'
export const open = 'Dokument öffnen'
export const gone = 'Dieses Dokument gibt es nicht mehr. Bitte laden Sie die Seite neu.'
