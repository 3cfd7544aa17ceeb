import { figuresAddress, pagePaths } from '@hausblick/contract/addresses.ts'
import { type Place, useAddresses } from '../layout/subjects/useAddresses.ts'
import { Link } from '../ui/Link.tsx'
import * as texts from './texts.ts'

/** Leads to the returns of a unit or building, null for the portfolio. */
export function ReturnsLink({ place }: { place: Place | null }) {
  const { complete } = useAddresses()
  return (
    <Link
      to={complete(place ? figuresAddress(place, pagePaths.returns) : pagePaths.returns)}
      className="link inline-flex min-h-11 items-center"
    >
      {texts.returns}
    </Link>
  )
}
