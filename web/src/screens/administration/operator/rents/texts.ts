import { formatCount } from '../../../../base/format/number.ts'

export const title = 'Grenze für Mieterhöhungen'
export const note =
  'In drei Jahren darf die Miete einer Wohnung um höchstens 20 % steigen, und um 15 %, wo das Land es durch Verordnung bestimmt hat (§ 558 Abs. 3 BGB). Tragen Sie die Orte mit 15 % ein; wo nichts eingetragen ist, gelten 20 %.'
export const places = 'Orte mit 15 %'
export const placesHint =
  'Jeder Ort in einer eigenen Zeile: sein Name, eine Postleitzahl oder beides, zum Beispiel „München“, „85521“ oder „60311 Frankfurt am Main“. Eine Liste können Sie einfügen.'
export const countOf = (count: number) =>
  count === 1 ? 'Ein Ort ist eingetragen.' : `${formatCount(count)} Orte sind eingetragen.`
/** A list of all towns of a Land has many of them. */
const MOST_NAMED = 10
export const unused = (places: readonly string[]) => {
  const rest = places.length - MOST_NAMED
  const more = rest > 0 ? ` und ${formatCount(rest)} weitere` : ''
  return `Dort liegt keine Einheit: ${places.slice(0, MOST_NAMED).join(', ')}${more}. Bitte prüfen Sie, ob ${places.length === 1 ? 'der Ort so geschrieben ist wie' : 'die Orte so geschrieben sind wie'} bei den Einheiten.`
}
