import { titles } from '@hausblick/contract/pages.ts'

/** How often pages are viewed. */
export default function PageViewsPage() {
  return <h1 className="mb-5 text-34 font-semibold tracking-tight">{titles.pageViews}</h1>
}
