import type { ReactNode } from 'react'

interface CellProps {
  head?: boolean
  /** Left out on phones. */
  wide?: boolean
  /** Left out where narrow screens or large type leave no room beside the amount, below which it stands then. */
  apart?: boolean
  children?: ReactNode
}

/** A cell of the table of kinds that holds an amount or its share. */
export function Cell({ head = false, wide = false, apart = false, children }: CellProps) {
  const room = wide
    ? 'text-ink-2 max-md:hidden print:table-cell'
    : apart
      ? 'max-[22rem]:hidden'
      : 'max-[16rem]:block max-[16rem]:p-0 max-[16rem]:text-left'
  const place = `py-2 pl-4 text-right align-top whitespace-nowrap ${room}`
  return head ? (
    <th scope="col" className={`${place} pb-1 font-normal`}>
      {children}
    </th>
  ) : (
    <td className={`${place} max-md:pt-2.75 md:pointer-coarse:pt-4.75 print:pt-2`}>{children}</td>
  )
}
