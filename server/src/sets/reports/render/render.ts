import type { ReportFormat } from '@hausblick/contract/calls/reports.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import type { Issuer } from '../issuer.ts'
import type { Circular, Letterhead } from '../letterhead.ts'
import { writeCircular } from '../pdf/writeCircular.ts'
import { writePdf } from '../pdf/writePdf.ts'
import { writeTables } from '../writeTables.ts'
import { writeWorkbook } from '../writeWorkbook.ts'

/** What is rendered, as it is sent to the worker. */
export type RenderTask = ReportTask | CircularTask

interface CircularTask {
  readonly circular: Circular
  readonly letterhead: Letterhead
}

interface ReportTask {
  readonly report: YearlyReport
  readonly issuer: Issuer
  readonly format: ReportFormat
}

/** Writes a report in a format, or a circular as a PDF. */
export async function render(task: RenderTask): Promise<Uint8Array> {
  if ('circular' in task) return await writeCircular(task.circular, task.letterhead)
  const { report, issuer, format } = task
  if (format === 'pdf') return await writePdf(report, issuer)
  return format === 'xlsx' ? await writeWorkbook(report, issuer) : await writeTables(report, issuer)
}
