import { titles } from '@hausblick/contract/pages.ts'

/** What customers want deleted. */
export default function DeletionsPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.deletions}</h1>
}
