import { cleanPart } from '@hausblick/contract/encoding/fileName.ts'
import { compareGerman } from '@hausblick/figures/text.ts'
import * as texts from '../texts.ts'

export interface StreetAndNumber {
  readonly street: string
  readonly number: string
}

/** Streets and house numbers to choose from, in German order: those of addresses, and those that are in use. */
export function suggestStreets(
  addresses: readonly StreetAndNumber[],
  used: Iterable<string>,
): string[] {
  const lines = addresses.map(({ street, number }) => `${street} ${number}`)
  return inOrder([...lines, ...used, texts.noBuilding])
}

/** Types to choose from, in German order. */
export function suggestTypes(used: Iterable<string>): string[] {
  return inOrder([...texts.usualTypes, ...used])
}

/** Each text once, as it stands in a file name. */
function inOrder(texts: readonly string[]): string[] {
  const unique = new Set(texts.map(cleanPart))
  unique.delete('')
  return [...unique].toSorted(compareGerman)
}
