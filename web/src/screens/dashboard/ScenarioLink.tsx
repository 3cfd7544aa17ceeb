import { pagePaths } from '@hausblick/contract/addresses.ts'
import { Link } from '../../base/ui/Link.tsx'
import { useAddresses } from '../../parts/layout/subjects/useAddresses.ts'
import * as texts from './texts.ts'

/** Leads to the page that tries out what would be if something changed. */
export function ScenarioLink() {
  const { complete } = useAddresses()
  return (
    <Link to={complete(pagePaths.scenario)} className="link inline-flex min-h-11 items-center">
      {texts.whatIf}
    </Link>
  )
}
