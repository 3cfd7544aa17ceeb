import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import type { SheetDetail } from '../../../../base/data/imports.ts'
import { choiceOf, columnOf } from '../editProfile.ts'
import type { ShownColumn } from '../headings.ts'

/** What the person should know of a column's field; null if nothing. */
export type ColumnState = 'new' | 'unknown' | 'likely' | 'twice' | null

/** Fields that several columns may fill, which only add up, say more of one thing, or are of two persons. */
const REPEATABLE = new Set([
  '',
  'prepayment',
  'grossrent',
  'name',
  'firstname',
  'lastname',
  'email',
])

/**
 * Returns what the person should know of a column.
 *
 * @param isTouched whether they have chosen its field themselves
 */
export function stateOf(
  { label, examples }: Pick<ShownColumn, 'label' | 'examples'>,
  { confidence, change }: Pick<SheetDetail, 'confidence' | 'change'>,
  profile: MappingProfile,
  isTouched: boolean,
): ColumnState {
  if (label === null) return null
  const column = columnOf(profile, label)
  const key = column && [choiceOf(column), column.month].join(' ').trim()
  const same = profile.columns.filter((one) => [choiceOf(one), one.month].join(' ').trim() === key)
  if (key !== undefined && same.length > 1 && !REPEATABLE.has(key)) return 'twice'
  if (isTouched) return null
  if (change?.added.includes(label)) return 'new'
  if (column && column.from.length > 1) return null
  if (confidence[label] === 'likely') return 'likely'
  return confidence[label] === 'none' && examples.length > 0 ? 'unknown' : null
}
