import { pagePaths } from '@hausblick/contract/addresses.ts'
import { describeDocument } from '@hausblick/figures/documents/description.ts'
import type { Config } from '../../config/config.ts'
import { type Mail, writeSignature } from '../../mail/mail.ts'

type Sender = Pick<Config, 'operator' | 'publicUrl'>

export interface ReceivedNotice {
  readonly customerId: string
  /** What its uploader called it. */
  readonly typedName: string
  /** The uploader's remark; empty where there is none. */
  readonly message: string
}

export interface FiledNotice {
  /** What its uploader called it. */
  readonly typedName: string
  readonly fileName: string
}

/** The rest is counted: whoever sends in a hundred files fills nobody's mailbox. */
const MOST_LISTED = 20
const MAX_LENGTH = 500

/** Tells staff what was sent in and waits to be filed. */
export function receivedMail(to: string, notices: readonly ReceivedNotice[], sender: Sender): Mail {
  const [count, waits] =
    notices.length === 1
      ? ['Ein neues Dokument', 'wartet']
      : [`${notices.length} neue Dokumente`, 'warten']
  const lines = list(notices, ({ customerId, typedName, message }) => {
    const remark = message === '' ? '' : `\n  Bemerkung: ${shorten(message)}`
    return `- Kunde ${customerId}: ${shorten(typedName)}${remark}`
  })
  return {
    to,
    subject: `${count} im Eingang`,
    text: `Guten Tag,

${count.replace(/^Ein/, 'ein')} ${waits} darauf, erfasst zu werden:

${lines}

Alles, was wartet, steht im Eingang:

${sender.publicUrl}${pagePaths.inbox}

${writeSignature(sender.operator)}`,
  }
}

/** Tells a customer that what they sent in is filed. */
export function filedMail(to: string, notices: readonly FiledNotice[], sender: Sender): Mail {
  const one = notices.length === 1
  const lines = list(
    notices,
    ({ typedName, fileName }) => `- ${shorten(typedName)}\n  jetzt: ${describeDocument(fileName)}`,
  )
  return {
    to,
    subject: one ? 'Ihr Dokument ist erfasst' : 'Ihre Dokumente sind erfasst',
    text: `Guten Tag,

${one ? 'Ihr Dokument ist' : 'Ihre Dokumente sind'} erfasst:

${lines}

Sie finden alles in der Liste Ihrer Dokumente:

${sender.publicUrl}${pagePaths.documents}

${writeSignature(sender.operator)}`,
  }
}

function list<Item>(items: readonly Item[], describe: (item: Item) => string): string {
  const lines = items.slice(0, MOST_LISTED).map(describe)
  const rest = items.length - lines.length
  return [...lines, ...(rest > 0 ? [`- und ${rest} weitere`] : [])].join('\n')
}

/** On one line, so that nobody's text looks like the mail's own. */
function shorten(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}
