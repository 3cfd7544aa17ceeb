import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

/** The link of the whole card takes these classes. */
export const leadLink =
  'flex items-center justify-between gap-2 text-15 font-semibold outline-none after:absolute after:inset-0 after:rounded-card'

interface Props {
  /** A link that covers the card: with `leadLink` and `LeadName`. */
  link: ReactNode
  /** One figure with what it is; null if it is unknown. */
  figure: { readonly value: string; readonly name: string } | null
  children: ReactNode
}

/** What leads on from the figures: a link, one figure and one sentence. */
export function LeadCard({ link, figure, children }: Props) {
  return (
    <div className="card relative flex min-w-0 flex-col px-4 py-2.5 transition-shadow has-[a:hover]:shadow-float has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand md:p-5">
      {link}
      {figure && (
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-20 font-semibold tracking-tight">{figure.value}</span>
          <span className="text-13 text-ink-2">{figure.name}</span>
        </p>
      )}
      <p className="text-13 text-ink-3 md:mt-1">{children}</p>
    </div>
  )
}

/** What the link of such a card says. */
export function LeadName({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <ChevronRight size={18} className="shrink-0 text-ink-3" />
    </>
  )
}

/** Such cards side by side. */
export function LeadCards({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-2.5 empty:hidden md:grid-cols-3 md:gap-4 md:*:only:col-span-full print:hidden">
      {children}
    </div>
  )
}
