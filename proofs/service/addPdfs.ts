import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDocumentStore } from '@hausblick/server/src/config/openDocumentStore.ts'
import type { Database } from '@hausblick/server/src/database/open.ts'
import { addDocument } from '@hausblick/server/src/documents/add/addDocument.ts'
import { sha256 } from '@hausblick/server/src/testing/documents/sending.ts'
import { CUSTOMER } from './customer.ts'

interface Pdf {
  readonly name: string
  readonly bytes: Buffer
}

/** Adds filed documents, whose texts are still to be extracted, to the customer of a data folder. */
export async function addPdfs(
  database: Database,
  folder: string,
  pdfs: readonly Pdf[],
): Promise<void> {
  const place = { kind: 'disk', folder: join(folder, 'documents') } as const
  const storage = await openDocumentStore(database, place)
  for (const { name, bytes } of pdfs) {
    const path = join(folder, `${randomUUID()}.pdf`)
    await writeFile(path, bytes)
    await addDocument(
      { database, storage },
      {
        customerId: CUSTOMER,
        street: 'Am Markt 1',
        date: '2025-01-31',
        type: 'Brief',
        name,
        state: null,
        typedName: '',
        message: '',
        uploader: null,
        createsCustomer: true,
        file: {
          path,
          size: bytes.length,
          sha256: sha256(bytes),
          textState: 'pending',
          active: [],
        },
      },
    )
  }
  await storage.close()
}
