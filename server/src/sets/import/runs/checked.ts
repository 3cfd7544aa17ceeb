import type { InputOf } from '@hausblick/contract/calls/call.ts'
import type { checkImportCall } from '@hausblick/contract/calls/imports.ts'
import type { Selectable, Transaction } from 'kysely'
import type { ImportRunTable } from '../../../platform/database/tables/imports.ts'
import type { Schema } from '../../../platform/database/tables/schema.ts'
import { columnLabel } from '../headers/labels.ts'
import type { Problem, Problems } from '../problems/problems.ts'

/** What a check has found, as the column `checked` has it. */
export interface Checked {
  readonly errors: number
  readonly warnings: number
  /** Columns with stored values that the files lack, as far as nobody has accepted it. */
  readonly missingColumns: readonly { readonly column: string; readonly title: string }[]
  /** Rows of other customers that would move. */
  readonly moves: number
  /** How many owners the files list. */
  readonly owners: number
  /** How many customers the files have data of. */
  readonly customers: number
}

type Run = Pick<Selectable<ImportRunTable>, 'checked' | 'without' | 'moves' | 'forgets_valuations'>

/** Sums up what a check has found. What a person can accept is no error. */
export function sumUp(problems: Problems, counts: Pick<Checked, 'owners' | 'customers'>): Checked {
  const asked = [...problems.errorList.groups, ...problems.warningList.groups]
  const count = (question: Problem['question'], groups = asked) =>
    groups
      .filter(({ kept: [first] }) => first?.question === question)
      .reduce((sum, group) => sum + group.count, 0)
  const missing = new Map(
    problems.errors.flatMap(({ question, column, table }) =>
      question === 'column' && column ? [[column, columnLabel(table ?? '', column)]] : [],
    ),
  )
  const questions =
    count('column', [...problems.errorList.groups]) + count('move', [...problems.errorList.groups])
  return {
    errors: problems.errorCount - questions,
    warnings: problems.warningCount,
    missingColumns: [...missing].map(([column, title]) => ({ column, title })),
    moves: count('move'),
    ...counts,
  }
}

/** Describes what the last check of an import has found, and what of it a person has accepted. */
export function describeChecked({ checked, without, moves, forgets_valuations: forgets }: Run) {
  const found: Checked | null = checked === null ? null : JSON.parse(checked)
  const accepted: string[] = JSON.parse(without)
  return {
    errors: found?.errors ?? 0,
    warnings: found?.warnings ?? 0,
    missingColumns: [
      ...accepted.map((column) => ({ column, title: columnLabel('', column), accepted: true })),
      ...(found?.missingColumns ?? [])
        .filter(({ column }) => !accepted.includes(column))
        .map((missing) => ({ ...missing, accepted: false })),
    ],
    moves: { count: found?.moves ?? 0, accepted: moves === 1 },
    forgetsValuations: forgets === 1,
    owners: found?.owners ?? 0,
  }
}

/** Returns how many errors and warnings the last check has found, those too that are not listed because many are alike. */
export function countFound(checked: string | null): number {
  const found: Checked | null = checked === null ? null : JSON.parse(checked)
  return (found?.errors ?? 0) + (found?.warnings ?? 0)
}

export function countCustomers(checked: string | null): number {
  const found: Checked | null = checked === null ? null : JSON.parse(checked)
  return found?.customers ?? 0
}

/** Sets what a person has accepted for the check, in the transaction that orders it. */
export async function setAccepted(
  trx: Transaction<Schema>,
  id: string,
  { without, moves, forgetsValuations = false }: InputOf<typeof checkImportCall>['body'],
): Promise<void> {
  await trx
    .updateTable('import_run')
    .set({
      without: JSON.stringify(without),
      moves: moves ? 1 : 0,
      forgets_valuations: forgetsValuations ? 1 : 0,
    })
    .where('id', '=', id)
    .execute()
}
