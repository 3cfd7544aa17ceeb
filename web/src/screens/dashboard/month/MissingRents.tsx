import { describeMissing } from '@hausblick/figures/month/describeMonth.ts'
import type { ReceivedRent } from '@hausblick/figures/month/receivedRents.ts'
import { formatMoney } from '../../../base/format/money.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'

/** What is missing of rents, by unit; each leads to its figures. */
export function MissingRents({ rents }: { rents: readonly ReceivedRent[] }) {
  const { figures } = useAddresses()
  return (
    <ul className="mt-1">
      {rents.map(({ unitId, label, missing }) => (
        <li
          key={unitId}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line py-2 first:border-0"
        >
          <Link
            to={figures({ kind: 'unit', id: unitId })}
            className="link tap min-w-0 wrap-anywhere"
          >
            {label}
          </Link>
          <span className="font-medium">{describeMissing(missing, formatMoney)}</span>
        </li>
      ))}
    </ul>
  )
}
