import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../../base/ui/IconButton.tsx'
import * as texts from './texts.ts'

interface Props {
  count: number
  onClear: () => void
  /** Buttons of what can be done with them. */
  children: ReactNode
}

/** Stays in sight below a list while something is marked there, with what can be done with it. */
export function MarkedBar({ count, onClear, children }: Props) {
  if (count === 0) return null
  return (
    <section
      aria-label={texts.bar}
      className="card @container sticky bottom-3 z-5 mt-4 p-2 shadow-float print:hidden"
    >
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="pl-2 text-13 font-medium">
          {texts.marked(count)}
        </p>
        <IconButton label={texts.clear} icon={X} onClick={onClear} className="mr-auto" />
        <div className="flex grow flex-wrap gap-2 *:grow @2xl:grow-0 @2xl:*:grow-0">{children}</div>
      </div>
    </section>
  )
}
