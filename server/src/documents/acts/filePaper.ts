import { cleanDocumentName } from '@hausblick/contract/encoding/fileName.ts'
import { berlinDay } from '@hausblick/figures/dates/berlinDay.ts'
import type { Selectable } from 'kysely'
import type { PaperTable } from '../../platform/database/tables/papers.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { readActiveContent } from '../activeContent.ts'
import { insertDocument } from '../add/addDocument.ts'
import type { FiledAs } from '../nameDocument.ts'
import { nameInInbox } from '../nameInInbox.ts'
import { endPaper } from '../papers/endPaper.ts'
import * as texts from '../texts.ts'
import type { Act, Acting } from './act.ts'
import { askedOf } from './asked.ts'
import type { CorrectedDocument } from './journal.ts'
import { isWaiting, makeWait } from './papers.ts'

type Paper = Selectable<PaperTable>

/** Files a paper as a document of a customer. */
export const filePaperAct: Act<'filePaper'> = {
  apply: async (acting, change) => {
    const { kind, paper: id, seen: name } = change
    const paper = (await isWaiting(acting.trx, change)) && (await end(acting, id))
    if (!paper) return null
    const as = { asked: askedOf(change), state: null }
    return { kind, paper: id, name, after: await makeDocument(acting, paper, as) }
  },
  undo: makeWait,
}

/** Puts a paper into the inbox of a customer, as if they had sent it. */
export const givePaperAct: Act<'givePaper'> = {
  apply: async (acting, change) => {
    const { kind, paper: id, seen: name, customerId } = change
    const paper = (await isWaiting(acting.trx, change)) && (await end(acting, id))
    if (!paper) return null
    const parts = nameInInbox(paper.name, berlinDay(new Date(paper.arrived_at)))
    const as = { asked: cleanDocumentName({ customerId, ...parts }), state: 'received' } as const
    return { kind, paper: id, name, after: await makeDocument(acting, paper, as) }
  },
  undo: makeWait,
}

const end = ({ trx, caller }: Acting, paper: number) => endPaper(trx, paper, 'filed', caller)

interface Made {
  readonly asked: FiledAs
  readonly state: 'received' | null
}

/** Makes a document of a paper, whose file it shares. */
async function makeDocument(
  { trx, caller, record }: Acting,
  paper: Paper,
  { asked, state }: Made,
): Promise<CorrectedDocument> {
  const { number, fileName } = await insertDocument(trx, createStorageKey(), {
    ...asked,
    fileKey: paper.storage_key,
    file: {
      size: paper.size,
      sha256: paper.sha256,
      // It has been read, and is not read again.
      textState: 'pending',
      active: readActiveContent(paper.active_content),
    },
    state,
    typedName: paper.name,
    message: state === 'received' ? paper.message : '',
    uploader: caller,
    sender: paper.sender,
  })
  const { customerId } = asked
  const action = state === 'received' ? 'paperGiven' : 'documentFiled'
  const from = texts.paperNumbered(paper.id)
  const details = { document: fileName, number: String(number), from }
  await record(trx, { action, customerId, details })
  return { customerId, number, fileName }
}
