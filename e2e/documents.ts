import { createHash, randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ActiveContent, DocumentState } from '../contract/src/documents.ts'
import { addDocument } from '../server/src/documents/add/addDocument.ts'
import { openStorage } from '../server/src/platform/storage/open.ts'
import { accept, newEmail } from './account.ts'
import type { Service } from './service.ts'

export interface GivenDocument {
  readonly name: string
  readonly street?: string
  /** An ISO 8601 day; null if unknown. */
  readonly date?: string | null
  readonly type?: string
  readonly state?: DocumentState
  /** Approximate size in bytes. */
  readonly size?: number
  /** The pages' texts, for the service to extract; without them the document cannot be searched. */
  readonly pages?: readonly string[]
  readonly active?: readonly ActiveContent[]
  /** In place of what `pages` and `size` describe. */
  readonly bytes?: Buffer
}

/** Adds documents to a customer in order, bypassing the running service. */
export async function addDocuments(
  { config, database }: Service,
  customerId: string,
  documents: readonly GivenDocument[],
): Promise<void> {
  const storage = await openStorage(config.documents)
  try {
    for (const {
      state = null,
      size = 0,
      pages,
      name,
      active = [],
      bytes = pdf(pages ?? [name], size),
      ...parts
    } of documents) {
      const path = join(config.dataDir, `to-add-${randomUUID()}`)
      await writeFile(path, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const textState = pages ? 'pending' : 'none'
      const file = { path, size: bytes.length, sha256, textState, active } as const
      await addDocument(
        { database, storage },
        {
          street: 'Lindenweg 3',
          date: '2025-03-09',
          type: 'Mietvertrag',
          ...parts,
          name,
          customerId,
          createsCustomer: true,
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
  }
}

/** Makes a PDF with a text per page (printable ASCII), padded to a size in bytes. */
function pdf(pages: readonly string[], size = 0): Buffer {
  const numberOf = (place: number) => 4 + 2 * place
  const kids = pages.map((_, place) => `${numberOf(place)} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    ...pages.flatMap((text, place) => {
      const said = text.replace(/[^\x20-\x7e]|[()\\]/g, '?')
      const content = `BT /F1 24 Tf 72 720 Td (${said}) Tj ET`
      const looks = `/MediaBox[0 0 595 842]/Resources<</Font<</F1 3 0 R>>>>`
      return [
        `<</Type/Page/Parent 2 0 R${looks}/Contents ${numberOf(place) + 1} 0 R>>`,
        `<</Length ${content.length}>>stream\n${content}\nendstream`,
      ]
    }),
  ].map((object, place) => `${place + 1} 0 obj${object}endobj\n`)
  let body = '%PDF-1.4\n'
  const places = objects.map((object) => {
    const place = String(body.length).padStart(10, '0')
    body += object
    return `${place} 00000 n \n`
  })
  body += `%${' '.repeat(size)}\n`
  const table = `xref\n0 ${places.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer<</Root 1 0 R/Size ${places.length + 1}>>`
  return Buffer.from(`${body}${table}${trailer}\nstartxref\n${body.length}\n%%EOF\n`)
}

/** Signs in as a new customer with documents. Returns the customer's id. */
export async function arriveWithDocuments(
  { page, service }: { page: Page; service: Service },
  customerId: string,
  documents: readonly GivenDocument[],
): Promise<void> {
  await addDocuments(service, customerId, documents)
  await accept({ page, service }, await service.invite(customerId), newEmail())
}

/** Shows the selects that filter and sort the list, which are behind a button on phones. */
export async function openFilters(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: /^Filter( \(\d\))?$/, expanded: false })
  if (await button.isVisible()) await button.click()
}

/** Locates the rows of the list. */
export const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Dokumente' }).locator('tbody').getByRole('row')

/** Reads the names in the list at one moment, without waiting for rows that are being removed. */
export async function namesOf(page: Page): Promise<string[]> {
  const rows = await rowsOf(page).evaluateAll((elements) =>
    elements.map((row) => ({
      index: Number(row.getAttribute('aria-rowindex')),
      // The text of its first cell but a box to mark it, without a badge or an excerpt. Rows out of sight have no rendered text.
      name: row.querySelector('[role=cell]:not(:has(input))')?.firstChild?.textContent ?? '',
    })),
  )
  return rows.toSorted((a, b) => a.index - b.index).map(({ name }) => name)
}
