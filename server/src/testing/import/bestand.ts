import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { recordKinds } from '../../records/recordKinds.ts'

/** A whole set of fictitious operator's tables: 14 customers, 14 objects, 64 units, 36 credits. */
export const BESTAND = join(import.meta.dirname, '../../import/testdata/bestand-2025')

/** Its tables by their names, each as rows of texts, the header first. */
export function readBestand(): Map<string, string[][]> {
  return new Map(
    recordKinds.map(({ name }) => [
      name,
      parse(readFileSync(join(BESTAND, `${name}.csv`)), { delimiter: ';', bom: true }),
    ]),
  )
}
