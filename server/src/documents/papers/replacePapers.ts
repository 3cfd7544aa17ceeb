import type { Selectable, Transaction } from 'kysely'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import { copyScan } from '../scans/copy.ts'
import { restScans } from '../scans/queue.ts'
import { copyPaperTexts } from '../search/paperText.ts'
import * as texts from '../texts.ts'
import { keepReservedFile, type ReservedFile } from '../withheld/storedFiles.ts'
import { type AskedSplit, nameLetters, papersOf } from './planSplit.ts'

/**
 * Puts letters, whose files are reserved in their order, in place of the papers that they are cut from, and returns the papers.
 * Throws a ServiceError (409) where others have been faster.
 */
export async function replacePapers(
  trx: Transaction<Schema>,
  asked: AskedSplit,
  files: readonly ReservedFile[],
  { email }: StaffCaller,
): Promise<Selectable<PaperTable>[]> {
  const ids = papersOf(asked)
  const made = { request_sha256: '', made_at: new Date().toISOString(), made_by: email }
  const { id: split } = await trx
    .insertInto('paper_split')
    .values({ ...made, letters: files.length })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sources = await trx
    .updateTable('paper')
    .set({ state: 'split', split_by: split })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .returningAll()
    .execute()
  const isWhole = files.length === asked.letters.length && sources.length === ids.length
  if (!isWhole) throw new ServiceError(409, texts.noPaper)
  const byId = new Map(sources.map((source) => [source.id, source]))
  const isRead = ({ paper, page }: { readonly paper: number; readonly page: number }) => {
    const source = byId.get(paper)
    const isDone = source?.text_state === 'read' || source?.text_state === 'none'
    return isDone && page <= (source.read_to ?? page)
  }
  const names = nameLetters(asked, sources)
  const read: { paper: number; pages: AskedSplit['letters'][number]['pages'] }[] = []
  for (const [index, { key, size, sha256 }] of files.entries()) {
    const { pages = [] } = asked.letters[index] ?? {}
    const first = byId.get(pages[0]?.paper ?? 0)
    if (!first) throw new Error('A letter has no paper.')
    await keepReservedFile(trx, key)
    const hasText = pages.every(isRead)
    const { id: paper } = await trx
      .insertInto('paper')
      .values({
        ...{ storage_key: key, name: names[index] ?? '', size, sha256, pages: pages.length },
        ...{ state: 'waiting', cut_by: split },
        ...{ source: first.source, sender: first.sender, message: first.message },
        arrived_at: first.arrived_at,
        uploaded_by_issuer: first.uploaded_by_issuer,
        uploaded_by_subject: first.uploaded_by_subject,
        uploaded_by_email: first.uploaded_by_email,
        upload_key: null,
        upload_sha256: null,
        text_state: hasText ? 'none' : 'pending',
        // The reader has made sure of it.
        active_content: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    if (!hasText) continue
    read.push({ paper, pages })
    await copyScan(
      trx,
      { fileKey: key, uploadedAt: first.arrived_at },
      pages.map((each) => ({
        fileKey: byId.get(each.paper)?.storage_key ?? '',
        page: each.page,
      })),
    )
  }
  await copyPaperTexts(trx, read)
  await restScans(
    trx,
    sources.map(({ storage_key }) => storage_key),
  )
  return sources
}
