import { describe } from '../problems.ts'
import { renderList } from '../renderReport.ts'
import type { ArchiveReport } from './importDocuments.ts'

/** Which files were not taken, and why; empty where all were. */
export function renderRefused({ refused }: ArchiveReport): string {
  return renderList('Nicht eingelesene Dokumente', refused.errors.map(describe), refused.errorCount)
}

/** What came of the documents. */
export function renderArchive(report: ArchiveReport, { dryRun }: { dryRun: boolean }): string {
  const { added, unchanged, refused } = report
  const counts = `Dokumente: ${added} neu, ${unchanged} unverändert, ${refused.errorCount} abgelehnt.`
  return dryRun ? `${counts} Probelauf: Es wurde nichts geschrieben.\n` : `${counts}\n`
}
