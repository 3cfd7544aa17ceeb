import { addToCustomerSearch } from '@hausblick/server/src/accounts/customerSearch/entries.ts'
import type { Database } from '@hausblick/server/src/database/open.ts'
import { insert } from '@hausblick/server/src/database/upsert.ts'

const CUSTOMERS_AT_A_TIME = 500
/** What each customer has. */
const HOLDING = { units: 10, loans: 3 }

const lastNames = ['Müller', 'Öztürk', 'Schneider', 'Krämer', 'Weiß', 'Yılmaz', 'Böhm', 'Ritter']
const endings = [
  '',
  'mann',
  'er',
  'sen',
  'hoff',
  'bach',
  'ke',
  'ow',
  'inger',
  'feld',
  'stein',
  'hardt',
]
const firstNames = [
  'Anna',
  'Søren',
  'Can',
  'Miriam',
  'Karl-Heinz',
  'Zoë',
  'Jonas',
  'Ayşe',
  'Lukas',
  'Ingrid',
]
const trees = [
  'Linden',
  'Ahorn',
  'Birken',
  'Eichen',
  'Erlen',
  'Weser',
  'Venloer ',
  'Berg',
  'Goethe',
  'Rosen',
]
const ways = ['straße', 'weg', 'allee', 'platz', 'gasse', 'ufer', 'hof', 'ring']
const cities = [
  'Berlin',
  'Köln',
  'Bonn',
  'Düsseldorf',
  'Mülheim an der Ruhr',
  'Görlitz',
  'Halle (Saale)',
]
const lenders = ['DKB', 'Volksbank Görlitz eG', 'Sparkasse KölnBonn', 'Förderbank', 'Spreebank AG']

/** Returns an entry by a number, the first entries more often than the last. */
function pick(list: readonly string[], seed: number): string {
  const part = ((seed * 2_654_435_761) % 4_294_967_296) / 4_294_967_296
  return list[Math.floor(part * part * list.length)] ?? ''
}

function nameOf(seed: number): string {
  return `${pick(lastNames, seed)}${pick(endings, seed * 7 + 3)}`
}

/** Fills a migrated database with customers who have units in two buildings and loans. */
export async function fillItems(
  { db }: Database,
  customers: number,
  { units, loans } = HOLDING,
): Promise<void> {
  for (let start = 0; start < customers; start += CUSTOMERS_AT_A_TIME) {
    const numbers = Array.from({ length: CUSTOMERS_AT_A_TIME }, (_, index) => start + index)
    await db.transaction().execute(async (trx) => {
      await insert(trx, 'customer', {
        columns: ['id', 'data_version', 'created_at', 'last_document_number', 'name'],
        rows: numbers.map((number) => [
          idOf(number),
          1,
          '2026-01-01',
          0,
          `${nameOf(number)}, ${pick(firstNames, number + 5)}`,
        ]),
      })
      await addToCustomerSearch(trx, numbers.map(idOf))
      await insert(trx, 'property_overview', {
        columns: ['customer_id', 'property_id', 'label', ...address, ...tenant],
        rows: numbers.flatMap((number) =>
          range(units).map((unit) => [
            idOf(number),
            `${idOf(number)}-W${String(unit + 1).padStart(2, '0')}`,
            `WE ${String(unit + 1).padStart(2, '0')} ${unit % 3}. OG`,
            ...addressOf(number * 2 + (unit % 2)),
            unit % 2 === 0 ? 'Frau' : 'Herr',
            pick(firstNames, number * 10 + unit),
            nameOf(number * 13 + unit),
          ]),
        ),
      })
      await insert(trx, 'object_overview', {
        columns: ['customer_id', 'object_id', 'label', ...address],
        rows: numbers.flatMap((number) =>
          range(2).map((object) => [
            idOf(number),
            `${idOf(number)}-O${object + 1}`,
            'Mehrfamilienhaus',
            ...addressOf(number * 2 + object),
          ]),
        ),
      })
      await insert(trx, 'credit', {
        columns: ['customer_id', 'credit_id', ...address],
        rows: numbers.flatMap((number) =>
          range(loans).map((loan) => [
            idOf(number),
            `${idOf(number)}-D${loan + 1}`,
            ...addressOf(number * 2 + (loan % 2)),
          ]),
        ),
      })
      await insert(trx, 'credit_terms', {
        columns: ['customer_id', 'credit_id', 'lender', 'contract_number'],
        rows: numbers.flatMap((number) =>
          range(loans).map((loan) => [
            idOf(number),
            `${idOf(number)}-D${loan + 1}`,
            pick(lenders, number + loan),
            String(600_000_000 + number * loans + loan),
          ]),
        ),
      })
    })
  }
}

const address = ['street', 'house_number', 'zip_code', 'city']
const tenant = ['tenant_title', 'tenant_first_name', 'tenant_last_name']

function idOf(number: number): string {
  return `E-${100_000 + number}`
}

function addressOf(seed: number): string[] {
  const street = `${pick(trees, seed)}${pick(ways, seed * 3 + 1)}`
  const city = pick(cities, seed * 5 + 2)
  return [street, String(1 + (seed % 180)), String(10_000 + ((seed * 17) % 80_000)), city]
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}
