import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import { usualTypes } from '@hausblick/figures/documents/usualTypes.ts'
import { compareGerman } from '@hausblick/figures/text.ts'
import * as texts from '../texts.ts'

export interface StreetAndNumber {
  readonly street: string
  readonly number: string
}

/** Returns streets with house numbers to suggest, from addresses and existing documents, in German collation order. */
export function suggestStreets(
  addresses: readonly StreetAndNumber[],
  used: Iterable<string>,
): string[] {
  const lines = addresses.map(({ street, number }) => `${street} ${number}`)
  return sortUnique([...lines, ...used, texts.noBuilding])
}

/** Returns document types to suggest, the usual ones and those in use, in German collation order. */
export function suggestTypes(used: Iterable<string>): string[] {
  return sortUnique([...usualTypes, ...used])
}

/** Cleans texts as for a file name, removes duplicates and sorts. */
function sortUnique(texts: readonly string[]): string[] {
  const unique = new Set(texts.map(cleanPart))
  unique.delete('')
  return [...unique].toSorted(compareGerman)
}
