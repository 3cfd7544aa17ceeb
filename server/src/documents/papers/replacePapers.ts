import type { Transaction } from 'kysely'
import type { Schema } from '../../platform/database/tables/schema.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { StoredFile } from '../../platform/storage/storage.ts'
import { copyScan } from '../scans/copy.ts'
import { restScans } from '../scans/queue.ts'
import { copyPaperTexts } from '../search/paperText.ts'
import * as texts from '../texts.ts'
import { keepReservedFile } from '../withheld/storedFiles.ts'
import { type AskedSplit, papersOf } from './planSplit.ts'

export interface MadeSplit {
  readonly split: number
  readonly letters: { readonly paper: number; readonly name: string }[]
}

/** A letter whose file is stored under a reserved key. */
interface Letter extends StoredFile {
  readonly key: string
  readonly name: string
  readonly pages: AskedSplit['letters'][number]['pages']
}

interface Replacing {
  readonly asked: AskedSplit
  readonly request: string
  readonly letters: readonly Letter[]
  readonly actor: StaffCaller
}

/** Puts the letters in place of the papers. Throws a ServiceError (409) where others have been faster. */
export async function replacePapers(
  trx: Transaction<Schema>,
  { asked, request, letters, actor }: Replacing,
): Promise<MadeSplit> {
  const ids = papersOf(asked)
  const { id: split } = await trx
    .insertInto('paper_split')
    .values({
      request_sha256: request,
      made_at: new Date().toISOString(),
      made_by: actor.email,
      letters: letters.length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sources = await trx
    .updateTable('paper')
    .set({ state: 'split', split_by: split })
    .where('id', 'in', ids)
    .where('state', '=', 'waiting')
    .returningAll()
    .execute()
  if (sources.length < ids.length) throw new ServiceError(409, texts.noPaper)
  const byId = new Map(sources.map((source) => [source.id, source]))
  const isRead = ({ paper, page }: { readonly paper: number; readonly page: number }) => {
    const source = byId.get(paper)
    const isDone = source?.text_state === 'read' || source?.text_state === 'none'
    return isDone && page <= (source.read_to ?? page)
  }
  const made: { paper: number; name: string }[] = []
  for (const { key, name, size, sha256, pages } of letters) {
    const first = byId.get(pages[0]?.paper ?? 0)
    if (!first) throw new Error('A letter has no paper.')
    await keepReservedFile(trx, key)
    const { id: paper } = await trx
      .insertInto('paper')
      .values({
        storage_key: key,
        ...{ name, size, sha256, pages: pages.length, state: 'waiting', cut_by: split },
        ...{ source: first.source, sender: first.sender, message: first.message },
        arrived_at: first.arrived_at,
        uploaded_by_issuer: first.uploaded_by_issuer,
        uploaded_by_subject: first.uploaded_by_subject,
        uploaded_by_email: first.uploaded_by_email,
        upload_key: null,
        upload_sha256: null,
        text_state: pages.every(isRead) ? 'none' : 'pending',
        // The reader has made sure of it.
        active_content: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    made.push({ paper, name })
  }
  const cut = letters.flatMap(({ pages }, index) => {
    const paper = made[index]?.paper
    return paper !== undefined && pages.every(isRead) ? [{ paper, pages }] : []
  })
  await copyPaperTexts(trx, cut)
  for (const { key, pages } of letters.filter(({ pages }) => pages.every(isRead)))
    await copyScan(
      trx,
      { fileKey: key, uploadedAt: byId.get(pages[0]?.paper ?? 0)?.arrived_at ?? '' },
      pages.map(({ paper, page }) => ({ fileKey: byId.get(paper)?.storage_key ?? '', page })),
    )
  await restScans(
    trx,
    sources.map(({ storage_key }) => storage_key),
  )
  return { split, letters: made }
}
