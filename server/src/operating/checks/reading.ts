import { MOST_COUNTED } from '@hausblick/contract/calls/overview.ts'
import type { Kysely } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'
import { listWork, READ_AT_REST } from '../work.ts'
import { type Finding, fine, lookAt } from './finding.ts'
import * as texts from './texts.ts'

/** Looks whether documents are read as they come: a machine that is always busy does not get round to it. */
export async function checkReading(
  db: Kysely<Schema>,
  { scannedPages }: Pick<Config, 'scannedPages'>,
): Promise<Finding> {
  const work = await listWork(db, MOST_COUNTED, {
    kinds: READ_AT_REST,
    readsScans: scannedPages > 0,
  })
  const late = work.flatMap(({ kind, waiting, since, isLate }) =>
    isLate && since !== null ? [texts.readLate(kind, waiting, new Date(since))] : [],
  )
  return late.length === 0 ? fine(texts.readInTime) : lookAt(late.join(' '), texts.readLateTodo)
}
