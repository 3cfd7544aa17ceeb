import { addressLine } from '@hausblick/figures/records/address.ts'
import type { ReactNode } from 'react'
import type { ListedItem } from '../kind.ts'
import type { ListView } from '../listAddress.ts'
import { OpenLink } from '../OpenLink.tsx'

interface NameProps {
  item: ListedItem
  view: ListView
  onOpen: (id: string) => void
  children?: ReactNode
}

/** Name and address of an item, with optional content beside the name. */
export function NameCell({ item, view, onOpen, children }: NameProps) {
  return (
    <TwoLines
      first={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 print:min-w-32">
          <OpenLink item={item} view={view} onOpen={onOpen} className="wrap-anywhere" />
          {children}
        </span>
      }
      second={addressLine(item.address)}
    />
  )
}

interface LinesProps {
  first: ReactNode
  second: ReactNode
}

/** A value with an explanation below it. */
export function TwoLines({ first, second }: LinesProps) {
  return (
    <>
      <span className="block font-medium">{first}</span>
      {second && <span className="block text-13 text-ink-2 wrap-anywhere">{second}</span>}
    </>
  )
}
