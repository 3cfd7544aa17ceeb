import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDocumentStore } from '@hausblick/server/src/config/openDocumentStore.ts'
import { addPaper } from '@hausblick/server/src/documents/papers/addPaper.ts'
import { sha256 } from '@hausblick/server/src/testing/documents/sending.ts'
import { createPdf } from '@hausblick/server/src/testing/texts/pdfs.ts'
import type { Site } from './operation.ts'

/** Adds a paper of three pages to those that wait, and returns its number. */
export async function addPile({ database, folder }: Site, name: string): Promise<number> {
  const bytes = await createPdf([`${name} eins`, `${name} zwei`, `${name} drei`])
  const path = join(folder, `${randomUUID()}.pdf`)
  await writeFile(path, bytes)
  const place = { kind: 'disk', folder: join(folder, 'documents') } as const
  const storage = await openDocumentStore(database, place)
  const { paper } = await addPaper(
    { database, storage },
    {
      file: {
        ...{ path, size: bytes.length, sha256: sha256(bytes) },
        ...{ textState: 'pending', active: [], pages: 3 },
      },
      ...{ name, source: 'pile', sender: null, message: '', uploader: null },
      record: async () => 0,
    },
  )
  await storage.close()
  return paper
}
