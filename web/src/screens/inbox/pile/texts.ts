import { pages } from '@hausblick/contract/pages.ts'
import { plural } from '@hausblick/figures/plural.ts'
import { formatCount } from '../../../base/format/number.ts'

// The ways to the page
export const together = 'Gemeinsam zerlegen'

// The page
export const heading = pages.pile.title
export const toInbox = 'Zum Eingang'
export const failed = 'Der Stapel konnte nicht geladen werden.'
export const goneHeading = 'Dieser Stapel wartet nicht mehr'
export const gone =
  'Vielleicht hat ihn schon jemand zerlegt oder erfasst. Was wartet, steht im Eingang.'
export const locked = (name: string) =>
  `„${name}“ ist mit einem Kennwort geschützt und lässt sich nicht zerlegen.`
export const takenUp = 'Sie hatten schon begonnen. Es geht weiter, wo Sie aufgehört haben.'
export const restart = 'Von vorn beginnen'
export const someGone = (count: number) =>
  count === 1
    ? 'Eine der Dateien wartet nicht mehr: Jemand hat sie schon zerlegt oder erfasst.'
    : `${formatCount(count)} der Dateien warten nicht mehr: Jemand hat sie schon zerlegt oder erfasst.`
export const explained = 'Klicken Sie links neben jede Seite, mit der ein neues Schreiben beginnt.'
export const keys =
  'Tastatur: Pfeile wählen die Seite, Leertaste trennt, R dreht, Entf lässt weg, Umschalt + Pfeile verschieben, N benennt, Strg + Z nimmt zurück.'

// What there is
export const countOf = (count: number) =>
  count === 1 ? 'Eine Seite' : `${formatCount(count)} Seiten`
/** Follows the number of all pages. */
export const dropped = (count: number) => `, davon ${formatCount(count)} weggelassen`

// Each page
export const pageList = 'Seiten'
export const page = (number: number) => `Seite ${formatCount(number)}`
export const pageOf = (number: number, paper: string) =>
  `Seite ${formatCount(number)} von „${paper}“`
export const letter = (number: number) => `Schreiben ${formatCount(number)}`
/** Follows the name of a letter, at its first page. */
export const begins = 'beginnt'
export const turned = (degrees: number) => `um ${degrees} Grad gedreht`
export const isDropped = 'weggelassen'
export const maybeBlank = 'leer?'
export const noPicture = 'Keine Vorschau'

// The tools
export const tools = 'Werkzeuge'
export const cut = 'Hier trennen'
export const join = 'Mit vorigem verbinden'
export const turn = 'Drehen'
export const drop = 'Weglassen'
export const takeIn = 'Wieder aufnehmen'
export const forward = 'Nach vorn'
export const backward = 'Nach hinten'
export const undo = 'Rückgängig'
export const redo = 'Wiederholen'

// The letter of the current page
export const name = (letter: string) => `${letter} benennen (optional)`
export const enlarged = (page: string) => `${page}, vergrößert`

// Blank pages
export const seeking = (done: number, total: number) =>
  `${formatCount(done)} von ${formatCount(total)} ${plural(total, 'Seite', 'Seiten')} geladen`
export const blank = (count: number) =>
  count === 1
    ? 'Eine Seite scheint leer zu sein.'
    : `${formatCount(count)} Seiten scheinen leer zu sein.`
export const showBlank = 'Ansehen'
export const dropBlank = 'Leere weglassen'
export const cutAtBlank = 'Dort trennen und leere weglassen'

// Further files
export const addPaper = 'Weitere Datei dazunehmen'
export const noPaper = 'Datei wählen …'
export const paperOption = (name: string, count: number) => `${name} (${countOf(count)})`

// Splitting
export const split = (count: number) =>
  count === 1 ? 'Als ein Schreiben ablegen' : `In ${formatCount(count)} Schreiben zerlegen`
export const splitting = 'Wird zerlegt …'
export const nothingLeft = 'Es ist keine Seite übrig. Bitte nehmen Sie mindestens eine wieder auf.'
export const done = 'Zerlegt. Die Schreiben warten hier darauf, erfasst zu werden.'
export const undone = 'Zurückgenommen. Der Stapel wartet wieder hier, wie er war.'
export const again = 'Erneut zerlegen'
export const picturesFailed = 'Die Seiten konnten nicht geladen werden.'
