import * as z from 'zod'
import { isThisMachine } from '../mail/thisMachine.ts'
import type { MailboxOauth } from './mailboxOauth.ts'

/** A mailbox that is looked into, and how its server is reached. */
export interface MailboxPlace {
  readonly host: string
  readonly port: number
  readonly user: string
  /** Null where it is signed in to by OAuth. */
  readonly password: string | null
  readonly oauth: MailboxOauth | null
  /** The folder within the mailbox. */
  readonly folder: string
  /** Whether the connection begins encrypted. */
  readonly isSecure: boolean
  /** Whether one that does not must become so before anything is said. */
  readonly requiresTls: boolean
}

const PORTS = { 'imaps:': 993, 'imap:': 143 } as const
const DEFAULT_FOLDER = 'INBOX'

/** The mailbox of a URL such as `imaps://user:password@mail.example/INBOX`. */
export const mailboxUrl = z.string().transform((given, context) => {
  const place = readMailbox(given)
  if (place) return place
  context.addIssue({ code: 'invalid_format', format: 'url', input: given })
  return z.NEVER
})

function readMailbox(given: string): MailboxPlace | null {
  const url = URL.parse(given)
  if (!url || !isScheme(url.protocol) || url.hash || !url.hostname) return null
  // On this machine, nobody listens in, and certificates are rarely good.
  const usual = String(!isThisMachine(url.hostname))
  const { requireTLS = usual, ...others } = Object.fromEntries(url.searchParams)
  if (!['true', 'false'].includes(requireTLS) || Object.keys(others).length > 0) return null
  const [user, password, folder] = [url.username, url.password, url.pathname.slice(1)].map(decode)
  if (!user || password === undefined || folder === undefined) return null
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? PORTS[url.protocol] : Number(url.port),
    user,
    password: password || null,
    oauth: null,
    folder: folder || DEFAULT_FOLDER,
    isSecure: url.protocol === 'imaps:',
    requiresTls: requireTLS === 'true',
  }
}

function isScheme(protocol: string): protocol is keyof typeof PORTS {
  return protocol in PORTS
}

/** Returns undefined for what is not percent-encoded as a URL is. */
function decode(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}
