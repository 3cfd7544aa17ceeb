import { readResetToken } from '@hausblick/contract/signInAddresses.ts'
import type { Email } from 'postal-mime'
import { expect } from 'vitest'

/** Returns the link of a password reset mail, and its token. */
export function readResetMail(mail: Email | undefined): { link: string; token: string } {
  const link = /^https?:\S+$/m.exec(mail?.text ?? '')?.[0] ?? ''
  const token = readResetToken(new URL(link).search) ?? ''
  expect(token).toMatch(/^[\w-]{43}$/)
  return { link, token }
}
