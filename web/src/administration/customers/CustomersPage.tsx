import { titles } from '@hausblick/contract/pages.ts'

/** All customers. */
export default function CustomersPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.customers}</h1>
}
