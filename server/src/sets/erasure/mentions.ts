import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'
import { aboutAccount, aboutCustomer } from '../../platform/mail/about.ts'
import type { FiledMail } from '../../platform/mail/files.ts'

/** Shorter ids are words or numbers that mails about others contain, too. */
const TELLING_LENGTH = 5

/** A customer who is being deleted. */
interface Erased {
  readonly customerId: string
  /** The email addresses of their people, in lower case. */
  readonly addresses: readonly string[]
  /** The accounts that are deleted with them. */
  readonly accounts: readonly Pick<AccountKey, 'subject'>[]
}

/**
 * Returns a function that tells whether a mail is about a customer or their people. Mails record whom they are about; those
 * of older releases, which did not, are searched for the customer's id and the addresses.
 */
export function createMentions({
  customerId,
  addresses,
  accounts,
}: Erased): (mail: FiledMail) => boolean {
  const people = new Set(addresses)
  const subjects = new Set<string>([aboutCustomer(customerId), ...accounts.map(aboutAccount)])
  const named = findId(customerId)
  return ({ to, about, text }) => {
    if (people.has(to.trim().toLowerCase())) return true
    if (about) return about.some((one) => subjects.has(one))
    return named.test(text) || listAddresses(text).some((address) => people.has(address))
  }
}

/** Returns an expression that finds a customer's id, but no longer one; a short id only where it follows the word. */
function findId(customerId: string): RegExp {
  const id = customerId.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const before =
    customerId.length < TELLING_LENGTH
      ? '(?:\\bKunden?|customerId=|kunde=)[ \\n]?'
      : '(?<![\\p{L}\\p{N}-]|[\\p{L}\\p{N}]\\.)'
  return new RegExp(`${before}${id}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`, 'u')
}

/** Lists the email addresses in a text, in lower case. */
function listAddresses(text: string): string[] {
  const found = text.matchAll(/[^\s<>()"'„“:;,]+@[\p{L}\p{N}.-]*[\p{L}\p{N}]/gu)
  return [...found].map(([address]) => address.toLowerCase())
}
