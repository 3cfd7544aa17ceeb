import { createHash, randomBytes } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { changeDocumentsCall, undoStepCall } from '@hausblick/contract/calls/documentSteps.ts'
import { listDocumentsCall, uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import type { DocumentRow } from '@hausblick/contract/documents.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import type { Invoice } from '@hausblick/contract/invoice.ts'
import type { InjectOptions } from 'fastify'
import { beforeAll } from 'vitest'
import { addDocument, type NewDocument } from '../documents/add/addDocument.ts'
import type { DocumentFile } from '../documents/intake/convertUpload.ts'
import { lockCustomers } from '../people/customers/store.ts'
import type { App } from '../platform/http/service.ts'
import { openStorage } from '../platform/storage/open.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { type AppOptions, newApps } from './app.ts'
import type { NewDatabase, TestDatabase } from './databases.ts'
import { signInEveryone, type Who } from './everyone.ts'
import { newFolders } from './folders.ts'
import { newPlace } from './storages.ts'
import { rawPdf } from './texts/pdfs.ts'

/** Creates a small one-page PDF without text, whose bytes depend on `said`. */
export const pdf = (said: string) =>
  rawPdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[3 0 R]/Count 1>>', page(said)])
const page = (said: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/AppOptions<${Buffer.from(said).toString('hex')}>>>`

/** Encodes a form as a browser does, its fields in the given order. */
export async function formOf(fields: Readonly<Record<string, string | Buffer>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, new Blob([Buffer.from(value)]), 'datei.pdf')
  }
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return { payload: Buffer.from(await body.arrayBuffer()), headers: { 'content-type': type } }
}

interface UploadedForm {
  readonly docName?: string
  readonly file?: Buffer
  readonly userMessage?: string
  readonly customerId?: string
}

/** The properties that matter to a test; the others have defaults. */
interface AddedAs extends Partial<Omit<NewDocument, 'file'>> {
  readonly customerId: string
  readonly bytes?: Buffer
  readonly textState?: DocumentFile['textState']
  readonly active?: DocumentFile['active']
  /** What an electronic invoice without pages states. */
  readonly invoice?: Invoice
}

/** Builds the service, with the customers A, B and DEMO and an account of each kind, before the surrounding tests. */
export function useDocuments(newDatabase: NewDatabase, said: AppOptions = {}) {
  const newApp = newApps()
  const newFolder = newFolders()
  let database: TestDatabase
  let storage: Storage
  let app: App
  let folder: string
  let headers: Record<Who, { authorization?: string }>

  beforeAll(async () => {
    database = await newDatabase()
    folder = await newFolder()
    storage = await openStorage(await newPlace(join(folder, 'documents')))
    const environment = { DATA_DIR: folder, ...said.environment }
    app = await newApp(database, { storage, ...said, environment })
    await database.db.transaction().execute((trx) => lockCustomers(trx, ['A', 'B', 'DEMO']))
    headers = await signInEveryone(database)
  })

  const call = (who: Who, request: InjectOptions) =>
    app.inject({ ...request, headers: { ...headers[who], ...request.headers } })

  return {
    call,
    /** Has staff do acts in one step. */
    act: (who: Who, changes: readonly object[], step = randomBytes(16).toString('hex')) =>
      call(who, { method: 'POST', url: changeDocumentsCall.path, body: { step, changes } }),
    undoStep: (who: Who, step: string) =>
      call(who, { method: 'DELETE', url: fillPath(undoStepCall.path, { step }) }),
    app: () => app,
    database: () => database,
    db: () => database.db,
    storage: () => storage,
    headers: (who: Who) => headers[who],
    /** The service's data folder. */
    folder: () => folder,
    /** Counts the documents in the index and in storage. */
    count: async () => {
      const rows = await database.db.selectFrom('document').select('number').execute()
      let stored = 0
      for await (const { size } of storage.list()) stored += size > 0 ? 1 : 0
      return { listed: rows.length, stored }
    },
    /** Uploads a form with its fields in the original client's order: the file before remark and customer. */
    upload: async (
      who: Who,
      {
        docName = 'Brief',
        file = pdf('a letter'),
        userMessage = '',
        customerId = '',
      }: UploadedForm,
      more: Record<string, string> = {},
    ) => {
      const form = await formOf({ docName, file, userMessage, customerId })
      const request = {
        method: 'POST',
        url: uploadDocumentCall.path,
        payload: form.payload,
      } as const
      return await call(who, { ...request, headers: { ...form.headers, ...more } })
    },
    /** Adds a document as a command does. */
    add: async (document: AddedAs) => {
      const {
        bytes = pdf('a document'),
        textState = 'none',
        active = [],
        invoice,
        ...parts
      } = document
      const stated = invoice && { invoice, format: 'xml' as const }
      const path = join(folder, `to-add-${crypto.randomUUID()}`)
      await writeFile(path, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      return await addDocument(
        { database, storage },
        {
          street: 'Lindenweg 3',
          date: '2025-03-09',
          type: 'Mietvertrag',
          name: 'Vertrag',
          file: { path, size: bytes.length, sha256, textState, active, ...stated },
          state: null,
          typedName: '',
          message: '',
          uploader: null,
          ...parts,
        },
      )
    },
    list: async (who: Who, query: Record<string, string> = {}): Promise<DocumentRow[]> => {
      const reply = await call(who, { url: listDocumentsCall.path, query })
      return listDocumentsCall.reply.parse(reply.json())
    },
  }
}
