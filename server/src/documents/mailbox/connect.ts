import { createHash } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import type { MailboxPlace } from '../../platform/config/mailboxUrl.ts'
import { isThisMachine } from '../../platform/mail/thisMachine.ts'
import { forgetToken, getToken } from './token.ts'

const SECOND_MS = 1000
const CONNECTING_MS = 20 * SECOND_MS
const SILENT_MS = 60 * SECOND_MS
const AWAKE_MS = 20 * SECOND_MS
const MEGABYTE = 1024 * 1024

/** What a server may send at once, since it repeats what strangers have written. Attachments come in pieces. */
const LIMITS = {
  maxLiteralSize: MEGABYTE,
  maxLineLength: 2 * MEGABYTE,
  maxResponseSize: 4 * MEGABYTE,
  maxResponseTokens: 100_000,
}

/** The codes of errors about a mail that exceeds `LIMITS`. */
const EXCEEDED: ReadonlySet<unknown> = new Set([
  'LiteralTooLarge',
  'LineTooLarge',
  'ResponseTooLarge',
  'TooManyTokens',
])

export interface OpenMailbox {
  readonly client: ImapFlow
  readonly uidValidity: string
  /** How many mails it has. */
  readonly mails: number
}

/** Identifies a mailbox at its server without naming either. */
export function identifyPlace({ host, user, folder }: MailboxPlace): string {
  return createHash('sha256')
    .update(JSON.stringify([host, user, folder]))
    .digest('base64url')
}

/**
 * Calls `use` with the mailbox, opened for reading only, so that nothing in it changes. Rejects where the server cannot be
 * reached or refuses, and when aborted.
 */
export async function withMailbox<Result>(
  { host, port, user, password, oauth, folder, isSecure, requiresTls }: MailboxPlace,
  signal: AbortSignal,
  use: (mailbox: OpenMailbox) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted()
  const secret = oauth ? { accessToken: await getToken(oauth) } : { pass: password ?? '' }
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    auth: { user, ...secret },
    // Otherwise where the server offers it, except on this machine.
    ...(!isSecure && (requiresTls || isThisMachine(host)) && { doSTARTTLS: requiresTls }),
    ...LIMITS,
    connectionTimeout: CONNECTING_MS,
    greetingTimeout: CONNECTING_MS,
    socketTimeout: SILENT_MS,
    disableAutoIdle: true,
    logger: false,
  })
  // What fails rejects as well.
  client.on('error', () => {})
  const close = () => client.close()
  signal.addEventListener('abort', close, { once: true })
  // While readers work, the connection is silent.
  const timer = setInterval(() => void client.noop().catch(() => {}), AWAKE_MS)
  try {
    await client.connect()
    const { uidValidity, exists: mails } = await client.mailboxOpen(folder, { readOnly: true })
    const result = await use({ client, uidValidity: String(uidValidity), mails })
    await client.logout()
    return result
  } catch (error) {
    signal.throwIfAborted()
    if (oauth && isSignInRefused(error)) forgetToken(oauth)
    throw error
  } finally {
    clearInterval(timer)
    signal.removeEventListener('abort', close)
    client.close()
  }
}

/** Returns whether a mail is too intricate for this or its server to describe. */
export function exceedsLimits(error: unknown): boolean {
  return error instanceof Error && 'code' in error && EXCEEDED.has(error.code)
}

/** Returns why a mailbox could not be read, in the words of its server where it has any. */
export function describeMailboxFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { responseText } = error as { responseText?: unknown }
  if (typeof responseText === 'string' && responseText !== '') return responseText
  // An error of several addresses has no words of its own.
  return error.message || ('code' in error ? String(error.code) : error.name)
}

/** Returns whether the server has refused user or password. */
export function isSignInRefused(error: unknown): boolean {
  return error instanceof Error && 'authenticationFailed' in error && !!error.authenticationFailed
}
