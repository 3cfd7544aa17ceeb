import { titles } from '@hausblick/contract/pages.ts'

/** The documents that staff have removed. */
export default function RemovedPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.removed}</h1>
}
