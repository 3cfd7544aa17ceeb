import { customerId } from '@hausblick/contract/calls/fields.ts'
import * as z from 'zod/mini'

/** A customer's position in a list. */
export interface Position {
  /** What the list is sorted by. */
  readonly key: string | number
  readonly label: string
  readonly id: string
  /** The number of customers in the list, counted for its first page. */
  readonly total: number
}

/** PostgreSQL stores no NUL. */
const text = z.string().check(z.regex(/^[^\0]*$/))
const form = z.tuple([z.union([text, z.int()]), text, customerId, z.int().check(z.minimum(0))])

export function writeCursor({ key, label, id, total }: Position): string {
  return Buffer.from(JSON.stringify([key, label, id, total])).toString('base64url')
}

/** Reads the cursor of a list back whose key is a text or a number; returns null for any other text. */
export function readCursor(cursor: string, keyType: 'string' | 'number'): Position | null {
  const read = form.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return null
  const [key, label, id, total] = read.data
  return typeof key === keyType ? { key, label, id, total } : null
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
