import { titles } from '@hausblick/contract/pages.ts'

/** Whether the settings work. */
export default function ChecksPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.checks}</h1>
}
