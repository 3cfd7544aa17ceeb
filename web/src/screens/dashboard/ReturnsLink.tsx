import { figuresAddress } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { Link } from '../../base/ui/Link.tsx'
import { type Place, useAddresses } from '../../parts/layout/subjects/useAddresses.ts'
import * as texts from './texts.ts'

/** Leads to the returns of a unit or building, null for the portfolio. */
export function ReturnsLink({ place }: { place: Place | null }) {
  const { complete } = useAddresses()
  return (
    <Link to={complete(returnsAddress(place))} className="link inline-flex min-h-11 items-center">
      {texts.returns}
    </Link>
  )
}

/** Returns the address of the returns of a unit or building, null for the portfolio. */
export function returnsAddress(place: Place | null): string {
  return place ? figuresAddress(place, pages.returns.path) : pages.returns.path
}
