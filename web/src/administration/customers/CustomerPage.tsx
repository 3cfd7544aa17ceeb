import { titles } from '@hausblick/contract/pages.ts'

/** One customer, whom the address names. */
export default function CustomerPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.customer}</h1>
}
