import { createHash } from 'node:crypto'
import type { DocumentKey } from '../withheld/withhold.ts'

/** Returns the mark of a document that was another customer's, by which a repeated move finds it. */
export function movedFrom({ customerId, number }: DocumentKey): string {
  return createHash('sha256')
    .update(JSON.stringify([customerId, number]))
    .digest('base64url')
}
