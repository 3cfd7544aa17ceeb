import { titles } from '@hausblick/contract/pages.ts'

/** Who runs the service, as pages, mails and reports say it. */
export default function OperatorPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.operator}</h1>
}
