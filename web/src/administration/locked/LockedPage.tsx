import { titles } from '@hausblick/contract/pages.ts'

/** What must be kept of customers that were deleted. */
export default function LockedPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.locked}</h1>
}
