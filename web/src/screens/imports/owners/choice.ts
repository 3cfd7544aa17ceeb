import type { ImportOwner } from '@hausblick/contract/calls/importOwners.ts'
import { hasWords, searchable, searchWords } from '@hausblick/figures/text.ts'

/** Whether an owner can be invited, or without an address at least become a customer. */
export function canChoose({ fault, email, isCustomer, state }: ImportOwner): boolean {
  if (email === null) return !isCustomer
  return fault === null && (state === 'open' || state === 'refused' || state === 'expired')
}

/** Returns the address by which it is confirmed that an owner's account may see several customers; null if it need not be. */
export function askedAddress({ email, sharedWith }: ImportOwner): string | null {
  return email === null || sharedWith.length === 0 ? null : email.trim().toLowerCase()
}

/** Returns the addresses of chosen owners that are still to be confirmed. */
export function unconfirmed(chosen: readonly ImportOwner[], shared: ReadonlySet<string>): string[] {
  const asked = chosen.map(askedAddress).filter((address) => address !== null)
  return [...new Set(asked)].filter((address) => !shared.has(address))
}

/** Returns the owners who have every word of a search in their number, name or address. */
export function findOwners(owners: readonly ImportOwner[], search: string): readonly ImportOwner[] {
  const words = searchWords(search)
  if (words.length === 0) return owners
  return owners.filter(({ customerId, name, email }) =>
    hasWords(searchable([customerId, name ?? '', email ?? ''].join('\n')), words),
  )
}

/** Returns a set with an entry put in or taken out. */
export function toggle<Entry>(set: ReadonlySet<Entry>, entry: Entry, isIn: boolean): Set<Entry> {
  const toggled = new Set(set)
  if (isIn) toggled.add(entry)
  else toggled.delete(entry)
  return toggled
}
