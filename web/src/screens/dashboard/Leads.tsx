import { shows, useAccess } from '../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../base/data/details.ts'
import { useRead } from '../../base/data/useRead.ts'
import { Link } from '../../base/ui/Link.tsx'
import { contractsOf, documentsOf } from '../../parts/layout/subjects/documents.ts'
import { type Place, useAddresses } from '../../parts/layout/subjects/useAddresses.ts'
import { ReturnsLink } from './ReturnsLink.tsx'
import * as texts from './texts.ts'

/** Links from the figures of a unit or building to its returns, details and documents. */
export function Leads({ place }: { place: Place }) {
  const access = useAccess()
  const { details, within } = useAddresses()
  const units = useRead(unitDetailsQuery).data
  const objects = useRead(objectDetailsQuery).data
  const item = (place.kind === 'unit' ? units : objects)?.find(({ id }) => id === place.id)
  return (
    <p className="mt-3 flex flex-wrap gap-x-8 print:hidden">
      <ReturnsLink place={place} />
      {/* Without master data there are no details. */}
      {item && (
        <Link to={details(place)} className="link inline-flex min-h-11 items-center">
          {place.kind === 'unit' ? texts.unitDetails : texts.objectDetails}
        </Link>
      )}
      {item && shows(access, 'documents') && (
        <>
          <Link
            to={within(contractsOf(item.address))}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.contracts}
          </Link>
          <Link
            to={within(documentsOf(item.address))}
            className="link inline-flex min-h-11 items-center"
          >
            {texts.documentsOfAddress}
          </Link>
        </>
      )}
    </p>
  )
}
