import { customerId } from '@hausblick/contract/calls/fields.ts'
import * as z from 'zod/mini'

export interface Position {
  /** What the list is sorted by. */
  readonly key: string | number
  /** ISO 8601; empty if unknown. */
  readonly day: string
  readonly customerId: string
  readonly number: number
  /** The number of documents in the list, counted for its first page. */
  readonly total: number
}

/** PostgreSQL stores no NUL. */
const key = z.union([z.string().check(z.regex(/^[^\0]*$/)), z.int()])
const day = z.string().check(z.regex(/^(\d{4}(-\d\d){0,2})?$/))
const number = z.int32().check(z.positive())
const form = z.tuple([key, day, customerId, number, z.int().check(z.minimum(0))])

/** Writes a list's `cursor`, which names the last document of a page. */
export function writeCursor({ key, day, customerId, number, total }: Position): string {
  return Buffer.from(JSON.stringify([key, day, customerId, number, total])).toString('base64url')
}

/** Reads a cursor back; returns null for any other text. */
export function readCursor(cursor: string): Position | null {
  const read = form.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [key, day, customerId, number, total] = read.data
  return { key, day, customerId, number, total }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
