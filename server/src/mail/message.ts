import type { Mail } from './mail.ts'

/** A mail as nodemailer writes it; it says that a machine sent it, so that no machine answers. */
export function message({ to, subject, text }: Mail, from: string) {
  return { from, to, subject, text, headers: { 'auto-submitted': 'auto-generated' } }
}
