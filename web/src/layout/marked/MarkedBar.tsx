import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
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
      className="card sticky bottom-3 z-5 mt-4 flex flex-wrap items-center gap-2 p-2 pl-4 shadow-float print:hidden"
    >
      <p role="status" className="text-13 font-medium">
        {texts.marked(count)}
      </p>
      <IconButton label={texts.clear} icon={X} onClick={onClear} className="mr-auto" />
      {children}
    </section>
  )
}
