import type { ReactNode } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from '../../../base/ui/Link.tsx'

interface Props extends Pick<LinkProps, 'to' | 'state'> {
  name: string
  detail: string
  value?: ReactNode
  /** Below the value. */
  note?: string
}

/** One thing of a list that leads to it as a whole. */
export function Row({ name, detail, value, note, ...link }: Props) {
  return (
    <li className="border-t border-line first:border-0">
      <Link
        {...link}
        className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 rounded-small py-2 hover:text-brand"
      >
        <span className="min-w-0 grow basis-32 wrap-anywhere">
          <span className="block font-medium">{name}</span>{' '}
          <span className="block text-13 text-ink-3">{detail}</span>
        </span>{' '}
        {value && (
          <span className="ml-auto text-right">
            <span className="font-semibold wrap-anywhere">{value}</span>{' '}
            {note && <span className="block text-13 text-ink-3">{note}</span>}
          </span>
        )}
      </Link>
    </li>
  )
}
