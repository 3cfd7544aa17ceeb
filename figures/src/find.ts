import { type Address, addressLine, selectorLabel } from './records/address.ts'
import type { Tenant } from './records/tenant.ts'
import { compareGerman, hasWords, searchable, searchWords, splitSearchable } from './text.ts'

/** A unit, building or loan that can be found among those of all customers. */
export interface Findable {
  readonly id: string
  /** The operator's name for it; empty if it has none. */
  readonly name: string
  readonly address: Address
  readonly tenant?: Tenant | null
  /** What else it is known by, such as the lender of a loan. */
  readonly known?: readonly string[]
  /** The id, name and address of whose it is, where those of several are looked through. */
  readonly owner?: string
}

/** What of it is folded into the texts that searches look through; its postcode apart (`createSearch`). */
export function findableTexts({ id, name, address, tenant, known = [] }: Findable): string[] {
  const { street, number, city } = address
  const { title = '', firstName = '', lastName = '' } = tenant ?? {}
  const texts = [`${street} ${number}`, city, name, id, `${title} ${firstName} ${lastName}`]
  return [...texts, ...known].map((text) => text.trim()).filter((text) => text !== '')
}

/** How well a word of a search matches: as a whole word, its beginning, a part of it, or only whose it is. */
const WHOLE = 0
const BEGINNING = 1
const PART = 2
const OWNER = 3

/**
 * Returns those that have every word of a search, the best matches first, folded as in all searches. A word may also be its
 * owner's, but not each of them: that finds the owner.
 */
export function findBest<Item extends Findable>(items: readonly Item[], typed: string): Item[] {
  const words = searchWords(typed)
  if (words.length === 0) return []
  const fold = foldOnce()
  return items
    .flatMap((item) => {
      const ranks = rankWords(item, words, fold)
      const isOwn = ranks?.some((rank) => rank < OWNER)
      return ranks && isOwn ? [{ item, rank: sum(ranks), label: labelOf(item) }] : []
    })
    .toSorted((one, other) => one.rank - other.rank || compareGerman(one.label, other.label))
    .map(({ item }) => item)
}

type Fold = (text: string) => string

/** Creates `searchable`, which remembers: units share their address, and all that someone has its owner. */
function foldOnce(): Fold {
  const known = new Map<string, string>()
  return (text) => {
    const folded = known.get(text) ?? searchable(text)
    known.set(text, folded)
    return folded
  }
}

/** Returns how well each word matches; null if one does not. */
function rankWords(item: Findable, words: readonly string[], fold: Fold): number[] | null {
  const text = findableTexts(item).map(fold).join('\n')
  const owner = item.owner === undefined ? '' : fold(item.owner)
  const { zipcode } = item.address
  const ranks: number[] = []
  let own: Set<string> | undefined
  for (const word of words) {
    if (hasWords(text, [word])) {
      own ??= splitSearchable(text)
      ranks.push(own.has(word) ? WHOLE : beginsAny(own, word) ? BEGINNING : PART)
    } else if (/^\d{3,}$/.test(word) && zipcode.startsWith(word))
      ranks.push(word === zipcode ? WHOLE : BEGINNING)
    else if (hasWords(owner, [word])) ranks.push(OWNER)
    else return null
  }
  return ranks
}

function beginsAny(texts: ReadonlySet<string>, word: string): boolean {
  for (const text of texts) if (text.startsWith(word)) return true
  return false
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function labelOf({ address, name, id }: Findable): string {
  return `${selectorLabel(address, name)} ${addressLine(address)} ${id}`
}
