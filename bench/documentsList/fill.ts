import type { Kysely } from 'kysely'
import { writeFileName } from '../../contract/src/encoding/fileName.ts'
import { holdCustomers } from '../../server/src/customers/store.ts'
import { chunks } from '../../server/src/database/chunks.ts'
import type { Schema } from '../../server/src/database/schema.ts'

const ROWS_PER_STATEMENT = 500
const streets = ['Lindenstraße', 'Weserstraße', 'Bergmannstraße', 'Schönhauser Allee', 'Ackerweg']
const types = ['Mietvertrag', 'Nebenkostenabrechnung', 'Rechnung', 'Protokoll', 'Grundbuchauszug']
const people = ['Müller', 'Özdemir', 'Schäfer', 'Weiß', 'Nowak', 'Lehmann', 'Jäger']

/** Gives a customer so many documents of different names, as an archive of many years has them; none of them has bytes. */
export async function fillWithDocuments(
  db: Kysely<Schema>,
  customerId: string,
  count: number,
): Promise<void> {
  const rows = Array.from({ length: count }, (_, at) => documentRow(customerId, at + 1))
  await db.transaction().execute(async (trx) => {
    await holdCustomers(trx, [customerId])
    for (const chunk of chunks(rows, ROWS_PER_STATEMENT))
      await trx.insertInto('document').values(chunk).execute()
    await trx
      .updateTable('customer')
      .set({ last_document_number: count })
      .where('id', '=', customerId)
      .execute()
  })
}

function documentRow(customerId: string, number: number) {
  const pick = (texts: readonly string[], by: number) =>
    texts[Math.floor(number / by) % texts.length] ?? ''
  const day = new Date(Date.UTC(2005, 0, 1) + ((number * 7919) % 7500) * 86_400_000)
  const parts = {
    customerId,
    street: `${pick(streets, 1)} ${1 + (number % 40)}`,
    date: day.toISOString().slice(0, 10),
    type: pick(types, 3),
    name: `${pick(types, 3)} ${pick(people, 5)} ${number}`,
  }
  return {
    customer_id: customerId,
    number,
    storage_key: `bench-${customerId}-${number}`,
    file_name: writeFileName(parts),
    street: parts.street,
    date: parts.date,
    type: parts.type,
    name: parts.name,
    size: 20_000 + ((number * 104_729) % 4_000_000),
    sha256: '',
    state: null,
    typed_name: parts.name,
    message: '',
    uploaded_at: day.toISOString(),
    text_state: 'none' as const,
  }
}
