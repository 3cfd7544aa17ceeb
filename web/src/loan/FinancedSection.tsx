import type { Loan } from '@hausblick/figures/records/loan.ts'
import { useId } from 'react'
import { shows, useAccess } from '../data/access.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../data/queries.ts'
import { useRead } from '../data/useRead.ts'
import { type Place, useAddresses } from '../layout/subjects/useAddresses.ts'
import { Link } from '../ui/Link.tsx'
import * as texts from './texts.ts'

/** The units and buildings that a loan finances, with links to their details and figures; nothing if none is named. */
export function FinancedSection({ loan }: { loan: Loan }) {
  const id = useId()
  const hasFigures = shows(useAccess(), 'figures')
  const { details, figures } = useAddresses()
  const units = useRead(unitOverviewsQuery).data ?? []
  const objects = useRead(objectOverviewsQuery).data ?? []
  const labels = new Map([
    ...units.map(({ unitId, label }) => [`unit ${unitId}`, label] as const),
    ...objects.map(({ objectId, label }) => [`object ${objectId}`, label] as const),
  ])
  const places: Place[] = [
    ...[...new Set(loan.unitIds)].map((one) => ({ kind: 'unit' as const, id: one })),
    ...[...new Set(loan.objectIds)].map((one) => ({ kind: 'object' as const, id: one })),
  ]
  // Guests of loans alone see none of what these links lead to.
  if (places.length === 0 || !hasFigures) return null
  return (
    <section aria-labelledby={id} className="card min-w-0 p-5 md:p-6 print:hidden">
      <h2 id={id} className="mb-2 text-17 font-semibold">
        {texts.financed}
      </h2>
      <ul>
        {places.map((place) => {
          const name = labels.get(`${place.kind} ${place.id}`) ?? place.id
          return (
            <li
              key={`${place.kind} ${place.id}`}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line first:border-0"
            >
              <Link
                to={details(place)}
                className="link flex min-h-11 min-w-0 items-center wrap-anywhere"
              >
                {texts.placeOf(place.kind, name)}
              </Link>
              <Link to={figures(place)} className="link flex min-h-11 items-center">
                {texts.figures}
                <span className="sr-only">{texts.figuresOf(name)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
