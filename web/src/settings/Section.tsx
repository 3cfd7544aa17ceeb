import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  title: string
  /** Where the focus goes when what had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** One of the cards of the settings. */
export function Section({ title, headingRef, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card min-w-0 p-[min(1.5rem,6.5vw)]">
      <h2
        id={id}
        ref={headingRef}
        tabIndex={-1}
        className="mb-4 text-20 font-semibold outline-none"
      >
        {title}
      </h2>
      {children}
    </section>
  )
}
