import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const examples = join(import.meta.dirname, '../../../docs/operations/set')

/** Values by the names that the examples have in `${…}`. */
export type Values = Readonly<Record<string, string>>

/** Returns an example of docs/operations/set with its values filled in, as `envsubst` does. Throws if one is missing. */
export function fillExample(name: string, values: Values) {
  return readFileSync(join(examples, name), 'utf8').replace(/\$\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`${name} needs a value for ${key}.`)
    return value
  })
}
