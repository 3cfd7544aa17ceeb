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

export function CardGrid<Item extends ListedItem>({ label, items, onOpen, Card }: Props<Item>) {
  return (
    <ul
      aria-label={label}
      aria-busy={!items}
      className="grid gap-3 md:gap-4 md:up-to-2 lg:up-to-3 wide:up-to-4 print:grid-cols-2"
    >
      {items
        ? items.map((item) => (
            <li key={item.id} className="min-w-0">
              <Card item={item} onOpen={onOpen} />
            </li>
          ))
        : ['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
            <li key={place} className="min-w-0">
              <Card item={undefined} onOpen={onOpen} />
            </li>
          ))}
    </ul>
  )
}
