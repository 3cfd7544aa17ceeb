import { ALL_CUSTOMERS } from '@hausblick/contract/documents.ts'
import type { Caller } from '../http/access.ts'

/** Whose documents a list has. */
export type DocumentScope =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'all' }

/** Whose documents are asked for: staff who name nobody ask for everybody's. The access has been decided. */
export function scopeOf(caller: Caller, asked: string | undefined): DocumentScope {
  const own = caller.kind === 'customer' ? caller.customerId : undefined
  const customerId = asked === ALL_CUSTOMERS ? undefined : (asked ?? own)
  return customerId === undefined ? { kind: 'all' } : { kind: 'customer', customerId }
}
