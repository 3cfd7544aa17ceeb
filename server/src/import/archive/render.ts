import { describeProblem } from '../problems.ts'
import { renderList } from '../renderReport.ts'
import type { ArchiveReport } from './importDocuments.ts'

/** Which files were not taken, and which have a day that cannot be right; empty where there are none. */
export function renderArchiveProblems({ problems }: ArchiveReport): string {
  const { errors, errorCount, warnings, warningCount } = problems
  return [
    renderList('Warnungen', warnings.map(describeProblem), warningCount),
    renderList('Nicht eingelesene Dokumente', errors.map(describeProblem), errorCount),
  ].join('')
}

/** What came of the documents. */
export function renderArchive(report: ArchiveReport, { dryRun }: { dryRun: boolean }): string {
  const { added, unchanged, problems } = report
  const counts = `Dokumente: ${added} neu, ${unchanged} unverändert, ${problems.errorCount} abgelehnt.`
  return dryRun ? `${counts} Probelauf: Es wurde nichts geschrieben.\n` : `${counts}\n`
}
