import { sortItems } from '@hausblick/figures/sorting/sort.ts'
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { formatCount } from '../../../base/format/number.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { type Place, useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import type { ListedItem } from '../kind.ts'
import type { Nouns } from '../nouns.ts'
import * as texts from '../texts.ts'

interface Props {
  kind: Place['kind']
  nouns: Nouns
  items: readonly ListedItem[]
  id: string
}

/** Links to the previous and the next of all units or buildings, by address; nothing if there is one. */
export function Neighbours({ kind, nouns, items, id }: Props) {
  const { page } = useAddresses()
  const sorted = sortItems(items, ({ label }) => label, 'ascending')
  const index = sorted.findIndex((item) => item.id === id)
  if (sorted.length < 2) return null
  const linkTo = (neighbour: ListedItem | undefined, name: string, Icon: LucideIcon) =>
    neighbour ? (
      <Link
        to={page({ kind, id: neighbour.id })}
        aria-label={`${name}: ${neighbour.label}`}
        title={neighbour.label}
        className="grid size-11 place-items-center rounded-control text-ink-2 hover:bg-surface-2 hover:text-ink"
      >
        <Icon size={20} />
      </Link>
    ) : (
      <span aria-hidden className="grid size-11 place-items-center text-ink-3 opacity-50">
        <Icon size={20} />
      </span>
    )
  return (
    <nav aria-label={nouns.many} className="-mr-3 flex items-center">
      {linkTo(sorted[index - 1], nouns.previous, ChevronLeft)}
      <span className="min-w-14 text-center text-13 whitespace-nowrap text-ink-2">
        {texts.placeOf(formatCount(index + 1), formatCount(sorted.length))}
      </span>
      {linkTo(sorted[index + 1], nouns.next, ChevronRight)}
    </nav>
  )
}
