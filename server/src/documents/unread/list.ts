import type { UnreadReason } from '@hausblick/contract/calls/unreadPages.ts'
import { type Kysely, sql } from 'kysely'
import type { ScanPageTable } from '../../platform/database/tables/scans.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { WholeScope } from '../../platform/http/access.ts'

/** A file with scanned pages that are not read. */
interface UnreadFile {
  /** Whose document it is; null for a paper. */
  readonly customerId: string | null
  /** The number of the document or paper. */
  readonly number: number
  readonly name: string
  /** How many further documents have the same file. */
  readonly others: number
  readonly unread: { reason: UnreadReason; pages: number[] }[]
}

/** Those that are stored with pages. */
const REASONS = ['encoding', 'locked', 'illegible', 'missing'] as const

type Having = Omit<UnreadFile, 'unread'> & { readonly key: string }

/** Literals rather than parameters, so that the partial index applies. */
export const isUnread = sql<boolean>`scan_page.state <> 'read' and (scan_page.state <> 'waiting' or scan_page.reason is not null)`

/** Reads the newest files with scanned pages that are not read, with their pages, and the total beyond the limit. */
export async function listUnread(
  db: Kysely<Schema>,
  _scope: WholeScope,
  limit: number,
): Promise<{ readonly entries: UnreadFile[]; readonly total: number }> {
  const files = db
    .selectFrom('scan')
    .where('file_key', 'in', (eb) =>
      eb.selectFrom('scan_page').select('scan_page.file_key').where(isUnread),
    )
    .where(
      sql<boolean>`(
        exists (select 1 from document where document.file_key = scan.file_key)
        or exists (
          select 1 from document
          where document.storage_key = scan.file_key and document.file_key is null
        )
        or exists (
          select 1 from paper
          where paper.storage_key = scan.file_key and paper.state = 'waiting'
        )
      )`,
    )
  const shown = await files
    .select('file_key')
    .orderBy('uploaded_at', 'desc')
    .orderBy('file_key')
    .limit(limit)
    .execute()
  const { total } = await files
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const keys = shown.map(({ file_key }) => file_key)
  if (keys.length === 0) return { entries: [], total }
  const having = new Map((await findHaving(db, keys)).map((entry) => [entry.key, entry]))
  const unread = await readPages(db, keys)
  const entries = keys.flatMap((key) => {
    const entry = having.get(key)
    if (!entry) return []
    const { key: _, ...file } = entry
    return [{ ...file, unread: unread.get(key) ?? [] }]
  })
  return { entries, total }
}

/** Finds what has these files: a document before a paper, and of several documents the first. */
async function findHaving(db: Kysely<Schema>, keys: readonly string[]): Promise<Having[]> {
  const papers = await db
    .selectFrom('paper')
    .select(['storage_key as key', 'id as number', 'name'])
    .where('storage_key', 'in', keys)
    .where('state', '=', 'waiting')
    .execute()
  const { rows: documents } = await sql<Having & { readonly documents: number }>`
    select key, customer_id as "customerId", number, file_name as name, documents from (
      select key, customer_id, number, file_name,
        row_number() over (partition by key order by customer_id, number) as place,
        count(*) over (partition by key) as documents
      from (
        select coalesce(file_key, storage_key) as key, customer_id, number, file_name from document
        where file_key in (${sql.join(keys)})
          or (storage_key in (${sql.join(keys)}) and file_key is null)
      ) as having_it
    ) as placed
    where place = 1`.execute(db)
  return [
    ...papers.map((paper) => ({ ...paper, customerId: null, others: 0 })),
    ...documents.map(({ documents: count, ...row }) => ({ ...row, others: Number(count) - 1 })),
  ]
}

/** Reads which pages of files are not read, by file. */
async function readPages(
  db: Kysely<Schema>,
  keys: readonly string[],
): Promise<Map<string, UnreadFile['unread']>> {
  const rows = await db
    .selectFrom('scan_page')
    .select(['file_key', 'page', 'state', 'reason'])
    .where('file_key', 'in', keys)
    .where(isUnread)
    .orderBy('file_key')
    .orderBy('page')
    .execute()
  const byFile = new Map<string, UnreadFile['unread']>()
  for (const row of rows) {
    const unread = byFile.get(row.file_key) ?? []
    byFile.set(row.file_key, unread)
    const reason = reasonOf(row)
    const known = unread.find((each) => each.reason === reason)
    if (known) known.pages.push(row.page)
    else unread.push({ reason, pages: [row.page] })
  }
  return byFile
}

function reasonOf({ state, reason }: Pick<ScanPageTable, 'state' | 'reason'>): UnreadReason {
  if (state === 'skipped') return 'beyond'
  if (state === 'waiting') return 'later'
  return REASONS.find((known) => known === reason) ?? 'limits'
}
