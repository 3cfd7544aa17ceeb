import type { Selectable } from 'kysely'
import type { ImportRunTable } from '../../../platform/database/tables/imports.ts'

/** What a program has ordered beside what people can, too. */
export interface ProgramOrder {
  /** The only customer whom its files may be about; null for all. */
  readonly customerId: string | null
  /** Whether what would be a hint is an error. */
  readonly strict: boolean
  /** Names of the mappings that may be used; none for all. */
  readonly mappings: readonly string[]
  /** Whether more than a tenth of a table may go. */
  readonly losesMany: boolean
}

/** Returns what a program has ordered; null for an import of people. */
export function readOrder({
  program_order,
}: Pick<Selectable<ImportRunTable>, 'program_order'>): ProgramOrder | null {
  return program_order === null ? null : JSON.parse(program_order)
}
