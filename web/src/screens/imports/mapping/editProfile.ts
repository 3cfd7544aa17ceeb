import { derivationsOf, fieldsOf } from '@hausblick/contract/mapping/derivations.ts'
import type {
  AccountUse,
  MappedColumn,
  MappingProfile,
} from '@hausblick/contract/mapping/profile.ts'
import {
  type ColumnType,
  SPLITS,
  type Split,
  splitFields,
} from '@hausblick/contract/mapping/subjects.ts'
import { isSameAccount } from './findUse.ts'

/** Fields with one column for each month. */
const MONTHLY: ReadonlySet<string> = new Set(['income', 'expenses'])

/** Returns what is chosen for a column; empty if it is ignored. */
export function choiceOf({ to, split }: MappedColumn): string {
  return (split && splitFields[split].whole) ?? to ?? ''
}

/** Returns the column whose values those of a label belong to; undefined if there is none. */
export function columnOf(profile: MappingProfile, label: string): MappedColumn | undefined {
  return profile.columns.find(({ from }) => from.includes(label))
}

/** Sets a column's field; an empty one ignores it for good. A column that was joined to another is on its own again. */
export function assignColumn(
  profile: MappingProfile,
  label: string,
  field: { readonly field: string; readonly type: ColumnType } | null,
): MappingProfile {
  const separate = separateColumn(profile, label)
  const split = SPLITS.find((one) => field && splitFields[one].whole === field.field)
  const column: MappedColumn = {
    from: columnOf(separate, label)?.from ?? [label],
    to: (split && splitFields[split].parts[0]) ?? field?.field ?? null,
    type: field?.type ?? 'text',
    ...(split && { split }),
    ...(field && MONTHLY.has(field.field) && isMonthly(profile) && { month: 1 }),
  }
  return complete(replaceColumn(separate, label, column))
}

function isMonthly({ subject }: MappingProfile): boolean {
  return subject !== 'posting'
}

/** Changes how a column is read. */
export function changeColumn(
  profile: MappingProfile,
  label: string,
  change: Partial<Pick<MappedColumn, 'type' | 'month'>> & {
    readonly split?: Split | undefined
    readonly numbers?: MappedColumn['numbers']
    readonly values?: Readonly<Record<string, string>> | undefined
    readonly fillDown?: boolean | undefined
    readonly inBuilding?: boolean | undefined
  },
): MappingProfile {
  const column = columnOf(profile, label)
  if (!column) return profile
  const { split, values, numbers, fillDown, inBuilding, ...others } = { ...column, ...change }
  const changed = replaceColumn(profile, label, {
    ...others,
    ...(split !== undefined && { split }),
    ...(numbers !== undefined && { numbers }),
    ...(values !== undefined && Object.keys(values).length > 0 && { values: { ...values } }),
    ...(fillDown && { fillDown }),
    ...(inBuilding && { inBuilding }),
  })
  return complete(changed)
}

/** Joins the texts of another column to those of a column. */
export function joinColumn(profile: MappingProfile, label: string, other: string): MappingProfile {
  const column = columnOf(profile, label)
  if (!column || column.from.includes(other)) return profile
  const without = profile.columns.flatMap((one) => {
    const from = one.from.filter((name) => name !== other)
    return from.length === 0 ? [] : [{ ...one, from }]
  })
  const joined = { ...column, from: [...column.from, other] }
  return complete(replaceColumn({ ...profile, columns: without }, label, joined))
}

/** Separates a column from the one it was joined to, and ignores it. */
export function separateColumn(profile: MappingProfile, label: string): MappingProfile {
  const column = columnOf(profile, label)
  if (!column || column.from[0] === label) return profile
  const from = column.from.filter((name) => name !== label)
  const columns = profile.columns.flatMap((one) =>
    one === column
      ? [
          { ...one, from },
          { from: [label], to: null, type: 'text' as const },
        ]
      : [one],
  )
  return complete({ ...profile, columns })
}

/** Sets a field to the same value in all rows; an empty one removes it. */
export function setConstant(profile: MappingProfile, to: string, value: string): MappingProfile {
  const others = profile.constants.filter((one) => one.to !== to)
  const constants = value === '' ? others : [...others, { to, value }]
  return complete({ ...profile, constants })
}

/** Decides what becomes of the postings of accounts. */
export function setAccounts(
  profile: MappingProfile,
  uses: Readonly<Record<string, AccountUse>>,
): MappingProfile {
  const { postings } = profile
  if (!postings) return profile
  return { ...profile, postings: { ...postings, accounts: { ...postings.accounts, ...uses } } }
}

/** Takes back what is said of an account. */
export function removeAccount(profile: MappingProfile, account: string): MappingProfile {
  const { postings } = profile
  if (!postings) return profile
  const others = Object.entries(postings.accounts).filter(
    ([known]) => !isSameAccount(known, account),
  )
  return { ...profile, postings: { ...postings, accounts: Object.fromEntries(others) } }
}

function replaceColumn(
  profile: MappingProfile,
  label: string,
  column: MappedColumn,
): MappingProfile {
  const known = profile.columns.some(({ from }) => from.includes(label))
  const columns = known
    ? profile.columns.map((one) => (one.from.includes(label) ? column : one))
    : [...profile.columns, column]
  return { ...profile, columns }
}

/** Adds what follows from the fields that a mapping names. */
function complete(profile: MappingProfile): MappingProfile {
  const named = fieldsOf(profile)
  return {
    ...profile,
    newest: named.has('dateofrentalstart') ? 'dateofrentalstart' : null,
    derived: derivationsOf(profile.subject, named),
  }
}
