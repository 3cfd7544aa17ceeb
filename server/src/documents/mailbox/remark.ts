import { buffer } from 'node:stream/consumers'
import type { ImapFlow } from 'imapflow'
import { simpleParser } from 'mailparser'
import type { MailParts } from './parts.ts'

/** More than a letter has; the rest of a long correspondence is left in the mailbox. */
const MAX_BYTES = 64 * 1024
const MAX_LINES = 12
const MAX_CHARACTERS = 800
/** Where what the sender has written ends: the signature, or what they answer to. */
const END =
  /^(?:-- ?$|>|-{2,} ?(?:Ursprüngliche|Original|Weitergeleitete|Forwarded)|_{20,}|(?:Am|On) .+(?:schrieb|wrote).*:$)/

/** Returns the subject of a mail and the first lines of its words. */
export async function readRemark(
  client: ImapFlow,
  uid: number,
  { text }: MailParts,
  subject: string | null,
): Promise<string> {
  const words = text === null ? '' : await readWords(client, uid, text)
  const lines = words
    .replaceAll('\0', '')
    .split(/\r?\n/)
    .map((line) => line.trim())
  const end = lines.findIndex((line) => END.test(line))
  const own = (end < 0 ? lines : lines.slice(0, end)).filter((line) => line !== '')
  return [subject ?? '', ...own.slice(0, MAX_LINES)]
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_CHARACTERS)
}

async function readWords(
  client: ImapFlow,
  uid: number,
  { part, isHtml }: NonNullable<MailParts['text']>,
): Promise<string> {
  const options = { uid: true, maxBytes: MAX_BYTES }
  const { content } = await client.download(String(uid), part, options)
  if (!content) return ''
  const words = await buffer(content)
  if (!isHtml) return words.toString('utf8')
  const head = Buffer.from('Content-Type: text/html; charset=utf-8\r\n\r\n')
  // Words that cannot be read are no reason to refuse the attachments.
  const read = await simpleParser(Buffer.concat([head, words])).catch(() => null)
  return read?.text ?? ''
}
