import type { Loan } from '@hausblick/figures/records/loan.ts'
import type { UnitOverview } from '@hausblick/figures/records/unit.ts'
import { useId } from 'react'
import { shows, useAccess } from '../../base/data/access.ts'
import { objectOverviewsQuery, unitOverviewsQuery } from '../../base/data/queries.ts'
import { useRead } from '../../base/data/useRead.ts'
import { Link } from '../../base/ui/Link.tsx'
import { contractsOf } from '../../parts/layout/subjects/documents.ts'
import { type Place, useAddresses } from '../../parts/layout/subjects/useAddresses.ts'
import * as texts from './texts.ts'

/** The units and buildings that a loan finances, with links to their pages and figures; nothing if none is named. */
export function FinancedSection({ loan }: { loan: Loan }) {
  const id = useId()
  const access = useAccess()
  const hasFigures = shows(access, 'figures')
  const { page, figures, within } = useAddresses()
  const units = useRead(unitOverviewsQuery).data ?? []
  const objects = useRead(objectOverviewsQuery).data ?? []
  const overviews = new Map<string, Pick<UnitOverview, 'label' | 'address'>>([
    ...units.map((unit) => [`unit ${unit.unitId}`, unit] as const),
    ...objects.map((object) => [`object ${object.objectId}`, object] as const),
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
          const overview = overviews.get(`${place.kind} ${place.id}`)
          const name = overview?.label ?? place.id
          return (
            <li
              key={`${place.kind} ${place.id}`}
              className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line first:border-0"
            >
              <Link
                to={page(place)}
                className="link flex min-h-11 min-w-0 items-center wrap-anywhere"
              >
                {texts.placeOf(place.kind, name)}
              </Link>
              <span className="flex flex-wrap gap-x-6">
                {overview && shows(access, 'documents') && (
                  <Link
                    to={within(contractsOf(overview.address))}
                    className="link flex min-h-11 items-center"
                  >
                    {texts.contracts}
                    <span className="sr-only">{texts.contractsOf(name)}</span>
                  </Link>
                )}
                <Link to={figures(place)} className="link flex min-h-11 items-center">
                  {texts.figures}
                  <span className="sr-only">{texts.figuresOf(name)}</span>
                </Link>
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
