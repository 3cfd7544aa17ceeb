import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { listImportDifferencesCall, tableChanges } from '@hausblick/contract/calls/imports.ts'
import type { Kysely } from 'kysely'
import type * as z from 'zod/mini'
import type { Schema } from '../../database/tables/schema.ts'
import { checkStaged } from '../checkStaged.ts'
import type { Problems } from '../problems.ts'
import type { Staging } from '../staging.ts'

// Stands for the differences until they are there: nothing is compared, and nothing can be written.

interface Comparison extends AsyncDisposable {}

export async function compareStaged(
  db: Kysely<Schema>,
  staging: Staging,
  problems: Problems,
  options: { moves: boolean; without: ReadonlySet<string>; onProgress?: () => void },
): Promise<Comparison | null> {
  await checkStaged(db, staging, problems, options)
  return problems.errorCount > 0 ? null : { [Symbol.asyncDispose]: async () => {} }
}

export async function saveDifferences(
  _db: Kysely<Schema>,
  _runId: string,
  _comparison: Comparison,
): Promise<void> {}

export async function deleteDifferences(_db: Kysely<Schema>, _runId: string): Promise<void> {}

export async function countChanges(
  _db: Kysely<Schema>,
  _ids: readonly string[],
): Promise<Map<string, z.infer<typeof tableChanges>[]>> {
  return new Map()
}

export async function listDifferences(
  _db: Kysely<Schema>,
  _runId: string,
  _query: object,
): Promise<ReplyOf<typeof listImportDifferencesCall>> {
  return { differences: [], total: 0, next: null }
}

export class DifferencesOutdated extends Error {
  readonly customerId: string = ''
}

export async function writeDifferences(
  _db: Kysely<Schema>,
  _runId: string,
  _way: 'apply' | 'undo',
  _options: object,
): Promise<void> {
  throw new Error('differences cannot be written yet')
}

export async function canUndo(
  _db: Kysely<Schema>,
  _runId: string,
  _newer: readonly string[],
): Promise<boolean> {
  return false
}
