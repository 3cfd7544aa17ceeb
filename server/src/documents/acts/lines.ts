import type { Transaction } from 'kysely'
import type { Recorder } from '../../platform/audit/log.ts'
import type { Schema } from '../../platform/database/tables/schema.ts'

type Line = Parameters<Recorder>[1]

/** Gathers what a step leaves in the audit log, whose end it locks only once everything else is done. */
export function createLines() {
  const lines: Line[] = []
  const record: Recorder = (_, line) => Promise.resolve(lines.push(line))
  return {
    record,
    append: async (trx: Transaction<Schema>, to: Recorder): Promise<void> => {
      for (const line of lines) await to(trx, line)
    },
  }
}
