import type { ComponentType } from 'react'
import type { CardProps } from './Card.tsx'
import type { ListedItem } from './kind.ts'

interface Props<Item> {
  label: string
  /** Undefined while loading. */
  items: readonly Item[] | undefined
  onOpen: (id: string) => void
  Card: ComponentType<CardProps<Item>>
}

/** Of cards that are loading. */
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f']
/**
 * By the number of cards, which share the whole width. The count decides rather than what has arrived of them: on a slow line, the first
 * would shrink with each that follows.
 */
const COLUMNS = ['', '', 'md:grid-cols-2', 'md:grid-cols-2 lg:grid-cols-3']
const MOST_COLUMNS = 'md:grid-cols-2 lg:grid-cols-3 wide:grid-cols-4'

export function CardGrid<Item extends ListedItem>({ label, items, onOpen, Card }: Props<Item>) {
  return (
    <ul
      aria-label={label}
      aria-busy={!items}
      className={`grid gap-3 md:gap-4 print:grid-cols-2 ${COLUMNS[items?.length ?? PLACES.length] ?? MOST_COLUMNS}`}
    >
      {items
        ? items.map((item) => (
            <li key={item.id} className="min-w-0">
              <Card item={item} onOpen={onOpen} />
            </li>
          ))
        : PLACES.map((place) => (
            <li key={place} className="min-w-0">
              <Card item={undefined} onOpen={onOpen} />
            </li>
          ))}
    </ul>
  )
}
