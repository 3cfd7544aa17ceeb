import { join } from 'node:path'
import { type ErasedKind, type Erasure, erasedKinds } from '@hausblick/contract/calls/erasure.ts'
import type { Kysely, Transaction } from 'kysely'
import { forgetMailsOf } from '../../documents/mailbox/forget.ts'
import { erasePictures } from '../../documents/places/pictures.ts'
import { customerNotFound, requireCustomer } from '../../people/customers/requireCustomer.ts'
import type { Actor } from '../../platform/audit/entry.ts'
import { createAuditLog } from '../../platform/audit/log.ts'
import { redactCustomer } from '../../platform/audit/redact.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { CustomerScope } from '../../platform/http/access.ts'
import { removeMailFiles } from '../../platform/mail/files.ts'
import { createSeal } from '../../platform/mail/seal.ts'
import { withdrawMails } from '../../platform/mail/withdraw.ts'
import { listMergedIds } from '../merging/list.ts'
import { countDocuments, eraseDocuments } from './documents.ts'
import { countEnding, eraseImports, findImports, type NamingImports } from './imports.ts'
import { createMentions } from './mentions.ts'
import type { ErasureParts, ErasureSettings } from './parts.ts'
import { countAccounts, eraseAccounts, listAddresses } from './people.ts'
import { tables } from './tables.ts'

/** Returns what deleting a customer would delete, and what of the documents would be kept. Throws 404 for an unknown one. */
export async function previewErasure(
  parts: ErasureParts,
  { customerId }: CustomerScope,
  now = new Date(),
): Promise<Erasure> {
  const {
    database: { db },
    config: { keepYears },
  } = parts
  await requireCustomer(db, customerId)
  let erased: Erasure['erased'] = []
  for (const [table, kind] of tables)
    if (kind) erased = addCount(erased, kind, await countRows(db, table, customerId))
  erased = addCount(erased, 'accounts', await countAccounts(db, customerId))
  erased = addCount(erased, 'guests', await countRows(db, 'guest', customerId))
  const { runIds } = await findImports(parts, customerId)
  erased = addCount(erased, 'imports', runIds.length)
  erased = addCount(erased, 'openImports', await countEnding(db, runIds))
  const documents = await countDocuments(db, customerId, { keepYears, now })
  return { customerId, erasedAt: null, erased, documents }
}

/**
 * Deletes a customer with everything that is stored of them, in one transaction: afterwards the id is unknown. Documents that
 * law demands to be kept become locked; the bytes of the others, and words that only they had, are left to background work.
 * Throws 404 for an unknown customer.
 *
 * @param actor who deletes
 */
export async function eraseCustomer(
  parts: ErasureParts,
  { customerId }: CustomerScope,
  actor: Actor,
  now = new Date(),
): Promise<Erasure> {
  const {
    database: { db },
    config,
  } = parts
  await requireCustomer(db, customerId)
  // Before the transaction, which would keep others waiting while files are read.
  const imports = await findImports(parts, customerId)
  const { mentions, ...erasure } = await transact(db, (trx) =>
    eraseWithin(trx, config, { customerId, imports, actor, now }),
  )
  const files = await removeMailFiles(join(config.dataDir, 'mail'), mentions)
  return { ...erasure, erased: addCount(erasure.erased, 'mails', files) }
}

interface Deletion {
  readonly customerId: string
  readonly imports: NamingImports
  readonly actor: Actor
  readonly now: Date
}

async function eraseWithin(
  trx: Transaction<Schema>,
  config: ErasureSettings,
  { customerId, imports, actor, now }: Deletion,
): Promise<Erasure & { readonly mentions: ReturnType<typeof createMentions> }> {
  await lockCustomer(trx, customerId)
  const addresses = await listAddresses(trx, customerId, config)
  const { keepYears } = config
  const documents = await eraseDocuments(trx, customerId, {
    keepYears,
    now,
    by: actor.email ?? null,
  })
  let erased: Erasure['erased'] = []
  // Nothing of those who became part of this customer is under their own ids but what imports and the log say.
  const mergedIds = await listMergedIds(trx, customerId)
  await erasePictures(trx, [customerId, ...mergedIds])
  erased = addCount(erased, 'imports', imports.runIds.length)
  erased = addCount(erased, 'openImports', await countEnding(trx, imports.runIds))
  await eraseImports(trx, imports)
  const programs = await trx
    .selectFrom('program')
    .select('id')
    .where('customer_id', 'in', [customerId, ...mergedIds])
    .execute()
  for (const [table, kind] of tables) {
    const { numDeletedRows } = await trx
      .deleteFrom(table)
      .where('customer_id', 'in', [customerId, ...mergedIds])
      .executeTakeFirst()
    if (kind) erased = addCount(erased, kind, Number(numDeletedRows))
  }
  // Their keys would do it, but for servers that share the customers (platform/database/tables.ts).
  await trx.deleteFrom('document_change').where('new_customer_id', '=', customerId).execute()
  await forgetMailsOf(trx, [customerId, ...mergedIds], addresses)
  const { accounts, hosted, guests } = await eraseAccounts(trx, customerId, addresses, config)
  erased = addCount(addCount(erased, 'accounts', accounts.length), 'hostedAccounts', hosted)
  erased = addCount(erased, 'guests', guests)
  const mentions = createMentions({ customerId, addresses, accounts })
  const mails = await withdrawMails(trx, createSeal(config.secrets), mentions)
  await trx.deleteFrom('customer').where('id', '=', customerId).execute()
  await trx.updateTable('service').set({ unused_words_since: now.toISOString() }).execute()
  const details = { count: String(documents.reduce((sum, { erased }) => sum + erased, 0)) }
  const redaction = {
    customerIds: [customerId, ...mergedIds],
    accounts: [...accounts, ...programs.map(({ id }) => ({ issuer: 'program', subject: id }))],
    emails: addresses,
    actor,
    details,
  }
  await redactCustomer(trx, createAuditLog(config.secrets), redaction)
  return {
    customerId,
    erasedAt: now.toISOString(),
    erased: addCount(erased, 'mails', mails),
    documents,
    mentions,
  }
}

/** Locks the customer's row, so that uploads, filings and imports come before the deletion or find nobody. */
async function lockCustomer(trx: Transaction<Schema>, customerId: string): Promise<void> {
  const locked = await trx
    .updateTable('customer')
    .set(({ ref }) => ({ last_document_number: ref('last_document_number') }))
    .where('id', '=', customerId)
    .returning('id')
    .executeTakeFirst()
  if (!locked) throw customerNotFound(customerId)
}

async function countRows(
  db: Kysely<Schema>,
  table: (typeof tables)[number][0] | 'guest',
  customerId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow()
  return count
}

/** Adds to a count, and keeps the order of the report. */
function addCount(erased: Erasure['erased'], kind: ErasedKind, more: number): Erasure['erased'] {
  if (more === 0) return erased
  const counts = new Map(erased.map((one) => [one.kind, one.count]))
  counts.set(kind, (counts.get(kind) ?? 0) + more)
  return Object.keys(erasedKinds)
    .map((name) => ({ kind: name as ErasedKind, count: counts.get(name as ErasedKind) ?? 0 }))
    .filter(({ count }) => count > 0)
}
