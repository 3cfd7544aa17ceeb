import { titles } from '@hausblick/contract/pages.ts'

/** What waits, and how the service fares: where staff and operators arrive. */
export default function OverviewPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.overview}</h1>
}
