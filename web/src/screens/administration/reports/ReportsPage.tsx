import { pages } from '@hausblick/contract/pages.ts'
import { ReportRuns } from './ReportRuns.tsx'

/** The yearly reports that staff make and release. */
export default function ReportsPage() {
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{pages.reports.title}</h1>
      <ReportRuns />
    </>
  )
}
