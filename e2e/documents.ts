import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { DocumentState } from '../contract/src/documents.ts'
import { readConfig } from '../server/src/config.ts'
import { openDatabase } from '../server/src/database/open.ts'
import { addDocument } from '../server/src/documents/add.ts'
import { openStorage } from '../server/src/storage/open.ts'
import { accept, newEmail } from './account.ts'
import type { Service } from './service.ts'

export interface GivenDocument {
  readonly name: string
  readonly street?: string
  /** ISO 8601 day; null where it is not known. */
  readonly date?: string | null
  readonly type?: string
  readonly state?: DocumentState
  /** About how many bytes it has. */
  readonly size?: number
}

/** Puts documents into a customer's list beside the running service, in their order. */
export async function addDocuments(
  { dataFolder }: Service,
  customerId: string,
  documents: readonly GivenDocument[],
): Promise<void> {
  const config = readConfig({ DATA_DIR: dataFolder }, dataFolder)
  const database = await openDatabase(config.databaseUrl)
  const storage = await openStorage(config.documents)
  try {
    for (const { state = null, size = 0, ...parts } of documents) {
      const bytes = pdf(parts.name, size)
      const path = join(dataFolder, `to-add-${randomUUID()}`)
      await writeFile(path, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const file = { path, size: bytes.length, sha256, textState: 'none' } as const
      await addDocument(
        { database, storage },
        {
          street: 'Lindenweg 3',
          date: '2025-03-09',
          type: 'Mietvertrag',
          ...parts,
          customerId,
          makesCustomer: true,
          file,
          state,
          typedName: '',
          message: '',
          uploader: null,
        },
      )
    }
  } finally {
    await storage.close()
    await database.close()
  }
}

/** A PDF of one page that says a text, and is filled up to a size. */
function pdf(text: string, size: number): Buffer {
  const content = `BT /F1 24 Tf 72 720 Td (${text.replace(/[^\x20-\x7e]|[()\\]/g, '?')}) Tj ET`
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ].map((object, place) => `${place + 1} 0 obj${object}endobj\n`)
  const body = `%PDF-1.4\n${objects.join('')}%${' '.repeat(size)}\n`
  return Buffer.from(`${body}trailer<</Root 1 0 R/Size 6>>\n%%EOF\n`)
}

/** Somebody new who has signed in, and whose list has documents; answers the customer's id. */
export async function arriveWithDocuments(
  { page, service }: { page: Page; service: Service },
  customerId: string,
  documents: readonly GivenDocument[],
): Promise<void> {
  await addDocuments(service, customerId, documents)
  await accept({ page, service }, await service.invite(customerId), newEmail())
}

/** The rows of the list as they are shown. */
export const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Dokumente' }).locator('tbody').getByRole('row')

/** The names in the list, in their order. */
export async function namesOf(page: Page): Promise<string[]> {
  const rows = await rowsOf(page).all()
  const names = await Promise.all(
    rows.map(async (row) => ({
      index: Number(await row.getAttribute('aria-rowindex')),
      name: await row.getByRole('cell').first().innerText(),
    })),
  )
  return names.toSorted((a, b) => a.index - b.index).map(({ name }) => name)
}
