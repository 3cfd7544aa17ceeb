import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  title: ReactNode
  /** Takes the focus when what it heads has changed. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** A card of a page, headed by its title. */
export function Section({ title, headingRef, actions, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card min-w-0 p-[min(1.5rem,6.5vw)]">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2
          id={id}
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 text-20 font-semibold wrap-anywhere outline-none"
        >
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
