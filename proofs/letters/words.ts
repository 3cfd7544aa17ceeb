const WORD = /\p{L}{4,}/gu

/** How many of a text's words were found. */
export interface Found {
  readonly found: number
  readonly words: number
}

/** Counts the words of at least four letters of a text that another has, too, each as often as it occurs. */
export function countWords(text: string, read: string): Found {
  const left = new Map<string, number>()
  for (const word of wordsOf(read)) left.set(word, (left.get(word) ?? 0) + 1)
  const words = wordsOf(text)
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0
    left.set(word, count - 1)
    return count > 0
  })
  return { found: found.length, words: words.length }
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('de').match(WORD) ?? []
}
