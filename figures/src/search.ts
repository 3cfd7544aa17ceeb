import type { Overview } from './records/overview.ts'

type Listed = Pick<Overview, 'name' | 'label' | 'address'>

/** Made once: making one for each comparison takes twenty times as long. */
const collator = new Intl.Collator('de', { numeric: true, sensitivity: 'base' })

/** In the order of street, house number and name, by German collation with numbers, whatever their case. */
export function sortByLabel<Item extends Listed>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => collator.compare(a.label, b.label))
}

/**
 * Makes a search over street (with house number), city and name, whatever the case: it finds what has every word of the text
 * in it. Without a text it finds everything.
 */
export function createSearch(items: readonly Listed[]): (text: string) => boolean[] {
  const texts = items.map(({ name, address: { street, number, city } }) =>
    folded([`${street} ${number}`, city, name].join('\n')),
  )
  return (text) => {
    const words = folded(text).split(/\s+/)
    return texts.map((one) => words.every((word) => one.includes(word)))
  }
}

/** `STRASSE` and `Straße` are the same word to whoever types it. */
function folded(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('de').replaceAll('ß', 'ss')
}
