import { pages } from '@hausblick/contract/pages.ts'
import { reportRunsQuery } from '../../../base/data/reports.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { ReportRuns } from './ReportRuns.tsx'

export const page: Page = {
  Screen: ReportsPage,
  data: ({ access }) => [reportRunsQuery(access.client)],
}

/** The yearly reports that staff make and release. */
function ReportsPage() {
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{pages.reports.title}</h1>
      <ReportRuns />
    </>
  )
}
