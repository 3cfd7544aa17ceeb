import { titles } from '@hausblick/contract/pages.ts'

/** Who did what. */
export default function LogPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.log}</h1>
}
