import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { isOneSlip } from './misspelt.ts'
import { operatorDetails } from './operatorDetails.ts'

const { services } = operatorDetails.shape
const names: ReadonlyMap<string, readonly string[]> = new Map([
  ['', Object.keys(operatorDetails.shape)],
  ['services.', Object.keys(services.unwrap().shape)],
])

/** Names that JSON files give to remarks and to the schema that editors check them by. */
const REMARK = /^[$_/#]/

/** Returns a German line for each name in the file of `OPERATOR_FILE` that means nothing; none if the file cannot be read. */
export function findUnknownNames(path: string | undefined): string[] {
  if (path === undefined) return []
  return listUnknownNames(readJson(path)).map(({ name, meant }) => {
    const line = `In der Datei von OPERATOR_FILE gibt es den Namen ${name} nicht, er bleibt unbeachtet.`
    return meant === undefined ? line : `${line} Meinten Sie ${meant}?`
  })
}

/** Returns the names that mean nothing, each with the one that it is a single typing error away from. */
export function listUnknownNames(
  said: unknown,
): { readonly name: string; readonly meant: string | undefined }[] {
  const whole = asObject(said)
  return [...names].flatMap(([prefix, known]) =>
    Object.keys(prefix === '' ? whole : asObject(whole.services))
      .filter((name) => !known.includes(name) && !REMARK.test(name))
      .map((name) => {
        const meant = known.find((one) => isOneSlip(name.toLowerCase(), one.toLowerCase()))
        return { name: prefix + name, meant: meant === undefined ? undefined : prefix + meant }
      }),
  )
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    // The setting itself says what is wrong with the file.
    return null
  }
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return z.record(z.string(), z.unknown()).catch({}).parse(value)
}
