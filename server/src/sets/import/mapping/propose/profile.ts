import { derivationsOf, fieldsOf } from '@hausblick/contract/mapping/derivations.ts'
import type { MappedColumn, MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { mappingProfile, PROFILE_VERSION } from '@hausblick/contract/mapping/profile.ts'
import { type Subject, splitFields } from '@hausblick/contract/mapping/subjects.ts'
import type { SheetRow } from '../../files/sheet.ts'
import { keyFieldsOf } from '../apply/keys.ts'
import { subjectLabels } from '../fields/listFields.ts'
import { fingerprintOf, foldHeading, labelColumns } from '../labels.ts'
import { isDatev } from '../period.ts'
import type { LearnedHeadings } from './candidates.ts'
import { proposeFields } from './columns.ts'
import { proposeDatev } from './datev.ts'
import type { ProposedField, SourceColumn } from './field.ts'
import { findHeader } from './header.ts'
import { proposePostings } from './postings.ts'
import { proposeContinuation, proposeSections, STANDARD_RULES } from './rules.ts'
import { isStatement } from './statement.ts'
import { proposeSubject } from './subject.ts'
import { proposeTitles } from './titles.ts'
import { containBuildings, repeatsInBuildings } from './unitsInBuildings.ts'
import { proposeValues } from './valueMap.ts'
import { proposeYear } from './year.ts'

/** The first rows of a sheet that has no mapping yet. */
export interface UnmappedSheet {
  /** The source's name, under which the mapping would be saved. */
  readonly name: string
  readonly sheet: string | null
  readonly rows: readonly SheetRow[]
}

/** A sheet as the person sees it, with what is proposed; nothing is applied before they confirm it. */
export interface SheetProposal {
  readonly header: SheetRow
  readonly columns: readonly SourceColumn[]
  /** By column; null where nothing is likely enough. */
  readonly fields: readonly (ProposedField | null)[]
  /** Null if it is not clear what the sheet is about: the person says so, and `proposeFor` goes on. */
  readonly profile: MappingProfile | null
}

/** Proposes how a sheet is read; null if it has no table. */
export function proposeSheet(
  sheet: UnmappedSheet,
  learned: LearnedHeadings = {},
): SheetProposal | null {
  const found = readColumns(sheet)
  if (!found) return null
  const proposed = isDatev(found.titles)
    ? { subject: 'posting' as const, fields: proposeAll(found, 'posting', learned) }
    : (proposeSubject(found.columns, found.words, learned) ?? proposeStatement(found, learned))
  if (proposed) return draft(sheet, found, proposed.subject, proposed.fields)
  const { header, columns } = found
  return { header, columns, fields: columns.map(() => null), profile: null }
}

/** Proposes how a sheet is read whose subject the person has named; null if it has no table. */
export function proposeFor(
  subject: Subject,
  sheet: UnmappedSheet,
  learned: LearnedHeadings = {},
): SheetProposal | null {
  const found = readColumns(sheet)
  return found && draft(sheet, found, subject, proposeAll(found, subject, learned))
}

/** Proposes the statement of a bank, of whose many columns few are read, so that it can be said what it lacks. */
function proposeStatement(found: FoundTable, learned: LearnedHeadings) {
  if (!isStatement(found.columns)) return null
  return { subject: 'posting' as const, fields: proposeAll(found, 'posting', learned) }
}

function proposeAll({ columns, words }: FoundTable, subject: Subject, learned: LearnedHeadings) {
  return proposeFields(columns, subject, learned, words)
}

interface FoundTable {
  readonly header: SheetRow
  readonly titles: readonly SheetRow[]
  readonly body: readonly SheetRow[]
  readonly columns: readonly SourceColumn[]
  readonly words: readonly string[]
}

function readColumns({ name, sheet, rows }: UnmappedSheet): FoundTable | null {
  const found = findHeader(rows)
  if (!found) return null
  const { index, header, lower } = found
  const body = rows.slice(index + 1)
  const above = new Set(rows.slice(0, index + 1).flatMap(({ cells }) => cells.map(foldHeading)))
  // Headings, footnotes and continuations would be taken for values of the column that they stand in.
  const whole = body.filter(({ cells }) => {
    const filled = cells.filter((cell) => cell.trim() !== '')
    return filled.length > 1 && !filled.every((cell) => above.has(foldHeading(cell)))
  })
  const columns = header.cells.map((heading, column) => ({
    heading,
    ...(lower === undefined ? {} : { lower: lower.cells[column] ?? '' }),
    values: whole.map(({ cells }) => cells[column] ?? ''),
  }))
  const titles = rows.slice(0, index)
  const words = [name, sheet ?? '', ...titles.flatMap(({ cells }) => cells)]
  return { header, titles, body, columns, words }
}

function draft(
  { name, sheet }: UnmappedSheet,
  { header, titles, body, columns }: FoundTable,
  subject: Subject,
  likely: readonly (ProposedField | null)[],
): SheetProposal {
  const fields = subject === 'posting' ? proposeDatev(titles, columns, likely) : likely
  const labels = labelColumns(header.cells)
  const indexOf = (name: string) => fields.findIndex((field) => field?.field === name)
  const keyIndex = fields.findIndex((field) => field && keyFieldsOf(subject).includes(field.field))
  const named = new Set(fields.flatMap((field) => field?.field ?? []))
  const mapped = labels.flatMap((label, index) => {
    const column = columns[index]
    return label === null || !column ? [] : [toColumn(label, column, fields[index] ?? null, named)]
  })
  const sections = proposeSections(body, subject, named)
  const unitIndex = indexOf('propertyid')
  const unitColumn = mapped.find(({ to }) => to === 'propertyid')
  const buildingIndex = indexOf('objectid')
  const namesBuildings = buildingIndex !== -1 || sections.some(({ to }) => to === 'objectid')
  if (unitColumn && repeatsInBuildings(body, { unitIndex, buildingIndex, sections }))
    unitColumn.inBuilding = true
  else if (unitColumn && subject === 'unit' && !namesBuildings && containBuildings(columns, fields))
    unitColumn.split = 'building-unit'
  const stated = { columns: mapped, sections, ...proposeTitles(titles, subject, named) }
  const profile: MappingProfile = {
    version: PROFILE_VERSION,
    name: name || subjectLabels[subject],
    sheet,
    subject,
    fingerprint: fingerprintOf(labels),
    required: chooseRequired(mapped, labels),
    ...stated,
    skip: [...STANDARD_RULES],
    continuation: keyIndex === -1 ? null : proposeContinuation(body, labels, keyIndex),
    newest: named.has('dateofrentalstart') ? 'dateofrentalstart' : null,
    year: proposeYear(titles, columns, fields),
    postings: subject === 'posting' ? proposePostings(columns, fields) : null,
    derived: derivationsOf(subject, fieldsOf(stated)),
    totals: [],
  }
  // What the contract refuses could be neither shown nor saved, and would hold up the whole import.
  return {
    header,
    columns,
    fields,
    profile: mappingProfile.safeParse(profile).success ? profile : null,
  }
}

function toColumn(
  label: string,
  { values }: SourceColumn,
  proposed: ProposedField | null,
  named: ReadonlySet<string>,
): MappedColumn {
  if (!proposed) return { from: [label], to: null, type: 'text' }
  const { field, type, split, month } = proposed
  const stored = proposeValues(field, values, named)
  return {
    from: [label],
    to: (split && splitFields[split].parts[0]) ?? field,
    type,
    ...(split === undefined ? {} : { split }),
    ...(stored === undefined ? {} : { values: stored }),
    ...(month === undefined ? {} : { month }),
  }
}

/** As many headings distinguish a header from any other row. */
const MOST_REQUIRED = 5

function chooseRequired(
  columns: readonly MappedColumn[],
  labels: readonly (string | null)[],
): string[] {
  const mapped = columns.filter(({ to }) => to !== null).flatMap(({ from }) => from)
  const all = mapped.length > 0 ? mapped : labels.filter((label) => label !== null)
  return all.slice(0, MOST_REQUIRED)
}
