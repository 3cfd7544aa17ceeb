import { ChevronLeft, ChevronRight } from 'lucide-react'
import { LISTED } from '../../base/data/imports.ts'
import { Button } from '../../base/ui/Button.tsx'
import * as texts from './texts.ts'
import type { Pages } from './usePages.ts'

interface Props {
  pages: Pages
  /** How many entries this page has. */
  count: number
  total: number
  next: string | null
  /** Called when another page is asked for. */
  onTurn: () => void
}

/** Shows which entries of a long list are visible, and turns its pages. */
export function Pager({ pages, count, total, next, onTurn }: Props) {
  const first = pages.index * LISTED + 1
  const turn: Pages['turn'] = (to) => {
    pages.turn(to)
    onTurn()
  }
  if (pages.index === 0 && next === null) return null
  return (
    <nav
      aria-label={texts.pages}
      className="mt-4 flex flex-wrap items-center justify-between gap-3 print:hidden"
    >
      <p className="text-13 text-ink-3">{texts.shown(first, first + count - 1, total)}</p>
      <div className="flex gap-2">
        <Button
          look="secondary"
          disabled={pages.index === 0}
          onClick={() => turn('back')}
          aria-label={texts.pageBefore}
        >
          <ChevronLeft size={18} />
          {texts.back}
        </Button>
        <Button
          look="secondary"
          disabled={next === null}
          onClick={() => next !== null && turn({ next })}
          aria-label={texts.pageAfter}
        >
          {texts.forward}
          <ChevronRight size={18} />
        </Button>
      </div>
    </nav>
  )
}
