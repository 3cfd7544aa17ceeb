import type { SourceLocation } from '../../problems/problems.ts'
import type { SourceRecord, SourceValues } from '../apply/readValues.ts'

/** An owner as a list of addresses has them. */
export interface OwnerRow {
  readonly location: SourceLocation
  readonly id: string
  readonly name: string | null
  /** As the list has them, which may be no addresses at all. */
  readonly mails: readonly string[]
}

export function toOwner({ location, values }: SourceRecord): OwnerRow {
  const mails = String(values.email ?? '')
    .split(/[;,]\s+|;|\s+\/\s+/)
    .map((mail) => mail.trim())
    .filter((mail) => mail !== '')
  return { location, id: String(values.customerid), name: ownerNameOf(values), mails }
}

/** Returns an owner's name, put together if it is stated in parts; null if it is not. */
export function ownerNameOf({ name, lastname, firstname }: SourceValues): string | null {
  if (typeof name === 'string') return name
  return [lastname, firstname].filter((part) => typeof part === 'string').join(', ') || null
}
