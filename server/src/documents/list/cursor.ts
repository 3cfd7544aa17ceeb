import { customerId } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'

/** A document's position in the order of lists: the newest date first, documents without a date last. */
export interface Position {
  /** ISO 8601; empty if unknown. */
  readonly date: string
  readonly customerId: string
  readonly number: number
}

const date = z.string().check(z.regex(/^(\d{4}(-\d\d){0,2})?$/))
const number = z.int32().check(z.positive())
const form = z.tuple([date, customerId, number])

/** Writes a list's `cursor`, which names the last document of a page. */
export function writeCursor({ date, customerId, number }: Position): string {
  return Buffer.from(JSON.stringify([date, customerId, number])).toString('base64url')
}

/** Reads a cursor back; returns null for any other text. */
export function readCursor(cursor: string): Position | null {
  const read = form.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [date, customerId, number] = read.data
  return { date, customerId, number }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
