import type { ImapFlow } from 'imapflow'
import { describe, expect, test, vi } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf } from '../../testing/documents.ts'
import { useMailbox } from '../../testing/lookedInto.ts'
import { writeMail } from '../../testing/mailbox.ts'

// Each attachment starts confined readers, which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const attachments = [{ filename: 'Rechnung 17.pdf', content: pdf('a bill') }]

describe.runIf(process.env.TEST_IMAP_URL)('with a mail server', () => {
  onEachDatabase('the mailbox', (newDatabase) => {
    const { mailbox, look, receive, countDocuments } = useMailbox(newDatabase)

    test('takes no mail twice that its server has numbered anew, and loses none', async () => {
      await receive({ attachments })
      await look()
      const before = await countDocuments()
      const fill = (client: ImapFlow) => client.messageCopy('1:*', 'Neu')
      await mailbox.change(async (client) => {
        await client.mailboxCreate('Neu')
        await client.mailboxOpen('INBOX')
        await fill(client)
        await client.append('Neu', await writeMail({ subject: 'Neue Nummern', attachments }))
      })
      const elsewhere = mailbox.url.replace('INBOX', 'Neu')
      await look(elsewhere)
      expect(await countDocuments()).toBe(before + 1)
      await mailbox.change(async (client) => {
        await client.mailboxDelete('Neu')
        await client.mailboxCreate('Neu')
        await client.mailboxOpen('INBOX')
        await fill(client)
      })
      await look(elsewhere)
      expect(await countDocuments()).toBe(before + 1)
    })

    test('takes a mail once that comes twice, or is moved out and back', async () => {
      const before = await countDocuments()
      const mail = await writeMail({ subject: 'Doppelt', attachments })
      await mailbox.append(mail)
      const uid = await mailbox.append(mail)
      await mailbox.change(async (client) => {
        await client.mailboxCreate('Beiseite')
        await client.mailboxOpen('INBOX')
        await client.messageMove(String(uid), 'Beiseite', { uid: true })
      })
      await look()
      await mailbox.change(async (client) => {
        await client.mailboxOpen('Beiseite')
        await client.messageMove('1:*', 'INBOX')
      })
      await look()
      expect(await countDocuments()).toBe(before + 1)
    })
  })
})
