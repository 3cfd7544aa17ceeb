import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { NAME_COLUMN } from '../../../records/kinds/portfolio.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import type { Changes } from '../../../records/write.ts'
import type { ImportReport, Progress } from './importReport.ts'
import { LineRanges } from './lineRanges.ts'
import { describeProblem, type ProblemGroup, type ProblemList, quote } from './problems.ts'

const COUNTS: readonly (readonly [heading: string, count: keyof Changes])[] = [
  ['neu', 'added'],
  ['geändert', 'changed'],
  ['unverändert', 'unchanged'],
  ['entfernt', 'removed'],
]

/** Renders a step of the import as one line. */
export function renderProgress(progress: Progress): string {
  return progress.step === 'read'
    ? `Lesen: ${progress.rows.toLocaleString('de-DE')} Zeilen, ${progress.file}`
    : `Schreiben: ${progress.table}`
}

/** More would not be read. */
const MAX_SKIPPED = 200

/** Renders what was skipped, the warnings and the errors; empty if there are none. */
export function renderProblems({ problems, skipped, creditsChecked }: ImportReport): string {
  return [
    renderList('Nicht gelesen', skipped.slice(0, MAX_SKIPPED), skipped.length),
    renderProblemList('Warnungen', problems.warningList),
    renderProblemList('Fehler', problems.errorList),
    creditsChecked
      ? ''
      : 'Ob die Tabellen zueinander passen, ist erst zu prüfen, wenn alle Dateien lesbar sind.\n',
  ].join('')
}

/** Returns which named mappings no table was read by; empty if none. */
export function renderUnused(
  named: readonly MappingProfile[],
  { mappings, problems }: ImportReport,
): string {
  if (problems.errorCount > 0) return ''
  const unused = [...new Set(named.map(({ name }) => name))].filter((name) => !mappings.has(name))
  return unused
    .map((name) => `Die Zuordnung ${quote(name)} passt zu keiner dieser Tabellen.\n`)
    .join('')
}

/** Up to this many similar problems are shown one by one; of more, the first, followed by the lines of the others. */
const SINGLE = 3
/** For further values of a group, only the lines are shown. */
const SHOWN_VALUES = 12

function renderProblemList(heading: string, list: ProblemList): string {
  const lines = list.groups.flatMap(renderGroup)
  const shown = list.groups.reduce((total, { count }) => total + count, 0)
  const rest = list.count > shown ? [`… und ${list.count - shown} weitere`] : []
  return list.count === 0
    ? ''
    : `${heading} (${list.count}):\n${[...lines, ...rest].map((line) => `  ${line}\n`).join('')}`
}

function renderGroup({ kept, count, lines }: ProblemGroup): string[] {
  const [first] = kept
  if (!first || count <= SINGLE) return kept.map(describeProblem)
  const byValue = [...lines].filter(([value]) => value !== '')
  const shown = byValue.slice(0, SHOWN_VALUES).map(([value, at]) => `${quote(value)} in ${at}`)
  const unnamed = lines.get('') ?? new LineRanges()
  const others = byValue.slice(SHOWN_VALUES).map(([, at]) => at)
  const rest = String(LineRanges.join([...others, unnamed]))
  return [
    describeProblem(first),
    `  ebenso in ${count - 1} weiteren Zeilen: ${[...shown, rest].filter(Boolean).join('; ')}`,
  ]
}

/** Renders the changes by table and the import's outcome. */
export function renderChanges(report: ImportReport, { dryRun }: { dryRun: boolean }): string {
  const { problems, changes, customerIds, hasTables } = report
  if (problems.errorCount > 0)
    return `Es wurde nichts geschrieben. Fehler: ${problems.errorCount}. Bitte beheben und den Import noch einmal starten.\n`
  if (!hasTables) return ''
  const rows = [...recordKinds.map(({ name }) => name), NAME_COLUMN].flatMap((name) => {
    const counts = changes.get(name)
    return counts ? [[name, ...COUNTS.map(([, count]) => String(counts[count]))]] : []
  })
  const table = renderTable([['Tabelle', ...COUNTS.map(([heading]) => heading)], ...rows])
  return `${table}\n${describeOutcome(changes, dryRun)} Kunden in den Dateien: ${customerIds.length}.\n`
}

function describeOutcome(changes: ReadonlyMap<string, Changes>, dryRun: boolean): string {
  const changed = [...changes.values()].some((c) => c.added + c.changed + c.removed > 0)
  if (!changed) return 'Nichts geändert: Der Bestand entspricht den Dateien bereits.'
  return dryRun ? 'Probelauf: Es wurde nichts geschrieben.' : 'Der Import ist abgeschlossen.'
}

/**
 * Renders a heading with the lines below it; empty if there are none.
 *
 * @param count of all lines, of which `lines` are the first
 */
export function renderList(heading: string, lines: readonly string[], count: number): string {
  if (count === 0) return ''
  const rest = count > lines.length ? [`… und ${count - lines.length} weitere`] : []
  return `${heading} (${count}):\n${[...lines, ...rest].map((line) => `  ${line}\n`).join('')}`
}

/** Renders columns as wide as their widest cell, the first aligned to the left, the others to the right. */
function renderTable(rows: readonly (readonly string[])[]): string {
  const width = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0))
  const widths = (rows[0] ?? []).map((_, column) => width(column))
  const pad = (text: string, column: number) =>
    column === 0 ? text.padEnd(widths[column] ?? 0) : text.padStart(widths[column] ?? 0)
  return rows.map((row) => `${row.map(pad).join('  ')}\n`).join('')
}
