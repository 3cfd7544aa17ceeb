import { randomBytes } from 'node:crypto'
import { changeDocumentsCall } from '@hausblick/contract/calls/documentSteps.ts'
import { previewDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { readInboxCall } from '@hausblick/contract/calls/inbox.ts'
import * as calls from '@hausblick/contract/calls/papers.ts'
import { errorReply } from '@hausblick/contract/errorReply.ts'
import { expect } from 'vitest'
import { readPageText } from '../documents/intake/reader/pageText.ts'
import { openPdf } from '../documents/intake/reader/pdf.ts'
import { readNewTexts } from '../documents/search/readTexts.ts'
import type { NewDatabase } from './databases.ts'
import { formOf, useDocuments } from './documents.ts'
import type { Who } from './everyone.ts'
import { createPdf } from './texts/pdfs.ts'

const newStep = () => randomBytes(16).toString('hex')

/** Expects a refusal because somebody else was faster, and returns what it says. */
export function saysConflict(reply: { statusCode: number; json: () => unknown }): string {
  expect(reply.statusCode).toBe(409)
  return errorReply.parse(reply.json()).error
}

/** Builds the service as `useDocuments` does, with what staff do with papers. */
export function usePapers(newDatabase: NewDatabase) {
  const documents = useDocuments(newDatabase)
  const { call, db, storage } = documents
  const post = (who: Who, url: string, body: object = {}) =>
    call(who, { method: 'POST', url, body })
  /** Uploads a PDF with a page for each text and returns its number. */
  const upload = async (pages: readonly string[], docName = 'Stapel') => {
    const form = await formOf({ docName, file: await createPdf(pages) })
    const reply = await call('staff', { method: 'POST', url: calls.uploadPaperCall.path, ...form })
    return calls.uploadPaperCall.reply.parse(reply.json()).paper
  }
  const split = (
    who: Who,
    letters: readonly object[],
    dropped: readonly object[] = [],
    step = newStep(),
  ) => documents.act(who, [{ kind: 'splitPapers', letters, dropped }], step)
  /** Splits papers, and returns the step and the letters. */
  const made = async (letters: readonly object[]) => {
    const before = (await waiting()).map(({ paper }) => paper)
    const step = newStep()
    expect((await split('staff', letters, [], step)).statusCode).toBe(200)
    return { step, letters: (await waiting()).filter(({ paper }) => !before.includes(paper)) }
  }
  const waiting = async () => {
    const { papers } = readInboxCall.reply.parse(
      (await call('staff', { url: readInboxCall.path })).json(),
    )
    return papers.entries
  }
  const texts = async (fileUrl: string) => {
    const { rawPayload } = await call('staff', {
      url: previewDocumentCall.path,
      query: { fileUrl },
    })
    const pdf = await openPdf(new Uint8Array(rawPayload))
    const pages = Array.from({ length: pdf?.numPages ?? 0 }, (_, index) => index + 1)
    return await Promise.all(pages.map((page) => (pdf ? readPageText(pdf, page) : '')))
  }
  const parts = { street: 'Weg 1', date: '2025-03-09', type: 'Rechnung', name: 'Wasser' }
  const file = async (paper: number, customerId = 'A', said = parts, step = newStep()) => {
    const row = db().selectFrom('paper').select('name as seen').where('id', '=', paper)
    const change = { kind: 'filePaper', paper, ...(await row.executeTakeFirst()), customerId }
    return await documents.act('staff', [{ ...change, ...said }], step)
  }
  /** Files a paper, and returns the step and the document. */
  const filed = async (paper: number, customerId = 'A', said = parts) => {
    const step = newStep()
    const reply = await file(paper, customerId, said, step)
    const [document] = changeDocumentsCall.reply.parse(reply.json()).documents
    if (!document) throw new Error(`${paper} is no document.`)
    return { step, document }
  }
  const readTexts = () =>
    readNewTexts({
      database: documents.database(),
      storage: storage(),
      log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    })
  const isStored = async (key: string) => {
    for await (const object of storage().list()) if (object.key === key) return true
    return false
  }
  const keysOf = async () =>
    new Map(
      (await db().selectFrom('paper').select(['id', 'storage_key']).execute()).map((row) => [
        row.id,
        row.storage_key,
      ]),
    )

  return {
    ...documents,
    post,
    upload,
    split,
    made,
    waiting,
    texts,
    file,
    filed,
    readTexts,
    isStored,
    keysOf,
  }
}
