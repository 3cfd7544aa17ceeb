import type { Operator } from '@hausblick/contract/operator.ts'
/** A plain text mail to one recipient. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Sends a mail; rejects where that fails. */
export type SendMail = (mail: Mail) => Promise<void>

/** Sends the service's mails. */
export interface Mailer {
  /** Sends a mail now; rejects where that fails. */
  readonly deliver: SendMail
  /** Queues a mail, to be sent with retries in the background. Never throws; failures are only logged. */
  send(mail: Mail): void
  /** Gives every queued mail a last attempt, and resolves once they are done. */
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
