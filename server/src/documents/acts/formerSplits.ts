import { UNDO_HOURS } from '@hausblick/contract/calls/documentSteps.ts'
import type { Kysely, Selectable } from 'kysely'
import type { PaperChangeTable } from '../../platform/database/tables/documentChanges.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

/** A number, padded to what a step looks like. */
const NUMBER = /^0{17}(\d{15})$/

/**
 * Reads, as the journal would have it, a split that a process of the release before made, which kept no step: its step is its
 * number. The next release no longer needs this.
 */
export async function readFormerSplit(
  db: Kysely<Schema>,
  step: string,
): Promise<Selectable<PaperChangeTable>[]> {
  const number = NUMBER.exec(step)?.[1]
  if (number === undefined) return []
  const papers = await db
    .selectFrom('paper')
    .innerJoin('paper_split', 'paper_split.id', 'paper.split_by')
    .select(['paper.id as paper_id', 'paper.name as file_name', 'made_at', 'undone_at'])
    .where('paper_split.id', '=', Number(number))
    .where('request_sha256', '!=', '')
    .limit(1)
    .execute()
  return papers.map(({ made_at, undone_at, ...paper }) => ({
    ...{ step, position: 1, kind: 'splitPapers', ...paper, customer_id: null, number: null },
    until: new Date(Date.parse(made_at) + UNDO_HOURS * 60 * 60_000).toISOString(),
    undone: undone_at === null ? 0 : 1,
  }))
}
