import type { AccountKey } from '@hausblick/contract/calls/linkedAccounts.ts'

/**
 * Whom a mail is about, beside its recipient: a customer, with whom it is deleted, or an account. Words would not tell: a
 * mail names an owner by address, building or document, and goes to others, too.
 */
export type MailSubject = `customer:${string}` | `account:${string}`

export function aboutCustomer(customerId: string): MailSubject {
  return `customer:${customerId}`
}

export function aboutAccount({ subject }: Pick<AccountKey, 'subject'>): MailSubject {
  return `account:${subject}`
}

const SEPARATOR = ' '

/** The header of mail files; mails that are sent do not have it. */
export const ABOUT_HEADER = 'X-Hausblick-About'

/** Writes the header of a mail file. */
export function writeAbout(about: readonly MailSubject[]): string {
  return about.map(encodeURIComponent).join(SEPARATOR)
}

/** Reads the header of a mail file, unfolded; returns undefined where there is none. */
export function readAbout(header: string): readonly string[] | undefined {
  return header === '' ? undefined : header.split(SEPARATOR).map(decodeURIComponent)
}
