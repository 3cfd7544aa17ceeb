import type { ContentHit } from '@hausblick/contract/calls/documents.ts'
import { findHits, type Hit } from './hits.ts'
import type { QueryPart, SearchQuery } from './query.ts'

/** Characters of an excerpt, and those before its first hit. */
const LENGTH = 200
const BEFORE = 60
const ELLIPSIS = '…'

interface Excerpt {
  readonly excerpt: ContentHit['excerpt']
  /** Higher the more parts of the query it shows, and the more exactly. */
  readonly score: number
}

/** Cuts out the section of a page that has the most parts of the query close together, with the hits marked. */
export function createExcerpt(text: string, query: SearchQuery): Excerpt {
  const hits = findHits(text, query)
  const first = findBestStart(hits)
  const start = first ? findWordStart(text, first.start - BEFORE, first.start) : 0
  const end = findWordEnd(text, start + LENGTH, first?.end ?? 0)
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
  return { excerpt, score: totalScore(shown) }
}

function totalScore(hits: readonly Hit[]): number {
  const best = new Map<QueryPart, number>()
  for (const { part, score } of hits) best.set(part, Math.max(score, best.get(part) ?? 0))
  return [...best.values()].reduce((sum, score) => sum + score, 0)
}

/** Returns the hit followed, within an excerpt's length, by hits of the most different parts of the query. */
function findBestStart(hits: readonly Hit[]): Hit | undefined {
  const variety = hits.map(({ start }) => {
    const near = hits.filter((hit) => hit.start >= start && hit.end <= start + LENGTH - BEFORE)
    return new Set(near.map((hit) => hit.part)).size
  })
  return hits[variety.indexOf(Math.max(...variety))]
}

/** Returns the offset of the first whole word at or after `from`, at most `latest`. */
function findWordStart(text: string, from: number, latest: number): number {
  if (from <= 0) return 0
  const space = text.slice(from - 1, latest).search(/\s/)
  return space === -1 ? latest : from + space
}

/** Returns the end of the last whole word up to `to`, at least `earliest`. */
function findWordEnd(text: string, to: number, earliest: number): number {
  if (to >= text.length) return text.length
  const space = text.slice(earliest, to + 1).search(/\s\S*$/)
  return space === -1 ? Math.max(earliest, to) : earliest + space
}
