import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import { cleanDocumentName, type DocumentName } from '@hausblick/contract/encoding/fileName.ts'
import type { Selectable, Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { DocumentTable } from '../../platform/database/tables/documents.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { transact } from '../../platform/database/transact.ts'
import type { StaffCaller } from '../../platform/http/access.ts'
import { ServiceError } from '../../platform/http/errors.ts'
import type { Service } from '../../platform/http/service.ts'
import { createStorageKey } from '../../platform/storage/key.ts'
import { renameStored } from '../correct/correct.ts'
import { findDocument } from '../correct/findDocument.ts'
import { type CorrectedDocument, copyFile, moveStored } from '../correct/move.ts'
import { removeStored } from '../correct/remove.ts'
import { fileStored, findUploaded } from '../inbox/file.ts'
import { lockDocumentsOf } from '../lockDocuments.ts'
import { staffOf } from '../notices/queue.ts'
import * as texts from '../texts.ts'
import { conflictOf } from './conflicts.ts'
import { createLines } from './lines.ts'
import { changePaper, isPaperChange, lockPapers, type PaperChange } from './papers.ts'
import { type ChangedDocument, type ChangedPaper, type Done, findDone, keepStep } from './step.ts'

type Stored = Selectable<DocumentTable>

interface Step {
  readonly step: string
  readonly changes: readonly DocumentChange[]
}

/** A change of a document that is as the caller saw it. */
interface PlannedDocument {
  readonly change: Exclude<DocumentChange, PaperChange>
  readonly document: Stored
}

/** A change whose document is as the caller saw it, or whose paper waits. */
type Planned = PlannedDocument | { readonly change: PaperChange; readonly document: null }

/**
 * Files, corrects, moves and removes documents and papers, all or none. Repeating a step changes nothing. Throws a ServiceError: 400 for
 * empty parts, a document or paper named twice, and what is given to the demo; 404 for an unknown customer; 409 where somebody else has
 * changed documents since the caller saw them, with their names.
 */
export async function changeDocuments(
  service: Service,
  caller: StaffCaller,
  { step, changes }: Step,
): Promise<Done> {
  checkChanges(changes, service.config.demoCustomerId)
  const { db } = service.database
  const copies = await copyMoved(service, { step, changes })
  const staff = await staffOf(db, service.config)
  return await transact(db, async (trx) => {
    const begun = await begin(trx, { step, changes })
    if ('until' in begun) return begun
    const lines = createLines()
    const apply = createApply(trx, { caller, staff, copies, record: lines.record })
    const papers = { config: service.config, caller, record: lines.record }
    const changed: (ChangedDocument | ChangedPaper)[] = []
    for (const planned of begun) {
      if (planned.document) {
        const after = await apply(planned)
        changed.push({ kind: planned.change.kind, before: planned.document, after })
      } else changed.push(await changePaper(trx, papers, planned.change))
    }
    const done = await keepStep(trx, step, changed)
    await lines.append(trx, service.audit.by(caller))
    return done
  })
}

function checkChanges(changes: readonly DocumentChange[], demoCustomerId: string): void {
  const places = new Set(
    changes.map((change) =>
      isPaperChange(change) ? change.paper : `${change.customerId}/${change.number}`,
    ),
  )
  if (places.size < changes.length) throw new ServiceError(400, texts.twiceInStep)
  for (const change of changes) {
    // Papers are checked as they are filed.
    if (isPaperChange(change) || change.kind === 'remove') continue
    const { street, type, name } = askedOf(change)
    if (!street || !type || !name) throw new ServiceError(400, texts.emptyNames)
    if (isMove(change) && askedOf(change).customerId === demoCustomerId)
      throw new ServiceError(400, texts.nothingForDemo)
  }
}

/** Copies the files of documents that move, outside of the transaction; returns the keys of the copies by those of the files. */
async function copyMoved(service: Service, step: Step): Promise<ReadonlyMap<string, string>> {
  const copies = new Map<string, string>()
  if (!step.changes.some(isMove)) return copies
  const begun = await transact(service.database.db, (trx) => begin(trx, step))
  if ('until' in begun) return copies
  for (const { change, document } of begun) {
    if (!document || change.kind !== 'correct' || !isMove(change)) continue
    const key = createStorageKey()
    await copyFile(service, document, key, change.name)
    copies.set(document.storage_key, key)
  }
  return copies
}

/** Locks all customers and papers and returns the documents, or what the step has done before. */
async function begin(trx: Transaction<Schema>, { step, changes }: Step): Promise<Planned[] | Done> {
  const customers = changes.flatMap((change) => [
    ...('customerId' in change ? [change.customerId] : []),
    ...('to' in change ? [change.to] : []),
  ])
  await lockDocumentsOf(trx, customers)
  const papers = await lockPapers(
    trx,
    changes.filter(isPaperChange).map(({ paper }) => paper),
  )
  const done = await findDone(trx, step)
  if (done) return done
  const planned: Planned[] = []
  const conflicts: string[] = []
  for (const change of changes) {
    if (isPaperChange(change)) {
      const paper = papers.get(change.paper)
      if (paper?.state === 'waiting' && paper.name === change.seen)
        planned.push({ change, document: null })
      else conflicts.push(change.seen)
      continue
    }
    const document = await findDocument(trx, change)
    const isSeen = document?.file_name === change.seen
    const isDue = change.kind !== 'file' || document?.state === 'received'
    if (document && isSeen && isDue) planned.push({ change, document })
    else conflicts.push(change.seen)
  }
  if (conflicts.length > 0) throw conflictOf(conflicts)
  return planned
}

interface Applying {
  readonly caller: StaffCaller
  readonly staff: readonly string[]
  readonly copies: ReadonlyMap<string, string>
  readonly record: Recorder
}

function createApply(trx: Transaction<Schema>, { caller, staff, copies, record }: Applying) {
  return async ({ change, document }: PlannedDocument): Promise<CorrectedDocument> => {
    const { customerId, number } = change
    if (change.kind === 'remove') {
      await removeStored(trx, record, { document, by: caller.email })
      return { customerId, number, fileName: document.file_name }
    }
    const asked = askedOf(change)
    if (change.kind === 'file') {
      const uploaded = await findUploaded(trx, customerId, number)
      if (!uploaded) throw new ServiceError(404, texts.noDocumentInInbox)
      const filing = { document: uploaded, asked, staff }
      return { customerId, number, fileName: await fileStored(trx, record, filing) }
    }
    if (!isMove(change))
      return { customerId, number, fileName: await renameStored(trx, record, document, asked) }
    const storageKey = copies.get(document.storage_key)
    // Another process has moved it back meanwhile; whoever asks again sees that.
    if (storageKey === undefined) throw new ServiceError(409, texts.documentChanged)
    return await moveStored(trx, { record, caller, document, asked, storageKey })
  }
}

function isMove(change: DocumentChange): boolean {
  return change.kind === 'correct' && change.to !== change.customerId
}

function askedOf(change: Extract<DocumentChange, { kind: 'file' | 'correct' }>): DocumentName {
  const { street, date, type, name } = change
  const customerId = change.kind === 'correct' ? change.to : change.customerId
  return cleanDocumentName({ customerId, street, date, type, name })
}
