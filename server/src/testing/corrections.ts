import { previewDocumentCall, searchDocumentsCall } from '@hausblick/contract/calls/documents.ts'
import { beforeEach } from 'vitest'
import { indexText, toDocumentText } from '../documents/search/indexText.ts'
import type { Mail } from '../platform/mail/mail.ts'
import type { NewDatabase } from './databases.ts'
import { pdf, useDocuments } from './documents.ts'
import type { Who } from './everyone.ts'
import { MAIL_SECRET, mailerOf, noMails } from './mails.ts'

/** Like `useDocuments`, with the calls that put documents right, and mails that only the test sends. */
export function useCorrections(newDatabase: NewDatabase) {
  const documents = useDocuments(newDatabase, {
    environment: { SECRET: MAIL_SECRET },
    mailPauses: noMails,
  })
  const { act, add, call, database, db } = documents

  /** Sends the mails that wait, and returns them. */
  async function sentMails(): Promise<Mail[]> {
    const mails: Mail[] = []
    await mailerOf(db(), async (mail) => void mails.push(mail)).sendDue()
    return mails
  }
  beforeEach(async () => void (await sentMails()))

  return {
    ...documents,
    sentMails,
    correct: (who: Who, customerId: string, number: number, asked: object) =>
      act(who, [{ kind: 'correct', customerId, number, to: customerId, ...asked }]),
    open: async (who: Who, fileUrl: string) =>
      (await call(who, { url: previewDocumentCall.path, query: { fileUrl } })).statusCode,
    search: async (who: Who, text: string) =>
      searchDocumentsCall.reply.parse(
        (await call(who, { url: searchDocumentsCall.path, query: { text } })).json(),
      ),
    /** Adds a document whose text has been read. */
    addRead: async (customerId: string, name: string, text: string) => {
      const bytes = pdf(`${customerId} ${name}`)
      const added = await add({ customerId, name, textState: 'pending', bytes })
      await indexText(database(), added, toDocumentText([text]))
      return added
    },
  }
}
