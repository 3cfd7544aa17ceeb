import { shows, useAccess } from '../../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { contractsOf, documentsOf } from '../../../parts/layout/subjects/documents.ts'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { Figures } from '../FiguresView.tsx'
import { LeadCard, LeadCards, LeadName, leadLink } from './LeadCard.tsx'
import { ReturnsLead } from './ReturnsLead.tsx'
import * as texts from './texts.ts'

/** What leads on from the figures of a unit or building: its returns, details and documents. */
export function PlaceLeads({ place, figures }: { place: Place; figures: Figures }) {
  const access = useAccess()
  const { details, within } = useAddresses()
  const units = useRead(unitDetailsQuery).data
  const objects = useRead(objectDetailsQuery).data
  const item = (place.kind === 'unit' ? units : objects)?.find(({ id }) => id === place.id)
  const rent = item?.monthlyRent
  return (
    <LeadCards>
      <ReturnsLead place={place} figures={figures} />
      {/* Without master data there are no details. */}
      {item && (
        <LeadCard
          link={
            <Link to={details(place)} className={leadLink}>
              <LeadName>{place.kind === 'unit' ? texts.unitDetails : texts.objectDetails}</LeadName>
            </Link>
          }
          figure={rent ? { value: formatMoney(rent), name: texts.rentAMonth } : null}
        >
          {texts.aboutDetails}
        </LeadCard>
      )}
      {item && shows(access, 'documents') && (
        <LeadCard
          link={
            <Link to={within(documentsOf(item.address))} className={leadLink}>
              <LeadName>{texts.documents}</LeadName>
            </Link>
          }
          figure={null}
        >
          {/* Above the link of the whole card. */}
          <Link to={within(contractsOf(item.address))} className="link tap relative z-1">
            {texts.contracts}
          </Link>
        </LeadCard>
      )}
    </LeadCards>
  )
}
