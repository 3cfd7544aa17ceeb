import { randomBytes, randomInt } from 'node:crypto'
import { writeFileName } from '@hausblick/contract/encoding/fileName.ts'
import type { Database } from '@hausblick/server/src/platform/database/open.ts'
import { splitIntoChunks } from '@hausblick/server/src/platform/database/splitIntoChunks.ts'
import type { DocumentTable } from '@hausblick/server/src/platform/database/tables/documents.ts'
import type { Insertable } from 'kysely'

const STREETS = ['Linden', 'Garten', 'Bahnhof', 'Schiller', 'Kirch', 'Berg', 'Wald', 'Mühlen']
const NAMES: Readonly<Record<string, readonly string[]>> = {
  Mietvertrag: ['Mietvertrag', 'Nachtrag zum Mietvertrag', 'Kündigung', 'Mieterhöhung'],
  Nebenkosten: ['Nebenkostenabrechnung', 'Heizkostenabrechnung', 'Widerspruch Nebenkosten'],
  Rechnung: ['Rechnung Heizungswartung', 'Rechnung Dachdecker', 'Rechnung Schornsteinfeger'],
  Versicherung: ['Gebäudeversicherung', 'Haftpflichtversicherung'],
  Protokoll: ['Übergabeprotokoll', 'Protokoll der Eigentümerversammlung'],
  Grundsteuer: ['Grundsteuerbescheid'],
}
const TENANTS = ['Müller', 'Schmidt', 'Yılmaz', 'Weber', 'Wagner', 'Nowak', 'Hoffmann', 'Schäfer']
const ROWS_PER_STATEMENT = 500
const DAY_MS = 24 * 60 * 60 * 1000

/** Adds `count` documents of ten years to a customer's index, without bytes. */
export async function indexDocuments(
  { db }: Database,
  customerId: string,
  count: number,
): Promise<void> {
  const streets = Array.from({ length: 12 }, () => `${pickItem(STREETS)}straße ${randomInt(1, 90)}`)
  const names = new Set<string>()
  while (names.size < count) names.add(JSON.stringify(newParts(customerId, streets)))
  // Documents arrive some weeks after their date.
  const arrived = [...names]
    .map((parts): Parts => JSON.parse(parts))
    .map((parts) => ({ parts, at: Date.parse(parts.date) + randomInt(30) * DAY_MS }))
    .toSorted((a, b) => a.at - b.at)
  const rows = arrived.map(({ parts }, index) => newRow(parts, index + 1))
  await db.transaction().execute(async (trx) => {
    for (const chunk of splitIntoChunks(rows, ROWS_PER_STATEMENT))
      await trx.insertInto('document').values(chunk).execute()
  })
}

type Parts = ReturnType<typeof newParts>

function newParts(customerId: string, streets: readonly string[]) {
  const type = pickItem(Object.keys(NAMES))
  const day = new Date(Date.UTC(2016, 0, 1 + randomInt(3650)))
  const date = day.toISOString().slice(0, 10)
  const about = pickItem([pickItem(TENANTS), `Whg. ${randomInt(1, 30)}`, date.slice(0, 4)])
  const name = `${pickItem(NAMES[type] ?? [])} ${about}`
  return { customerId, street: pickItem(streets), date, type, name }
}

function newRow({ customerId, ...parts }: Parts, number: number): Insertable<DocumentTable> {
  return {
    customer_id: customerId,
    number,
    storage_key: randomBytes(16).toString('hex'),
    file_name: writeFileName({ customerId, ...parts }),
    ...parts,
    size: 20_000 + Math.floor(3_000_000 * Math.random() ** 3),
    sha256: randomBytes(32).toString('hex'),
    state: null,
    typed_name: '',
    message: '',
    uploaded_at: new Date().toISOString(),
    uploaded_by_issuer: null,
    uploaded_by_subject: null,
    uploaded_by_email: null,
    filed_at: null,
    upload_key: null,
    upload_sha256: null,
    text_state: 'none',
    active_content: '',
    text_claimed_until: null,
  }
}

function pickItem<Item>(items: readonly Item[]): Item {
  const item = items[randomInt(items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}
