import { addressLine } from '@hausblick/figures/records/address.ts'
import type { ReactNode } from 'react'
import { rowLink } from '../../../base/ui/table/column.ts'
import { TwoLines } from '../../../base/ui/table/TwoLines.tsx'
import type { ListedItem } from '../kind.ts'
import type { ListView } from '../listAddress.ts'
import { OpenLink } from '../OpenLink.tsx'

interface NameProps {
  item: ListedItem
  view: ListView
  onOpen: (id: string) => void
  /** Whether the address stands above the row. */
  isGrouped: boolean
  children?: ReactNode
}

/** Name and address of an item, with optional content beside the name. */
export function NameCell({ item, view, onOpen, isGrouped, children }: NameProps) {
  return (
    <TwoLines
      first={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1 print:min-w-32">
          <OpenLink item={item} view={view} onOpen={onOpen} className={rowLink} />
          {children}
        </span>
      }
      second={!isGrouped && addressLine(item.address)}
    />
  )
}
