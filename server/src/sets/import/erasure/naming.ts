import { splitName } from '../mapping/combine/ownerNames.ts'

/** What a customer is called in files. */
export interface CustomerNames {
  /** The customer's, and those of whoever was merged into them. */
  readonly ids: readonly string[]
  /** The owners' and the tenants'. */
  readonly names: readonly string[]
  /** Email addresses in lower case. */
  readonly addresses: readonly string[]
}

/**
 * Returns a function that tells whether a row names a customer: by an id, alone or beside a name (`K-1 Maier`); by a name, whose
 * words may stand in several cells and in any order; or by an address. A name of one word must fill its cell.
 */
export function createNaming({
  ids,
  names,
  addresses,
}: CustomerNames): (cells: readonly string[]) => boolean {
  const findId = createIdFinder(ids)
  const called = names.map(splitName).filter((words) => words.length > 0)
  const single = new Set(called.flatMap((words) => (words.length === 1 ? words : [])))
  const byLongest = Map.groupBy(
    called.filter((words) => words.length > 1),
    (words) => words.reduce((longest, word) => (word.length > longest.length ? word : longest)),
  )
  return (cells) => {
    const text = cells.join('\n').normalize('NFC')
    if (findId?.test(text)) return true
    const lower = text.toLowerCase()
    if (addresses.some((address) => lower.includes(address))) return true
    const inCells = cells.map(splitName)
    if (inCells.some(([word = '', ...more]) => more.length === 0 && single.has(word))) return true
    const inRow = new Set(inCells.flat())
    return [...inRow].some((word) =>
      byLongest.get(word)?.some((words) => words.every((one) => inRow.has(one))),
    )
  }
}

/** Returns an expression that finds ids, but no longer ones, nor parts of numbers and dates. */
function createIdFinder(ids: readonly string[]): RegExp | null {
  if (ids.length === 0) return null
  const any = ids
    .map((id) => id.normalize('NFC').replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
    .join('|')
  return new RegExp(
    `(?<![\\p{L}\\p{N}]|[\\p{L}\\p{N}][.,-])(?:${any})(?![\\p{L}\\p{N}]|[.,-]\\p{N})`,
    'iu',
  )
}

/** Lists the rows of cells in what is stored as JSON, and each other text, keys too, as a row of its own. */
export function listTexts(value: unknown): (readonly string[])[] {
  if (typeof value === 'string') return [[value]]
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return [value]
  return Object.entries(value).flatMap(([key, inner]) => [[key], ...listTexts(inner)])
}
