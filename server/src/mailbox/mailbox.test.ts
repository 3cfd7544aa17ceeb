import { join } from 'node:path'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { describe, expect, test } from 'vitest'
import { createAuditLog } from '../audit/log.ts'
import { readConfig } from '../config/config.ts'
import { createTemporaryFolders } from '../documents/upload/temporary.ts'
import { onEachDatabase } from '../testing/databases.ts'
import { pdf, useDocuments } from '../testing/documents.ts'
import { AUTHORITY, newMailbox, type TestMail, writeMail } from '../testing/mailbox.ts'
import { lookIntoMailbox } from './look.ts'

const attachments = [{ filename: 'Rechnung 17.pdf', content: pdf('a bill') }]
const quiet = { warn: () => {}, info: () => {} }

describe.runIf(process.env.TEST_IMAP_URL)('with a mailbox', () => {
  onEachDatabase('the mailbox', (newDatabase) => {
    const mailbox = newMailbox()
    const documents = useDocuments(newDatabase, { environment: {} })
    const { call, db, database, storage, folder } = documents

    /** Looks as the service does, whether it is time to or not. */
    async function look(url = mailbox.url) {
      await db().updateTable('mailbox').set({ looks_at: '' }).execute()
      const environment = { IMAP_URL: url, IMAP_AUTHSERV_ID: AUTHORITY, MAX_UPLOAD_MB: '1' }
      const config = readConfig(environment, folder())
      if (config.mailbox === null) throw new Error('no mailbox')
      const audit = createAuditLog(config.secrets)
      const service = { config, database: database(), storage: storage(), audit }
      const folders = createTemporaryFolders(join(folder(), 'uploads'))
      await lookIntoMailbox(
        { service, folders, mailbox: config.mailbox, log: quiet },
        new AbortController().signal,
      )
    }
    const receive = async (mail: TestMail) => mailbox.append(await writeMail(mail))
    const inbox = async () =>
      readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path })).json()).entries
    const refused = async () =>
      readMailboxCall.reply.parse((await call('staff', { url: readMailboxCall.path })).json()).mails

    test('brings the attachments of a proven sender into the inbox, once', async () => {
      await receive({ attachments })
      await look()
      await look()
      expect(await inbox()).toMatchObject([
        {
          customerId: 'A',
          typedName: 'Rechnung 17',
          uploadedBy: 'a@example.org',
          message:
            'Rechnung Heizung\nGuten Tag,\nanbei die Rechnung.\nMit freundlichen Grüßen\nAnna Ähre',
        },
      ])
      expect(await refused()).toEqual([])
    })
  })
})
