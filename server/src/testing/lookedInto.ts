import { join } from 'node:path'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import { dismissRefusedMailsCall, readMailboxCall } from '@hausblick/contract/calls/mailbox.ts'
import { lookIntoMailbox } from '../documents/mailbox/look.ts'
import { createTemporaryFolders } from '../documents/upload/temporary.ts'
import { createAuditLog } from '../platform/audit/log.ts'
import { readConfig } from '../platform/config/config.ts'
import type { NewDatabase } from './databases.ts'
import { useDocuments } from './documents.ts'
import { AUTHORITY, newMailbox, type TestMail, writeMail } from './mailbox.ts'

const quiet = { warn: () => {}, info: () => {} }

/** Builds the service beside a mailbox that it looks into when a test says so. */
export function useMailbox(newDatabase: NewDatabase) {
  const mailbox = newMailbox()
  const documents = useDocuments(newDatabase)
  const { call, db, database, storage, folder } = documents

  /** Looks if it is time to and no other process does. */
  async function lookWhenDue(url = mailbox.url, more: Readonly<Record<string, string>> = {}) {
    const environment = { ...more, IMAP_URL: url, IMAP_AUTHSERV_ID: AUTHORITY, MAX_UPLOAD_MB: '1' }
    const config = readConfig(environment, folder())
    if (config.mailbox === null) throw new Error('There is no mailbox.')
    const audit = createAuditLog(config.secrets)
    const service = { config, database: database(), storage: storage(), audit }
    const folders = createTemporaryFolders(join(folder(), 'uploads'))
    const parts = { service, folders, mailbox: config.mailbox, log: quiet }
    await lookIntoMailbox(parts, new AbortController().signal)
  }
  const makeDue = () => db().updateTable('mailbox').set({ holder: null, looks_at: '' }).execute()
  const readInbox = async () =>
    readInboxCall.reply.parse((await call('staff', { url: readInboxCall.path })).json())

  return {
    ...documents,
    mailbox,
    makeDue,
    lookWhenDue,
    /** Looks in any case. */
    look: async (url?: string, more?: Readonly<Record<string, string>>) => {
      await makeDue()
      await lookWhenDue(url, more)
    },
    receive: async (mail: TestMail) => mailbox.append(await writeMail(mail)),
    readInbox,
    /** The names of what waits for its customer. */
    names: async () => (await readInbox()).entries.map(({ typedName }) => typedName),
    refused: async () =>
      readMailboxCall.reply.parse((await call('staff', { url: readMailboxCall.path })).json())
        .mails,
    dismiss: async (id: string) =>
      await call('staff', {
        method: 'POST',
        url: dismissRefusedMailsCall.path,
        payload: { ids: [id] },
      }),
    countDocuments: async () => (await documents.count()).listed,
  }
}
