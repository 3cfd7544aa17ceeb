import type { Operator } from '@hausblick/contract/operator.ts'

/** How every mail ends. */
export function signature({ name, phone, email }: Operator): string {
  return `Freundliche Grüße\n${name}\n\nTelefon: ${phone}\nE-Mail: ${email}\n`
}
