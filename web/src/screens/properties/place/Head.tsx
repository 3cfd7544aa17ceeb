import { addressLine } from '@hausblick/figures/records/address.ts'
import type { ReactNode } from 'react'
import { Link } from '../../../base/ui/Link.tsx'
import type { ListedItem } from '../kind.ts'

interface Props {
  item: ListedItem
  /** Beside the heading. */
  badge?: ReactNode
  /** What follows the name: type and size. */
  facts: readonly string[]
  /** The building of a unit. */
  house?: { readonly to: string; readonly text: string } | undefined
  /** `HeadEntry` elements. */
  children: ReactNode
}

/** What a unit or building is, and what it brings in. */
export function Head({ item, badge, facts, house, children }: Props) {
  const line = addressLine(item.address)
  const named = line === '' || isIn(line, item.name) ? [] : [item.name]
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h1 className="min-w-0 text-30 font-semibold tracking-tight md:text-34">
          {line || item.name}
        </h1>
        {badge && <span className="mt-2">{badge}</span>}
      </div>
      <p className="mt-1 text-ink-2 wrap-anywhere">
        {[...named, ...facts].filter((part) => part !== '').join(' · ')}
      </p>
      {house && (
        <p>
          <Link to={house.to} className="link inline-flex min-h-11 items-center wrap-anywhere">
            {house.text}
          </Link>
        </p>
      )}
      <dl className="card up-to-4 mt-4 mb-3 grid gap-x-6 gap-y-3 p-5 max-md:pairs md:mb-4 md:p-6">
        {children}
      </dl>
    </>
  )
}

function isIn(line: string, name: string): boolean {
  return line.startsWith(name)
}

interface EntryProps {
  name: string
  value: string
  note?: ReactNode
}

export function HeadEntry({ name, value, note }: EntryProps) {
  return (
    <div className="row-span-2 grid grid-rows-subgrid gap-y-0">
      <dt className="text-13 font-medium text-ink-2">{name}</dt>
      <dd>
        <span className="text-17 font-semibold tracking-tight wrap-anywhere md:text-20">
          {value}
        </span>
        {note && <span className="block text-13 text-ink-3">{note}</span>}
      </dd>
    </div>
  )
}
