import { buildingsOfUnits } from '@hausblick/figures/buildings.ts'
import { isForObject, isForUnit, loanName } from '@hausblick/figures/loans.ts'
import type { Loan } from '@hausblick/figures/records/loan.ts'
import { useId } from 'react'
import { shows, useAccess } from '../../../base/data/access.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../../base/data/details.ts'
import { loansQuery } from '../../../base/data/queries.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { documentsOf } from '../../../parts/layout/subjects/documents.ts'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { ListedItem } from '../kind.ts'
import * as texts from '../texts.ts'

interface Props {
  kind: Place['kind']
  item: ListedItem
}

/** Links from the details of a unit or building to its figures, loans and documents, and from each to the other. */
export function Leads({ kind, item }: Props) {
  const id = useId()
  const access = useAccess()
  const { figures, details, page, within } = useAddresses()
  const units = useRead(unitDetailsQuery).data ?? []
  const objects = useRead(objectDetailsQuery).data ?? []
  const all = useRead(loansQuery).data ?? []
  const homes = buildingsOfUnits(objects, units, all)
  const own = (unitId: string) => homes.get(unitId)?.includes(item.id) === true
  const inside = kind === 'object' ? units.filter((unit) => own(unit.id)) : []
  const around =
    kind === 'unit' ? objects.filter((object) => homes.get(item.id)?.includes(object.id)) : []
  const loans = all.filter((loan) =>
    kind === 'unit'
      ? isForUnit(loan, item.id)
      : isForObject(loan, item.id, homes) || inside.some((unit) => isForUnit(loan, unit.id)),
  )
  const leads = [
    { to: page({ kind, id: item.id }), text: texts.toPage[kind] },
    { to: figures({ kind, id: item.id }), text: texts.toFigures },
    ...around.map((object) => ({
      to: details({ kind: 'object', id: object.id }),
      text: texts.toObject(object.name),
    })),
    ...inside.map((unit) => ({
      to: details({ kind: 'unit', id: unit.id }),
      text: texts.toUnit(unit.name),
    })),
    ...loans.map((loan) => ({
      to: details({ kind: 'loan', id: loan.loanId }),
      text: nameOf(loan),
    })),
    ...(shows(access, 'documents')
      ? [{ to: within(documentsOf(item.address)), text: texts.toDocuments }]
      : []),
  ]
  return (
    <nav aria-labelledby={id} className="mt-7 print:hidden">
      <p id={id} className="mb-2 text-17 font-semibold">
        {texts.leads}
      </p>
      <ul className="grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {leads.map(({ to, text }) => (
          <li key={to} className="min-w-0 border-t border-line">
            <Link to={to} className="link flex min-h-11 items-center wrap-anywhere">
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function nameOf(loan: Loan): string {
  return loan.address === '' ? loanName(loan) : texts.toLoan(loanName(loan), loan.address)
}
