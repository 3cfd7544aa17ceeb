import type { SourceLocation } from '../../problems/problems.ts'
import type { SourceRecord, SourceValues } from '../apply/readValues.ts'
import { AND } from '../persons.ts'

/** An owner as a list of addresses has them. */
export interface OwnerRow {
  readonly location: SourceLocation
  readonly id: string
  readonly name: string | null
  /** As the list has them, which may be no addresses at all. */
  readonly mails: readonly string[]
}

export function toOwner({ location, values }: SourceRecord): OwnerRow {
  const mails = readMails(String(values.email ?? ''))
  return { location, id: String(values.customerid), name: ownerNameOf(values), mails }
}

/** A comma may also be a point that was mistyped. */
const BETWEEN_MAILS = /[;|\n]|,(?=\s|[^,\s]*@)|(?<=@[^\s/]*)\/|\s(?:\/|&|und|u\.|oder)\s/
const IN_BRACKETS = /<([^<>\s]+)>/

/** Takes addresses apart. What is none stays as it is, to be told. */
function readMails(text: string): string[] {
  return text.split(BETWEEN_MAILS).flatMap((part) => {
    const address = IN_BRACKETS.exec(part)?.[1] ?? part.trim()
    const words = address.includes('@') ? address.split(/\s+/) : [address]
    return words.filter((word) => word !== '')
  })
}

/** Returns an owner's name, put together if it is stated in parts; null if it is not. */
export function ownerNameOf({ name, lastname, firstname }: SourceValues): string | null {
  if (typeof name === 'string') return name
  const [last, first] = [lastname, firstname].map((part) => String(part ?? '').split(AND))
  // Two persons with last names of their own.
  const persons =
    last && first && last.length > 1 && last.length === first.length
      ? last.map((part, index) => [part, first[index]])
      : [[last?.join(AND), first?.join(AND)]]
  return persons.map((parts) => parts.filter((part) => part).join(', ')).join(AND) || null
}
