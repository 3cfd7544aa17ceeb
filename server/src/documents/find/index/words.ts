import { type Findable, findableTexts } from '@hausblick/figures/find.ts'
import { searchable, splitSearchable } from '@hausblick/figures/text.ts'

/** Longer words are found by their beginning. */
const LONGEST = 64
/** What a letter or digit after anything else begins. */
const BEGINNING = /(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu

/** Returns the distinct words of what can be found, folded for searching. */
export function listWords(items: readonly Findable[]): Set<string> {
  // Many share an address.
  const texts = new Set(items.flatMap((item) => [...findableTexts(item), item.address.zipcode]))
  const words = new Set<string>()
  for (const text of texts)
    for (const word of splitSearchable(searchable(text)))
      words.add([...word].slice(0, LONGEST).join(''))
  return words
}

/**
 * Returns the endings by which a word is found, itself included: all of them, so that `hof` finds `lindenhof`; of ids and numbers,
 * which are many, those that begin a part: `w01` finds `k-1001-w01`, and `2` no `12`.
 */
export function listEndings(word: string): string[] {
  if (/\p{N}/u.test(word)) {
    const starts = [...word.matchAll(BEGINNING)].map(({ index }) => index)
    return [...new Set([0, ...starts])].map((start) => word.slice(start))
  }
  const characters = [...word]
  return characters.map((_, start) => characters.slice(start).join(''))
}
