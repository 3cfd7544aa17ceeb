import * as z from 'zod'

export function wholeNumber(min: number, max: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max))
}

/** The origin of a URL. Paths are rejected: the dashboard is at the root of its host. */
export const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    isBare,
    'eine Adresse ohne Pfad wie https://hausblick.example: Das Dashboard steht an der Wurzel seines Rechnernamens',
  )
  .transform((url) => new URL(url).origin)

function isBare(url: string): boolean {
  const { pathname, search, hash, username, password } = new URL(url)
  return pathname === '/' && `${search}${hash}${username}${password}` === ''
}

export const httpsUrl = z.url({ protocol: /^https$/ })

export const webUrl = z.url({ protocol: /^https?$/ })

/** The URL of a mail server, whose password could otherwise not be read when the first mail is sent. */
export const mailServerUrl = z
  .url({ protocol: /^smtps?$/, abort: true })
  .refine((url) => isDecodable(new URL(url).username) && isDecodable(new URL(url).password))

function isDecodable(part: string): boolean {
  try {
    decodeURIComponent(part)
    return true
  } catch {
    return false
  }
}

/** Values separated by commas or spaces. */
export const commaSeparated = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))

/** Email addresses, in lower case. */
export const emailAddresses = commaSeparated
  .transform((entries) => entries.map((entry) => entry.toLowerCase()))
  .pipe(z.array(z.email()))
