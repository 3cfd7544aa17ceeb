const DELIMITERS = [';', ',', '\t'] as const

export type Delimiter = (typeof DELIMITERS)[number]

/** What stands between the columns: the one of semicolon, comma and tab that the header has most of outside quotes. */
export function detectDelimiter(header: string): Delimiter {
  const bare = header.replaceAll(/"[^"]*"/g, '')
  const counted = DELIMITERS.map((delimiter) => ({
    delimiter,
    count: bare.split(delimiter).length,
  }))
  return counted.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}
