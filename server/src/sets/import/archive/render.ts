import { describeProblem } from '../problems/problems.ts'
import { renderList } from '../problems/renderReport.ts'
import type { ArchiveReport } from './importDocuments.ts'

/** Renders the refused files and the implausible days; empty if there are none. */
export function renderArchiveProblems({ problems }: ArchiveReport): string {
  const { errors, errorCount, warnings, warningCount } = problems
  return [
    renderList('Warnungen', warnings.map(describeProblem), warningCount),
    renderList('Nicht eingelesene Dokumente', errors.map(describeProblem), errorCount),
  ].join('')
}

/** Renders how many documents were added, unchanged and refused. */
export function renderArchive(report: ArchiveReport, { dryRun }: { dryRun: boolean }): string {
  const { added, unchanged, problems } = report
  const counts = `Dokumente: ${added} neu, ${unchanged} unverändert, ${problems.errorCount} abgelehnt.`
  return dryRun ? `${counts} Probelauf: Es wurde nichts geschrieben.\n` : `${counts}\n`
}
