import { randomUUID } from 'node:crypto'
import { ImapFlow } from 'imapflow'
import { createTransport, type SendMailOptions } from 'nodemailer'

/** How the receiving server of the tests calls itself. */
export const AUTHORITY = 'mx.haus.example'

/** A mailbox of its own on the tests' IMAP server, which `npm run test:mailbox` starts. */
export interface TestMailbox {
  /** For `IMAP_URL`. */
  readonly url: string
  /** Puts a mail into it as it stands, and returns its UID. */
  append(mail: string | Buffer): Promise<number>
  /** Calls `use` with a connection that may change it. */
  change<Result>(use: (client: ImapFlow) => Promise<Result>): Promise<Result>
}

/** Returns a new mailbox. */
export function newMailbox(): TestMailbox {
  const url = new URL(process.env.TEST_IMAP_URL ?? 'imap://127.0.0.1')
  url.username = randomUUID()
  const { hostname: host, username: user, password: pass } = url
  const change: TestMailbox['change'] = async (use) => {
    const auth = { user, pass }
    const client = new ImapFlow({
      host,
      port: Number(url.port),
      secure: false,
      doSTARTTLS: false,
      auth,
      logger: false,
    })
    await client.connect()
    try {
      return await use(client)
    } finally {
      await client.logout()
    }
  }
  return {
    url: `${url.href.replace(/\/$/, '')}/INBOX`,
    append: async (mail) => {
      const added = await change((client) => client.append('INBOX', Buffer.from(mail)))
      return added ? (added.uid ?? 0) : 0
    },
    change,
  }
}

/** A mail as a server has received it. */
export interface TestMail extends SendMailOptions {
  /** What the receiving server states of the sender; null for nothing. Default: that his domain has signed it. */
  readonly verdict?: string | null
}

/** Writes a mail, with what its server has found on top of it. */
export async function writeMail({ verdict, ...mail }: TestMail): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const from = mail.from ?? 'a@example.org'
  const { message } = await transport.sendMail({
    to: 'post@haus.example',
    subject: 'Rechnung Heizung',
    text: 'Guten Tag,\n\nanbei die Rechnung.\n\nMit freundlichen Grüßen\nAnna Ähre',
    ...mail,
    from,
  })
  const domain = String(from).replace(/^.*@|>$/g, '')
  const stated = verdict === undefined ? `dkim=pass header.d=${domain}` : verdict
  const head = stated === null ? '' : `Authentication-Results: ${AUTHORITY};\r\n\t${stated}\r\n`
  return Buffer.concat([
    Buffer.from(`${head}Received: from mail by ${AUTHORITY}; ${new Date().toUTCString()}\r\n`),
    Buffer.from(message as Buffer),
  ])
}
