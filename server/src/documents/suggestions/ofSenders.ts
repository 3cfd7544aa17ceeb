import type { FiledOfSender } from '@hausblick/figures/documents/suggestions/sender.ts'
import { type Kysely, sql } from 'kysely'
import { splitIntoChunks } from '../../platform/database/splitIntoChunks.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

const SENDERS_PER_STATEMENT = 500

/** Reads how the papers that these senders mailed are filed now, except among examples. */
export async function readFiledOfSenders(
  db: Kysely<Schema>,
  senders: readonly string[],
  demoCustomerId: string,
): Promise<Map<string, FiledOfSender[]>> {
  const found: (FiledOfSender & { readonly sender: string })[] = []
  for (const chunk of splitIntoChunks([...new Set(senders)], SENDERS_PER_STATEMENT)) {
    // Literally the condition of the index.
    const { rows } = await sql<(typeof found)[number]>`
      select sender, customer_id as "customerId", street, type, count(*) as filed from document
      where sender is not null and sender in (${sql.join(chunk)})
        and (state is null or state <> 'received') and customer_id <> ${demoCustomerId}
      group by sender, customer_id, street, type`.execute(db)
    found.push(...rows)
  }
  return Map.groupBy(found, ({ sender }) => sender)
}
