import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import { looks } from './looks.ts'

/** As many as most customers have. */
const places = ['a', 'b', 'c', 'd', 'e']

/** The list while its replies are awaited. */
export function DueSkeleton() {
  return (
    <div aria-hidden className={`${looks.card} print:hidden`}>
      <p className="text-17">
        <Skeleton size="w-36" />
      </p>
      <ul className={looks.list}>
        {places.map((place) => (
          <li key={place} className={looks.entry}>
            <div className={looks.link}>
              <Skeleton size="w-56" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
