import { pages } from '@hausblick/contract/pages.ts'
import { Link } from '../../base/ui/Link.tsx'
import { useAddresses } from '../../parts/layout/subjects/useAddresses.ts'
import * as texts from './texts.ts'

/** Leads to the page that tries out what would be if something changed. */
export function ScenarioLink() {
  const { complete } = useAddresses()
  return (
    <Link to={complete(pages.scenario.path)} className="link inline-flex min-h-11 items-center">
      {texts.whatIf}
    </Link>
  )
}
