import type { ReactNode } from 'react'
import type { Read } from '../data/useRead.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

interface Props<Item> {
  read: Read<unknown>
  /** Undefined as long as they are on their way. */
  items: readonly Item[] | undefined
  /** What is said where they could not be read, and where there are none. */
  failure: string
  empty: string
  /** Holds the place of a list that is never empty. */
  waiting?: ReactNode
  children: (item: Item) => ReactNode
}

/** A list that is read from the service: there, on its way, failed, or empty. */
export function ReadList<Item>(props: Props<Item>) {
  const { read, items, failure, empty, waiting, children } = props
  if (read.error)
    return (
      <ErrorNote
        title={failure}
        reason={read.error.message}
        onRetry={read.retry}
        retrying={read.retrying}
      />
    )
  if (!items)
    return (
      waiting ?? (
        <p aria-busy>
          <Skeleton size="w-full" />
        </p>
      )
    )
  if (items.length === 0) return <p className="text-ink-2">{empty}</p>
  return <ul className="-my-3 divide-y divide-line">{items.map(children)}</ul>
}
