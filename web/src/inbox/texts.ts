import { titles } from '@hausblick/contract/pages.ts'
import { formatCount } from '../format/number.ts'

// The page
export const heading = titles.inbox
export const allDocuments = 'Zu allen Dokumenten'
export const loading = 'Lade Eingang…'
export const failed = 'Der Eingang konnte nicht geladen werden.'
export const pileArrived =
  'Hochgeladen. Was Sie eingelegt haben, wartet hier darauf, erfasst zu werden.'

// The number of waiting documents
export const waiting = (shown: number, total: number) => {
  const count = total === 1 ? 'Ein Dokument wartet.' : `${formatCount(total)} Dokumente warten.`
  return total > shown ? `${count} Hier sind die ältesten ${formatCount(shown)}.` : count
}
export const gone = 'Das gesuchte Dokument wartet nicht mehr im Eingang.'
export const nothingHeading = 'Nichts zu erfassen'
export const nothing = 'Was Kunden hochladen oder Sie in den Eingang legen, erscheint hier.'

// Each document
/** Precedes the sender's email address. */
export const from = 'Von'
export const look = 'Dokument ansehen'
export const preview = (name: string) => `Vorschau: ${name}`
export const file = 'Erfassen'
/** Where the proposed date comes from. */
export const dateFrom = (line: string) => `Aus dem Dokument: „${line}“`
export const dateOfArrival = 'Tag des Eingangs'
export const filing = 'Wird erfasst …'
export const filed = (description: string) => `Erfasst: ${description}`
export const undo = 'Rückgängig'
