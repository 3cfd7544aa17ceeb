import type { DocumentChange } from '@hausblick/contract/calls/documentSteps.ts'
import type { Service } from '../../platform/http/service.ts'
import type { ReservedFile } from '../withheld/storedFiles.ts'
import type { Acting, Acts, Asking, ChangeOf } from './act.ts'
import { correctAct } from './correct.ts'
import { fileAct } from './file.ts'
import { filePaperAct, givePaperAct } from './filePaper.ts'
import type { Changed, Row } from './journal.ts'
import { removeAct } from './remove.ts'
import { removePaperAct } from './removePaper.ts'
import { splitPapersAct } from './splitPapers.ts'
import { takeBackAct } from './takeBack.ts'

const acts: Acts = {
  file: fileAct,
  correct: correctAct,
  remove: removeAct,
  takeBack: takeBackAct,
  filePaper: filePaperAct,
  givePaper: givePaperAct,
  removePaper: removePaperAct,
  splitPapers: splitPapersAct,
}

export function isRemoval({ kind }: DocumentChange): boolean {
  return acts[kind].removes === true
}

export async function storeFor<K extends DocumentChange['kind']>(
  service: Service,
  change: ChangeOf<K>,
  asking: Asking,
): Promise<readonly ReservedFile[]> {
  return (await acts[change.kind].store?.(service, change, asking)) ?? []
}

export function apply<K extends DocumentChange['kind']>(
  acting: Acting,
  change: ChangeOf<K>,
  stored: readonly ReservedFile[],
): Promise<Changed | null> {
  return acts[change.kind].apply(acting, change, stored)
}

export function undo(acting: Acting, row: Row): Promise<boolean> {
  return 'paper_id' in row ? acts[row.kind].undo(acting, row) : acts[row.kind].undo(acting, row)
}
