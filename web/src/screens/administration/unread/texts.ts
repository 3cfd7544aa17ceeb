import type { UnreadReason } from '@hausblick/contract/calls/unreadPages.ts'
import { formatCount } from '../../../base/format/number.ts'

export const note =
  'Den Text dieser gescannten Seiten findet die Suche nicht, und aus ihm wird nichts vorgeschlagen. Ansehen können Sie sie wie alle anderen.'
export const failed = 'Die Liste der nicht gelesenen Seiten konnte nicht geladen werden.'
export const none = 'Es gibt keine Seiten, die nicht gelesen werden konnten.'
export const noCustomer = 'Post im Eingang, noch ohne Kunden'
export const alsoOf = (count: number) =>
  count === 1 ? 'und ein weiteres Dokument' : `und ${formatCount(count)} weitere Dokumente`
export const pagesOf = (list: string, count: number) =>
  count === 1 ? `Seite ${list}:` : `Seiten ${list}:`
export const and = 'und'
export const reasons: Readonly<Record<UnreadReason, string>> = {
  encoding:
    'Das Bild ist beschädigt oder in einer Form gespeichert, die nicht gelesen werden kann. Scannen Sie das Blatt noch einmal, wenn Sie es haben.',
  locked: 'Die Datei verlangt ein Passwort. Laden Sie sie ohne Passwort hoch.',
  illegible:
    'Der Text ist kaum zu lesen, und die Suche findet ihn höchstens zum Teil. Scannen oder fotografieren Sie das Blatt noch einmal, gerade und scharf.',
  limits:
    'Das Lesen hat mehrmals zu lange gedauert oder zu viel Speicher gebraucht. Ein Scan in Graustufen mit 200 bis 300 dpi hilft.',
  later:
    'Das Lesen hat zu lange gedauert oder zu viel Speicher gebraucht. Es wird später noch einmal versucht.',
  missing: 'Die Datei ließ sich mehrmals nicht aus dem Speicher holen.',
  beyond: 'Von einer so langen Datei werden nur die ersten gescannten Seiten gelesen.',
}
export const more = (count: number) =>
  count === 1 ? 'Ein weiteres zeigen' : `${formatCount(count)} weitere zeigen`
export const again = 'Noch einmal lesen'
export const againOf = (name: string) => `Noch einmal lesen: ${name}`
