import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type AddedDocument,
  addDocument,
  type NewDocument,
} from '@hausblick/server/src/documents/add/addDocument.ts'
import { addPaper } from '@hausblick/server/src/documents/papers/addPaper.ts'
import { openDocumentStore } from '@hausblick/server/src/platform/config/openDocumentStore.ts'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { sha256 } from '@hausblick/server/src/testing/documents/sending.ts'
import { createPdf, rawPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import { CUSTOMER } from './customer.ts'

/** A database, and the data folder with its documents. */
export interface Site {
  readonly database: Database
  readonly folder: string
}

const EMPTY = '<</Type/Pages/Kids[]/Count 0>>'
export const PARTS = { street: 'Am Markt 1', date: '2025-01-31', type: 'Brief' } as const

/** Adds a filed document, unless `parts` say otherwise; of given bytes, the text is still to be extracted. */
export async function addPdf(
  { database, folder }: Site,
  parts: Partial<NewDocument> & { readonly name: string },
  bytes?: Buffer,
): Promise<AddedDocument> {
  const document = {
    ...{ customerId: CUSTOMER, ...PARTS, state: null, typedName: '', message: '' },
    ...{ uploader: null, createsCustomer: true, ...parts },
  }
  const empty = () => rawPdf(['<</Type/Catalog/Pages 2 0 R>>', EMPTY, `(${parts.name})`])
  const file = await writePdf(folder, bytes ?? empty(), bytes ? 'pending' : 'none')
  await using storage = await openDocuments({ database, folder })
  const added = await addDocument({ database, storage }, { ...document, file })
  await rm(file.path, { force: true })
  return added
}

/** Adds a paper of three pages to those that wait, and returns its number. */
export async function addPile({ database, folder }: Site, name: string): Promise<number> {
  const bytes = await createPdf([`${name} eins`, `${name} zwei`, `${name} drei`])
  const file = { ...(await writePdf(folder, bytes, 'none')), pages: 3 }
  const pile = { name, source: 'pile', sender: null, message: '', uploader: null } as const
  await using storage = await openDocuments({ database, folder })
  return (await addPaper({ database, storage }, { ...pile, file, record: async () => 0 })).paper
}

async function writePdf(folder: string, bytes: Buffer, textState: 'pending' | 'none') {
  const path = join(folder, `${randomUUID()}.pdf`)
  await writeFile(path, bytes)
  return { path, size: bytes.length, sha256: sha256(bytes), textState, active: [] }
}

async function openDocuments({ database, folder }: Site) {
  const place = { kind: 'disk', folder: join(folder, 'documents') } as const
  const storage = await openDocumentStore(database, place)
  return Object.assign(storage, { [Symbol.asyncDispose]: () => storage.close() })
}
