import type { ReportFormat } from '@hausblick/contract/calls/reports.ts'
import type { YearlyReport } from '@hausblick/figures/report/report.ts'
import type { Issuer } from '../issuer.ts'
import { writePdf } from '../pdf/writePdf.ts'
import { writeTables } from '../writeTables.ts'
import { writeWorkbook } from '../writeWorkbook.ts'

/** What is rendered, as it is sent to the worker. */
export interface RenderTask {
  readonly report: YearlyReport
  readonly issuer: Issuer
  readonly format: ReportFormat
}

/** Writes a report in a format. */
export async function render({ report, issuer, format }: RenderTask): Promise<Uint8Array> {
  if (format === 'pdf') return await writePdf(report, issuer)
  return format === 'xlsx' ? await writeWorkbook(report, issuer) : await writeTables(report, issuer)
}
