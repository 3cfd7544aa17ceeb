import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { amountsByKindKind } from '../../records/kinds/amountsByKind.ts'
import { creditTermsKind } from '../../records/kinds/creditTerms.ts'
import { recordKinds } from '../../records/recordKinds.ts'

/** A folder with the months of 2024 of `BESTAND`. */
export const BESTAND_2024 = join(import.meta.dirname, '../../sets/import/testdata/bestand-2024')

/** A folder with the terms of 30 loans of `BESTAND`. */
export const LOANS = join(import.meta.dirname, '../../sets/import/testdata/loans-2025')

/** A folder with the kinds of income and expenses of 15 units of `BESTAND`. */
export const KINDS = join(import.meta.dirname, '../../sets/import/testdata/kinds-2025')

/** A folder with a complete, fictitious set of an operator's tables: 14 customers, 14 objects, 64 units, 36 loans. */
export const BESTAND = join(import.meta.dirname, '../../sets/import/testdata/bestand-2025')

/** The folders of the optional tables. */
const FOLDERS: Readonly<Record<string, string>> = {
  [creditTermsKind.name]: LOANS,
  [amountsByKindKind.name]: KINDS,
}

/** Returns the set's tables, its loans' terms and its amounts by kind by name, each as rows of texts with the header first. */
export function readBestand(): Map<string, string[][]> {
  return new Map(
    recordKinds.map(({ name }) => [
      name,
      parse(readFileSync(join(FOLDERS[name] ?? BESTAND, `${name}.csv`)), {
        delimiter: ';',
        bom: true,
      }),
    ]),
  )
}
