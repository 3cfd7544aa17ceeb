import { customerId } from '@hausblick/contract/requests.ts'
import * as z from 'zod/mini'

/** Where a document stands in the order of the lists: the newest date first, those without one at the end. */
export interface Position {
  /** ISO 8601; empty where it is not known. */
  readonly date: string
  readonly customerId: string
  readonly number: number
}

const date = z.string().check(z.regex(/^(\d{4}(-\d\d){0,2})?$/))
const number = z.int32().check(z.positive())
const form = z.tuple([date, customerId, number])

/** A list's `cursor`: after which document the next reply begins. */
export function writeCursor({ date, customerId, number }: Position): string {
  return Buffer.from(JSON.stringify([date, customerId, number])).toString('base64url')
}

/** Reads it back; null for anything else. */
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
