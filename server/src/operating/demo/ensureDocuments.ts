import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Kysely } from 'kysely'
import { addDocument } from '../../documents/add/addDocument.ts'
import type { DocumentParts } from '../../documents/add/storeThenAdd.ts'
import { indexText, toDocumentText } from '../../documents/search/indexText.ts'
import type { Database } from '../../platform/database/open.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { demoBuildings, demoLoans } from './buildings.ts'
import { type DemoDocument, demoDocuments } from './documents.ts'

interface Parts extends DocumentParts {
  readonly database: Database
}

const KEY_PREFIX = 'demo '

/**
 * Adds the demo customer's missing documents, unless an operator has imported a demo of their own. Returns how many were
 * added.
 */
export async function ensureDemoDocuments(service: Parts, customerId: string): Promise<number> {
  const { db } = service.database
  // The documents do not depend on the day.
  const buildings = demoBuildings(berlinDay(new Date()))
  const units = buildings.flatMap(({ units }) => units.map(({ id }) => id))
  if (!(await hasUnits(db, customerId, units))) return 0
  const wanted = demoDocuments(buildings, demoLoans)
  const there = await findKeys(db, customerId)
  const missing = wanted.filter((document) => !there.has(keyOf(document)))
  if (missing.length === 0) return 0
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-demo-'))
  try {
    for (const document of missing) await add(service, customerId, document, folder)
  } finally {
    await rm(folder, { recursive: true })
  }
  return missing.length
}

async function add(
  service: Parts,
  customerId: string,
  document: DemoDocument,
  folder: string,
): Promise<void> {
  // Imported here since pdfkit is large and used once.
  const { writePdf } = await import('./writePdf.ts')
  const bytes = await writePdf(document)
  const path = join(folder, 'demo.pdf')
  await writeFile(path, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const file = { path, size: bytes.length, sha256, textState: 'pending', active: [] } as const
  const { number } = await addDocument(service, {
    ...document,
    customerId,
    file,
    state: null,
    typedName: '',
    message: '',
    uploader: null,
    upload: { key: keyOf(document), sha256 },
  })
  const page = [document.type, document.name, ...document.paragraphs].join('\n')
  // The text is known, so the PDF need not be read.
  await indexText(service.database, { customerId, number }, toDocumentText([page]))
}

/** Returns the upload key, which makes adding idempotent across processes that start together. */
function keyOf({ street, type, name }: DemoDocument): string {
  return `${KEY_PREFIX}${street} ${type} ${name}`
}

async function hasUnits(
  db: Kysely<Schema>,
  customerId: string,
  units: readonly string[],
): Promise<boolean> {
  const rows = await db
    .selectFrom('property_overview')
    .select('property_id')
    .where('customer_id', '=', customerId)
    .execute()
  const ids = new Set(rows.map((row) => row.property_id))
  return units.every((id) => ids.has(id))
}

async function findKeys(db: Kysely<Schema>, customerId: string): Promise<Set<string | null>> {
  const rows = await db
    .selectFrom('document')
    .select('upload_key')
    .where('customer_id', '=', customerId)
    .where('upload_key', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.upload_key))
}
