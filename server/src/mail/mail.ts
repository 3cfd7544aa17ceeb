import type { Operator } from '@hausblick/contract/operator.ts'
/** A mail in plain text, which one person reads. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Hands a mail over to whoever delivers it; fails where that cannot be done now. */
export type Post = (mail: Mail) => Promise<void>

/** How the service sends mail. */
export interface Mailer {
  /** Hands a mail over now; fails where that cannot be done. */
  readonly deliver: Post
  /** Takes a mail to be sent a little later: it neither fails nor makes its caller wait, and tells nobody how it went. */
  send(mail: Mail): void
  /** Tries what still waits a last time, and is done then. */
  close(): Promise<void>
}

/** A mail as nodemailer writes it; it says that a machine sent it, so that no machine answers. */
export function composeMessage({ to, subject, text }: Mail, from: string) {
  return { from, to, subject, text, headers: { 'auto-submitted': 'auto-generated' } }
}

/** How every mail ends. */
export function writeSignature({ name, phone, email }: Operator): string {
  return `Freundliche Grüße\n${name}\n\nTelefon: ${phone}\nE-Mail: ${email}\n`
}
