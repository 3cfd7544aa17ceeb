import type { Value } from '@hausblick/contract/encoding/encoding.ts'
import { foldText } from '@hausblick/figures/text.ts'
import type { SourceRecord } from '../apply/readValues.ts'
import { ownerNameOf } from './toOwner.ts'

/** Words beside names, folded. */
const TITLES = new Set([
  'herr',
  'herrn',
  'frau',
  'eheleute',
  'ehel',
  'ehepaar',
  'familie',
  'fam',
  'dr',
  'prof',
  'dipl',
  'ing',
  'und',
  'u',
])

/** Finds the numbers of owners whom a source names, in the list of owners of the same upload. */
export class OwnerNames {
  readonly #ids = new Map<string, Set<string>>()

  constructor(owners: readonly SourceRecord[]) {
    for (const { values } of owners) {
      const key = keyOf(ownerNameOf(values) ?? '')
      const { customerid = null } = values
      if (key !== '' && customerid !== null)
        this.#ids.set(key, (this.#ids.get(key) ?? new Set()).add(String(customerid)))
    }
  }

  /** Returns a record with the number of the owner whom it names, unless it states one, or no one or several have the name. */
  complete(record: SourceRecord): SourceRecord {
    const { customerid = null, customername = null } = record.values
    if (customerid !== null || customername === null) return record
    const ids = this.#ids.get(keyOf(customername))
    const [only] = ids?.size === 1 ? ids : []
    if (only === undefined) return record
    return { ...record, values: { ...record.values, customerid: only } }
  }
}

/** Names are the same in whatever order, `Böhm, Lukas` and `Herr Lukas Böhm`, and of two persons however often they say one. */
function keyOf(name: Value): string {
  return [...new Set(splitName(String(name)))].toSorted().join(' ')
}

/** Returns the folded words of a name, without titles. */
export function splitName(name: string): string[] {
  const words = foldText(name).split(/[^\p{L}\d]+/u)
  return words.filter((word) => word !== '' && !TITLES.has(word))
}
