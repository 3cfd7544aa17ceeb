import { area } from '@hausblick/contract/encoding/measures.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { splitFields } from '@hausblick/contract/mapping/subjects.ts'
import type { SourceResult } from '../mapping/apply/applySource.ts'
import { leftOutRules } from '../mapping/apply/leftOut.ts'
import type { ComparedTotal } from '../mapping/apply/printedTotals.ts'
import type { CellFault } from '../mapping/apply/readValues.ts'
import type { Choice } from '../mapping/chooseProfile.ts'
import { fieldLabel } from '../mapping/fields/listFields.ts'
import { labelColumns } from '../mapping/labels.ts'
import type { HeaderChange } from '../mapping/matchHeader.ts'
import { type Problems, quote } from '../problems/problems.ts'
import { describeLeftOut } from './describeLeftOut.ts'
import type { Locate } from './stageCombined.ts'

/** Reports what a sheet's mapping did not expect. */
export function reportResult(result: SourceResult, problems: Problems): void {
  const { source, change, faults, warnings, skipped, totals, hidden } = result
  const { file, sheet, profile } = source
  if (change) problems.error({ file, sheet }, describeChange(profile, change))
  if (hidden !== null) problems.warning({ file, sheet }, hidden)
  reportCells({ faults, warnings }, problems)
  for (const { line, rule } of skipped.filter((row) => row.rule === leftOutRules.outside))
    problems.warning({ file, sheet, line }, describeOutside(source.year), { rule })
  for (const { text } of describeLeftOut(result).doubts.filter(({ kind }) => kind === 'sum'))
    problems.warning({ file, sheet }, text)
  for (const total of totals.filter(({ differs }) => differs))
    problems.error(
      { file, sheet, line: total.line, column: headingOf(result, total.label), label: total.label },
      describeTotal(total, profile),
    )
}

/** Reports the cells that cannot be read. */
export function reportCells(
  { faults, warnings }: Pick<SourceResult, 'faults' | 'warnings'>,
  problems: Problems,
): void {
  const likenessOf = ({ message, cell }: CellFault) => ({
    rule: ruleOf(message, cell),
    value: cell,
  })
  for (const fault of faults) problems.error(fault, fault.message, likenessOf(fault))
  for (const warning of warnings) problems.warning(warning, warning.message, likenessOf(warning))
}

/** Messages that quote the cell are alike whatever it says. */
function ruleOf(message: string, cell: string): string {
  return cell === '' ? message : message.replace(quote(cell), '…')
}

/** Finds the columns of values in the sheets that they come from; where a sheet has none, what people call its field. */
export function locateIn(results: readonly SourceResult[]): Locate {
  return (location, field) => {
    const result = results.find(
      ({ source }) => source.file === location.file && source.sheet === (location.sheet ?? null),
    )
    const column = result?.source.profile.columns.find(
      ({ to, split }) =>
        to === field || (split !== undefined && splitFields[split].parts.includes(field)),
    )
    const label = column?.from[0]
    if (!result) return { ...location, column: field }
    if (label === undefined)
      return { ...location, column: fieldLabel(result.source.profile.subject, field) }
    return { ...location, column: headingOf(result, label), label }
  }
}

export function headingOf({ headings }: SourceResult, label: string): string {
  return headings[labelColumns(headings).indexOf(label)] ?? label
}

export function describeChange({ name }: MappingProfile, { added, missing }: HeaderChange): string {
  const parts = [
    added.length === 0 ? null : `neu: ${added.map(quote).join(', ')}`,
    missing.length === 0 ? null : `nicht mehr da: ${missing.map(quote).join(', ')}`,
  ].filter((part) => part !== null)
  return `Die Überschriften passen nicht mehr zur Zuordnung ${quote(name)} (${parts.join('; ')}). Bestätigen Sie die Zuordnung neu.`
}

export function describeSaved(choice: Choice | null): string {
  const names =
    choice?.result === 'known'
      ? [choice.profile.name]
      : choice?.result === 'several'
        ? choice.profiles.map(({ name }) => name)
        : []
  const options = [...new Set(names)].map((name) => `--mapping ${quote(name)}`)
  return `Zu diesen Überschriften gibt es eine gespeicherte Zuordnung, die nicht ungefragt angewandt wird. Starten Sie den Import mit ${options.join(' oder ')}, wenn sie gemeint ist.`
}

export function describeSeveral(profiles: readonly MappingProfile[]): string {
  const names = profiles.map(({ name }) => quote(name))
  return `Zu diesen Überschriften passen mehrere der genannten Zuordnungen: ${names.join(', ')}. Nennen Sie nur die, die gemeint ist.`
}

function describeOutside(year: number | null): string {
  return `Die Buchung liegt außerhalb des Jahres ${year} und wird nicht eingelesen. Berichtigen Sie das Datum, wenn sie dazugehört.`
}

function describeTotal(
  { printed, all, group, rule, label }: ComparedTotal,
  profile: MappingProfile,
): string {
  const required = profile.totals.find((total) => total.rule === rule && total.column === label)
  const type = profile.columns.find(({ from }) => from.includes(label))?.type
  const write = (value: number) =>
    type === 'money' ? money.write(value) : type === 'area' ? area.write(value) : String(value)
  const sum = required?.of === 'group' ? group : all
  return `Die Datei nennt hier ${quote(write(printed))} als Summe, ihre Zeilen ergeben ${quote(write(sum))}. Prüfen Sie, ob Zeilen fehlen oder doppelt sind.`
}
