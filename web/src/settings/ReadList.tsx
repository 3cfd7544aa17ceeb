import type { ReactNode } from 'react'
import type { Read } from '../data/useRead.ts'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'

interface Props<Item> {
  read: Read<unknown>
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  /** Title of the note if the items could not be read. */
  failure: string
  /** Text if there are no items. */
  empty: string
  /** The skeleton of a list that is never empty. */
  waiting?: ReactNode
  children: (item: Item) => ReactNode
}

/** Renders a list read from the service in each of its states: loading, failed, empty or loaded. */
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
