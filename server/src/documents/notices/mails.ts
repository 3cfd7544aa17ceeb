import { pages } from '@hausblick/contract/pages.ts'
import { describeDocument } from '@hausblick/figures/documents/description.ts'
import type { Config } from '../../platform/config/config.ts'
import { type Mail, writeSignature } from '../../platform/mail/mail.ts'

type Sender = Pick<Config, 'operator' | 'publicUrl'>

export interface ReceivedNotice {
  readonly customerId: string
  /** The owner's name; empty if it is unknown. */
  readonly customerName: string
  /** The uploader's name for it. */
  readonly typedName: string
  /** The uploader's remark; may be empty. */
  readonly message: string
}

export interface FiledNotice {
  /** The uploader's name for it. */
  readonly typedName: string
  readonly fileName: string
}

/** Further documents are only counted. */
const MAX_LISTED = 20
const MAX_LENGTH = 500

/** Writes the mail that tells staff which documents wait to be filed. */
export function writeReceivedMail(
  to: string,
  notices: readonly ReceivedNotice[],
  sender: Sender,
): Mail {
  const [count, waits] =
    notices.length === 1
      ? ['Ein neues Dokument', 'wartet']
      : [`${notices.length} neue Dokumente`, 'warten']
  const lines = writeList(notices, ({ customerId, customerName, typedName, message }) => {
    const remark = message === '' ? '' : `\n  Bemerkung: ${shorten(message)}`
    const name = customerName === '' ? '' : ` (${customerName})`
    return `- Kunde ${customerId}${name}: ${shorten(typedName)}${remark}`
  })
  return {
    to,
    subject: `${count} im Eingang`,
    text: `Guten Tag,

${count.replace(/^Ein/, 'ein')} ${waits} darauf, erfasst zu werden:

${lines}

Alles, was wartet, steht im Eingang:

${sender.publicUrl}${pages.inbox.path}

${writeSignature(sender.operator)}`,
  }
}

/** Writes the mail that tells a customer that their documents were filed. */
export function writeFiledMail(to: string, notices: readonly FiledNotice[], sender: Sender): Mail {
  const one = notices.length === 1
  const lines = writeList(
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

${sender.publicUrl}${pages.documents.path}

${writeSignature(sender.operator)}`,
  }
}

function writeList<Item>(items: readonly Item[], write: (item: Item) => string): string {
  const lines = items.slice(0, MAX_LISTED).map(write)
  const rest = items.length - lines.length
  return [...lines, ...(rest > 0 ? [`- und ${rest} weitere`] : [])].join('\n')
}

/** Shortens to one line, so that uploaders cannot imitate the mail's own text. */
function shorten(text: string): string {
  const line = text.replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line
}
