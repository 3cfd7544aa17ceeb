import type { ReactNode } from 'react'
import { mapRead, type Read } from '../../base/data/useRead.ts'
import { Loaded } from '../../base/ui/Loaded.tsx'

interface Props<Item> {
  read: Read<unknown>
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  /** Title of the note if the items could not be read. */
  failure: string
  /** What stands there if there are no items. */
  empty: ReactNode
  /** The skeleton of a list that is never empty. */
  waiting?: ReactNode
  children: (item: Item) => ReactNode
}

/** Renders a list read from the service in each of its states: loading, failed, empty or loaded. */
export function ReadList<Item>({ read, items, empty, children, ...loaded }: Props<Item>) {
  return (
    <Loaded read={mapRead(read, () => items)} {...loaded}>
      {(items) =>
        items.length === 0 ? (
          <div className="text-ink-2">{empty}</div>
        ) : (
          <ul className="-my-3 divide-y divide-line">{items.map(children)}</ul>
        )
      }
    </Loaded>
  )
}
