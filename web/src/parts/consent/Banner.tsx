import { pages } from '@hausblick/contract/pages.ts'
import { useEffect, useRef } from 'react'
import { Button } from '../../base/ui/Button.tsx'
import type { ConsentChoice } from './choice.ts'
import * as texts from './texts.ts'
import { usePaddingBelow } from './usePaddingBelow.ts'

interface Props {
  host: string
  /** Whether the user opened it, in which case it takes the focus. */
  takesFocus: boolean
  onChoose: (choice: ConsentChoice) => void
}

/** Asks for consent without blocking the page. Both answers are equally prominent. */
export function Banner({ host, takesFocus, onChoose }: Props) {
  const banner = useRef<HTMLElement>(null)
  usePaddingBelow(banner)
  useEffect(() => {
    if (takesFocus) banner.current?.focus()
  }, [takesFocus])
  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="einwilligung"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-surface shadow-float outline-none print:hidden"
    >
      <div className="page flex flex-col gap-x-10 gap-y-4 py-5 lg:flex-row lg:items-center">
        <div className="lg:flex-1">
          <h2 id="einwilligung" className="text-17 font-semibold">
            {texts.heading}
          </h2>
          <p className="mt-1 max-w-[80ch] text-13 text-ink-2">
            {texts.beforeHost} <span className="wrap-anywhere">{host}</span> {texts.afterHost}{' '}
            <a href={`${pages.datenschutz.path}#webanalyse`} className="link">
              {texts.privacyPolicy}
            </a>
            .
          </p>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button look="secondary" onClick={() => onChoose('rejected')}>
            {texts.reject}
          </Button>
          <Button look="secondary" onClick={() => onChoose('accepted')}>
            {texts.accept}
          </Button>
        </div>
      </div>
    </section>
  )
}
