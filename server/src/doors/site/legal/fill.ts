/** The values of a text's placeholders; empty where the operator has not set them. */
export type Values = Readonly<Record<string, string>>

const SECTION = /\{\{#(?<name>[\w.]+)\}\}(?<inside>.*?)\{\{\/\k<name>\}\}\n?/s
const NEGATED = /\{\{\^(?<name>[\w.]+)\}\}(?<inside>.*?)\{\{\/\k<name>\}\}\n?/s
const VALUE = /\{\{(?<name>[\w.]+)\}\}/g

/**
 * Resolves the conditional parts of a text: `{{#name}}…{{/name}}` stays where the name has a value, `{{^name}}…{{/name}}`
 * where it has none. Throws for an unknown name.
 */
export function resolveConditions(text: string, values: Values): string {
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
 * Replaces each `{{name}}` in HTML by its value, as text: values are inserted after rendering, so neither HTML nor Markdown
 * in them has any effect. Throws for an unknown name and for an empty value.
 */
export function insertValues(
  html: string,
  values: Values,
  toHtml: (text: string) => string,
): string {
  return html.replaceAll(VALUE, (_whole, name: string) => {
    const value = lookUp(name, values)
    if (value === '') throw new Error(`A legal page shows {{${name}}}, which is empty.`)
    return toHtml(value)
  })
}

function lookUp(name: string, values: Values): string {
  const value = values[name]
  if (value === undefined) throw new Error(`A legal page has the unknown placeholder {{${name}}}.`)
  return value
}
