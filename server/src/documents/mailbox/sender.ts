import { domainToASCII } from 'node:url'
import { simpleParser } from 'mailparser'
import { readVerdicts, type Verdict } from './verdicts.ts'

/** What the header of a mail says, and whether that is to be believed. */
export interface MailHeader {
  /** In lower case; null unless the mail names exactly one sender. */
  readonly sender: string | null
  /** Whether the authority confirms that the mail comes from the sender's domain. */
  readonly isProven: boolean
  /** Null if it has none. */
  readonly subject: string | null
}

/** Addresses that every mail program understands alike. */
const PLAIN_ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i
const MAX_SUBJECT = 300

/**
 * Reads the header of a mail. Of what it says about its own proofs, only the topmost `Authentication-Results` counts, and only
 * if it names the authority: whatever stands below may have come with the mail.
 *
 * @param authority the receiving server's name for itself, in lower case
 */
export async function readMailHeader(
  header: Buffer,
  authority: string | null,
): Promise<MailHeader> {
  const parsed = await simpleParser(header, { skipTextToHtml: true }).catch(() => null)
  // Endless or nested beyond what the parser takes.
  if (parsed === null) return { sender: null, isProven: false, subject: null }
  const { headerLines, from, subject } = parsed
  const senders = headerLines.filter(({ key }) => key === 'from')
  const [named, ...others] = from?.value ?? []
  const address = senders.length === 1 && others.length === 0 ? named?.address : undefined
  const sender = address?.trim().toLowerCase() || null
  const stated = headerLines.find(({ key }) => key === 'authentication-results')?.line
  return {
    sender,
    isProven:
      sender !== null &&
      PLAIN_ADDRESS.test(address ?? '') &&
      authority !== null &&
      stated !== undefined &&
      confirms(stated.slice(stated.indexOf(':') + 1), authority, sender),
    subject: subject?.replaceAll('\0', '').trim().slice(0, MAX_SUBJECT) || null,
  }
}

function confirms(stated: string, authority: string, sender: string): boolean {
  const read = readVerdicts(stated.replace(/\r?\n/g, ' '))
  if (read?.server !== authority) return false
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return read.verdicts.some((verdict) => verdict.result === 'pass' && speaksFor(verdict, domain))
}

/** Returns whether a verdict is about whoever decides on the domain: it itself, or one above it. */
function speaksFor({ method, properties }: Verdict, domain: string): boolean {
  const is = (name: string) => domainOf(properties.get(name))
  // DMARC has compared the domains itself.
  if (method === 'dmarc') return is('header.from') === domainToASCII(domain)
  if (method === 'dkim') return covers(is('header.d') ?? is('header.i'), domain)
  return method === 'spf' && covers(is('smtp.mailfrom'), domain)
}

function covers(proven: string | undefined, domain: string): boolean {
  if (!proven?.includes('.')) return false
  const ascii = domainToASCII(domain)
  return ascii === proven || ascii.endsWith(`.${proven}`)
}

/** Returns the domain of an address or of a domain; undefined if there is none. */
function domainOf(value: string | undefined): string | undefined {
  const domain = value?.replace(/^<|>$/g, '').split('@').at(-1)
  return domain ? domainToASCII(domain) || undefined : undefined
}
