import type { Mail } from '../mail/mail.ts'

/** Returns a function that tells whether a mail is to one of a customer's people, or names the customer. */
export function createMentions(
  customerId: string,
  addresses: readonly string[],
): (mail: Pick<Mail, 'to' | 'text'>) => boolean {
  const recipients = new Set(addresses)
  // As the service's own mails name customers.
  const named = new RegExp(
    `(?:\\bKunden?|customerId=)[ \\n]?${customerId.replaceAll('.', '\\.')}(?![\\p{L}\\p{N}-]|\\.[\\p{L}\\p{N}])`,
    'u',
  )
  return ({ to, text }) => recipients.has(to.trim().toLowerCase()) || named.test(text)
}
