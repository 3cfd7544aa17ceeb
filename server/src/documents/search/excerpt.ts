import type { ContentHit } from '@hausblick/contract/documents.ts'
import { findHits, type Hit } from './hits.ts'
import type { Sought } from './sought.ts'

/** Characters of an excerpt, and how many of them stand before its first hit. */
const LENGTH = 200
const BEFORE = 60
const ELLIPSIS = '…'

interface Excerpt {
  readonly excerpt: ContentHit['excerpt']
  /** The more of the words it shows, and as they were typed, the higher. */
  readonly worth: number
}

/** The piece of a page where the most of the words that are searched for stand together, with them marked. */
export function excerptOf(text: string, sought: readonly Sought[]): Excerpt {
  const hits = findHits(text, sought)
  const first = bestOf(hits)
  const start = first ? wordAfter(text, first.start - BEFORE, first.start) : 0
  const end = wordBefore(text, start + LENGTH, first?.end ?? 0)
  const shown = hits.filter((hit) => hit.start >= start && hit.end <= end)
  const pieces = [{ text: start > 0 ? ELLIPSIS : '', hit: false }]
  let at = start
  for (const hit of shown) {
    pieces.push({ text: text.slice(at, hit.start), hit: false })
    pieces.push({ text: text.slice(hit.start, hit.end), hit: true })
    at = hit.end
  }
  pieces.push({ text: text.slice(at, end), hit: false })
  pieces.push({ text: end < text.length ? ELLIPSIS : '', hit: false })
  const excerpt = pieces
    .filter((piece) => piece.text !== '')
    .map((piece) => ({ ...piece, text: piece.text.replaceAll('\n', ' ') }))
  return { excerpt, worth: worthOf(shown) }
}

function worthOf(hits: readonly Hit[]): number {
  const best = new Map<Sought, number>()
  for (const { sought, worth } of hits) best.set(sought, Math.max(worth, best.get(sought) ?? 0))
  return [...best.values()].reduce((sum, worth) => sum + worth, 0)
}

/** The hit that is followed by the most others that are something else, within the excerpt. */
function bestOf(hits: readonly Hit[]): Hit | undefined {
  const variety = hits.map(({ start }) => {
    const near = hits.filter((hit) => hit.start >= start && hit.end <= start + LENGTH - BEFORE)
    return new Set(near.map((hit) => hit.sought)).size
  })
  return hits[variety.indexOf(Math.max(...variety))]
}

/** Where the first whole word from there on begins, and at the latest there. */
function wordAfter(text: string, from: number, latest: number): number {
  if (from <= 0) return 0
  const space = text.slice(from - 1, latest).search(/\s/)
  return space === -1 ? latest : from + space
}

/** Where the last whole word up to there ends, and at the earliest there. */
function wordBefore(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length
  const space = text.slice(earliest, to + 1).search(/\s\S*$/)
  return space === -1 ? Math.max(earliest, to) : earliest + space
}
