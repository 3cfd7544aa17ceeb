import type { Operator } from '@hausblick/contract/operator.ts'
import type { Transaction } from 'kysely'
import type { Schema } from '../database/tables/schema.ts'
import type { MailSubject } from './about.ts'
import { composeLook, type Letterhead } from './letterhead.ts'

/** A plain text mail to one recipient. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** The address that ends this kind of mail, by a page or by a POST without signing in (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined
}

/** A mail with what erasure finds it by, wherever it is kept. */
export interface FindableMail extends Mail {
  readonly about: readonly MailSubject[]
}

/** A mail of the outbox; those of releases that did not say so are about nobody in particular. */
export interface QueuedMail extends Mail {
  readonly about?: readonly MailSubject[] | undefined
}

/** Sends a mail; rejects if that fails. */
export type SendMail = (mail: QueuedMail) => Promise<void>

export interface MailOptions {
  /** When the mail becomes pointless, such as when its link expires; it is not sent after that. */
  readonly expiresAt?: Date
  /** Queued but not sent, where a reply must take equally long whether or not there is a recipient. */
  readonly isDecoy?: boolean
  /** The hash of the invitation that it brings, which notes whether it was sent or given up. */
  readonly invitation?: string | null
}

/** Sends the service's mails. */
export interface Mailer {
  /**
   * Queues a mail in the transaction of what it reports. Once that is committed, the mail is sent with retries, by this
   * process or another.
   */
  queue(trx: Transaction<Schema>, mail: FindableMail, options?: MailOptions): Promise<void>
  /**
   * Sends every mail that is due. Concurrent processes send each once, unless one dies between the mail server's
   * acceptance and the mail's deletion. When aborted, finishes the mails in progress.
   */
  sendDue(signal?: AbortSignal): Promise<void>
  /** Returns how many mails were given up since the process started. */
  givenUp(): number
}

/** Returns nodemailer's options for a mail, marked as automatic so that no autoresponder replies (RFC 3834). */
export function composeMessage(mail: Mail, letterhead: Letterhead) {
  const { to, subject, text, unsubscribeUrl } = mail
  const unsubscribe = unsubscribeUrl !== undefined && {
    'list-unsubscribe': `<${unsubscribeUrl}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  }
  return {
    from: letterhead.from,
    to,
    subject,
    text,
    ...composeLook(mail, letterhead),
    headers: { 'auto-submitted': 'auto-generated', ...unsubscribe },
  }
}

/** Returns the closing lines of every mail, with what is known of the operator. */
export function writeSignature({ name, phone, email }: Operator): string {
  const ways = [...(phone ? [`Telefon: ${phone}`] : []), ...(email ? [`E-Mail: ${email}`] : [])]
  return `Freundliche Grüße\n${[name, ...(ways.length > 0 ? ['', ...ways] : [])].join('\n')}\n`
}
