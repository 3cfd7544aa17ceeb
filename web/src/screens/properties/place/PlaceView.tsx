import { addressLine } from '@hausblick/figures/records/address.ts'
import type { MarketComparison } from '@hausblick/figures/rent.ts'
import type { ReactNode } from 'react'
import { shows, useAccess } from '../../../base/data/access.ts'
import { DueCard } from '../../../parts/layout/due/DueCard.tsx'
import { useDue } from '../../../parts/layout/due/useDue.ts'
import { PlaceProfile } from '../../../parts/layout/place/PlaceProfile.tsx'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { ListedItem } from '../kind.ts'
import { DocumentsPart } from './DocumentsPart.tsx'
import { FiguresPart } from './FiguresPart.tsx'
import { LoansPart } from './LoansPart.tsx'
import { Part } from './Part.tsx'
import * as texts from './texts.ts'
import { usePlaceFigures } from './usePlaceFigures.ts'

interface Props {
  place: Place
  item: ListedItem
  /** Hundredths of m²; null if unknown. */
  size: number | null
  comparison?: MarketComparison | null
  /** Below the figures. */
  units?: ReactNode
  /** The sections of the details. */
  children: ReactNode
}

const stack = 'grid min-w-0 grid-cols-1 content-start gap-3 md:gap-4'

const DETAILS = 'einzelheiten'

/** Everything about a unit or building below its head. */
export function PlaceView({ place, item, size, comparison, units, children }: Props) {
  const access = useAccess()
  const { details, page } = useAddresses()
  const { figures, loans, equity, due } = usePlaceFigures(place)
  const loanIds = loans.data?.map(({ loan }) => loan.loanId) ?? []
  const dueOfPlace = useDue({ ...place, loanIds }, due)
  // In the column that is shorter without it.
  const profile = <PlaceProfile place={place} name={addressLine(item.address) || item.name} />
  return (
    <div className={stack}>
      <div className="grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] print:block print:space-y-4">
        <div className={stack}>
          <FiguresPart place={place} {...{ figures, equity, size, comparison }} />
          {units}
          {shows(access, 'loans') && <LoansPart kind={place.kind} loans={loans} />}
          {place.kind === 'unit' && profile}
        </div>
        <div className={stack}>
          {place.kind === 'object' && profile}
          <DueCard
            of={place.kind}
            read={dueOfPlace}
            level="h2"
            lead={({ kind, id }) =>
              kind === 'loan'
                ? details({ kind, id })
                : id === place.id
                  ? `#${DETAILS}`
                  : page({ kind, id })
            }
          />
          {shows(access, 'documents') && <DocumentsPart address={item.address} />}
        </div>
      </div>
      <Part id={DETAILS} title={texts.detailsHeading} isTitleHidden>
        <div>{children}</div>
      </Part>
    </div>
  )
}
