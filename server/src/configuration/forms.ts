import * as z from 'zod'

export function whole(min: number, max: number) {
  return z.string().regex(/^\d+$/).transform(Number).pipe(z.int().min(min).max(max))
}

/** Scheme, host and port of an address on the web. */
export const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)

export const httpsUrl = z.url({ protocol: /^https$/ })

export const webUrl = z.url({ protocol: /^https?$/ })

/** What stands between commas or spaces. */
export const list = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((entry) => entry !== ''))

/** Mail addresses, in lower case. */
export const addresses = list
  .transform((entries) => entries.map((entry) => entry.toLowerCase()))
  .pipe(z.array(z.email()))
