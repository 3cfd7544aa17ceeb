import type { ReactNode } from 'react'
import * as texts from './texts.ts'

export const LOANS_PLACE = 'kredite'

interface Props {
  /** The totals of the loans, below the heading. */
  summary?: ReactNode
  /** The filter and sorting, beside the heading. */
  controls?: ReactNode
  children: ReactNode
}

export function LoanSection({ summary, controls, children }: Props) {
  return (
    <section aria-labelledby={LOANS_PLACE} className="mt-2 md:mt-6">
      <div className="mb-2 flex md:mb-4 break-inside-avoid break-after-avoid flex-col gap-4 lg:flex-row lg:items-end lg:justify-between">
        <div>
          <h3
            id={LOANS_PLACE}
            tabIndex={-1}
            className="scroll-mt-24 text-20 outline-none font-semibold tracking-tight"
          >
            {texts.heading}
          </h3>
          {summary}
        </div>
        {controls}
      </div>
      {children}
    </section>
  )
}

/** The classes of a list of loans: as many columns as fit, but no more than there are loans. */
export const loanGrid =
  'grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-3 md:gap-4'
