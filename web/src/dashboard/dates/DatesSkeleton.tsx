import { useAccess } from '../../data/access.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { looks } from './looks.ts'

/** As many as most customers have. */
const places = ['a', 'b', 'c', 'd']

/** The skeleton of the dates while their replies are awaited. */
export function DatesSkeleton() {
  const { demo } = useAccess()
  return (
    <div aria-hidden className={`${looks.card} print:hidden`}>
      <div className={looks.head}>
        <div className="max-w-full">
          <p className="text-17">
            <Skeleton size="w-36" />
          </p>
          <p className="text-13">
            <Skeleton size="w-44" />
          </p>
        </div>
        {!demo && <span className="min-h-11 w-60 max-w-full" />}
      </div>
      <ul className={looks.list}>
        {places.map((place) => (
          <li key={place} className={looks.entry}>
            <div className={looks.link}>
              <span className={`skeleton ${looks.icon}`} />
              <Skeleton size="w-56" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
