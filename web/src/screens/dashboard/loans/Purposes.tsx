import type { Loan } from '@hausblick/figures/records/loan.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { findPurposes, type Labels } from './purposes.ts'
import { separatorsOf } from './texts.ts'

/** What a loan finances, in sentences whose names lead to the figures of the units and buildings. */
export function Purposes({ loan, labels }: { loan: Loan; labels: Labels }) {
  const { figures } = useAddresses()
  return findPurposes(loan, labels).map(({ kind, lead, places }) => {
    const separators = separatorsOf(places.length)
    return (
      <p key={kind} className="mt-1 break-words text-ink-2">
        {lead}{' '}
        {places.map(({ id, name }, index) => (
          <span key={id}>
            {/* Above the link of the whole card. */}
            <Link
              to={figures({ kind, id })}
              className="tap tap-wide relative z-1 underline underline-offset-4 wrap-anywhere"
            >
              {name}
            </Link>
            {separators[index]}
          </span>
        ))}
      </p>
    )
  })
}
