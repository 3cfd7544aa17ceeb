/** What an upload form says by itself; where the service has something to say of a document, its words win. */
export interface UploadTexts {
  readonly uploaded: string
  /** Stands before the reason. */
  readonly failed: string
  /** Stands above the form where names or files are missing, and in place of `noFile` and a name's own error. */
  readonly incomplete?: string
  readonly noFile?: string
}

/** The words of the places where customers upload (specification §5, §8). */
export const customerTexts = {
  loans: {
    incomplete: 'Bitte Dokumentenname + Datei auswählen.',
    uploaded: 'Dokument erfolgreich hochgeladen.',
    failed: 'Fehler beim Hochladen: ',
  },
  documents: {
    incomplete: 'Bitte Name + Datei auswählen.',
    uploaded: 'Hochgeladen!',
    failed: 'Fehler: ',
  },
} as const

export const staffTexts: UploadTexts = {
  noFile: 'Bitte Datei auswählen.',
  uploaded: 'Admin: hochgeladen!',
  failed: 'Fehler: ',
}
