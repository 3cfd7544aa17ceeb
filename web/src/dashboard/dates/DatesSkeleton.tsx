import { useAccess } from '../../data/access.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useUpcomingDates } from './useUpcomingDates.ts'

/** The number of dates shown until all are requested. */
export const INITIAL_DATES = 6

/** The classes that the dates and their skeleton share. */
export const looks = {
  card: 'card min-w-0 p-5 md:p-6',
  head: 'flex flex-wrap items-start justify-between gap-x-4',
  list: 'mt-3 grid grid-cols-1 gap-x-8 empty:hidden md:up-to-2 wide:up-to-3',
  entry: 'border-t border-line',
  link: 'flex min-h-16 flex-wrap items-center gap-3 py-2.5 min-[18rem]:flex-nowrap',
  icon: 'size-9 shrink-0 rounded-full',
  more: 'border-t border-line pt-4 print:hidden',
} as const

const places = ['a', 'b', 'c', 'd', 'e', 'f']

/**
 * The skeleton of the dates while their code is loading, of the height they will have: their number is known as soon as the
 * figures are. Assumes four until then.
 */
export function DatesSkeleton() {
  const { demo } = useAccess()
  const count = useUpcomingDates().data?.length ?? 4
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
        {places.slice(0, count).map((place) => (
          <li key={place} className={looks.entry}>
            <div className={looks.link}>
              <span className={`skeleton ${looks.icon}`} />
              <Skeleton size="w-56" />
            </div>
          </li>
        ))}
      </ul>
      {count > INITIAL_DATES && (
        <div className={looks.more}>
          <div className="control" />
        </div>
      )}
    </div>
  )
}
