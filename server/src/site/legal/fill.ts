/** What stands in for the names in a text; a name whose value is empty has none. */
export type Values = Readonly<Record<string, string>>

const SECTION = /\{\{#(?<name>[\w.]+)\}\}(?<inside>.*?)\{\{\/\k<name>\}\}\n?/s
const NEGATED = /\{\{\^(?<name>[\w.]+)\}\}(?<inside>.*?)\{\{\/\k<name>\}\}\n?/s
const VALUE = /\{\{(?<name>[\w.]+)\}\}/g

/** A text with only those of its parts `{{#name}}…{{/name}}` whose name has a value, and `{{^name}}…{{/name}}` that have none. */
export function keepParts(text: string, values: Values): string {
  return keep(
    keep(text, SECTION, (value) => value !== ''),
    NEGATED,
    (value) => value === '',
  )

  function keep(whole: string, part: RegExp, isKept: (value: string) => boolean): string {
    let left = whole
    for (let found = part.exec(left); found?.groups; found = part.exec(left)) {
      const { name = '', inside = '' } = found.groups
      const kept = isKept(lookUp(name, values)) ? inside.replace(/^\n/, '') : ''
      left = left.slice(0, found.index) + kept + left.slice(found.index + found[0].length)
    }
    return left
  }
}

/**
 * HTML with each `{{name}}` replaced by its value. Values are text: nothing in them is HTML, and since they come in after
 * the text has become HTML, nothing in them is Markdown either.
 */
export function insertValues(
  html: string,
  values: Values,
  toHtml: (text: string) => string,
): string {
  return html.replaceAll(VALUE, (_whole, name: string) => {
    const value = lookUp(name, values)
    if (value === '') throw new Error(`A legal page shows {{${name}}}, which can be empty.`)
    return toHtml(value)
  })
}

function lookUp(name: string, values: Values): string {
  const value = values[name]
  if (value === undefined) throw new Error(`A legal page asks for {{${name}}}, which nobody knows.`)
  return value
}
