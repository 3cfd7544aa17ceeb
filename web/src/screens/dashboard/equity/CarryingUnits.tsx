import type { OwedLoan, Values } from '@hausblick/figures/debt.ts'
import { carriesLoans, unitsWithLoans } from '@hausblick/figures/equity.ts'
import { useMemo } from 'react'
import type { SelectableUnit } from '../../../base/data/records.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { Carrying } from './Carrying.tsx'
import * as texts from './texts.ts'

interface Props {
  loans: readonly OwedLoan[]
  units: readonly SelectableUnit[]
  /** The values of all units. */
  values: Values
}

/** Which units carry their loans: the number, and each of them on demand. Units of which that is unknown are left out. */
export function CarryingUnits({ loans, units, values }: Props) {
  const { figures } = useAddresses()
  const equities = useMemo(() => unitsWithLoans(loans, units, values), [loans, units, values])
  const known = units.flatMap(({ id, label }) => {
    const equity = equities.get(id)
    return equity ? [{ id, label, equity }] : []
  })
  if (known.length === 0) return null
  const carrying = known.filter(({ equity }) => carriesLoans(equity))
  return (
    <details className="md:mt-3">
      <summary className="link w-fit py-1 pointer-coarse:py-3.5">
        {texts.unitsCarrying(carrying.length, known.length)}
      </summary>
      <ul className="mt-1">
        {known.map(({ id, label, equity }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-0"
          >
            <Link to={figures({ kind: 'unit', id })} className="link tap min-w-0 wrap-anywhere">
              {label}
            </Link>
            <Carrying equity={equity} />
          </li>
        ))}
      </ul>
    </details>
  )
}
