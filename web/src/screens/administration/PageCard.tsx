import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  title: string
  /** Receives the focus when the focused element has been removed. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** A page that is one card, headed by the page's title. */
export function PageCard({ title, headingRef, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h1
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="mb-5 text-34 font-semibold tracking-tight outline-none"
      >
        {title}
      </h1>
      <div className="card min-w-0 p-[min(1.5rem,6.5vw)]">{children}</div>
    </section>
  )
}
