import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  title: string
  /** Where the focus goes when what had it is gone. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/**
 * Cards one below the other. Those below an awaited one are shown when it has its height: nobody reads what then moves away.
 */
export const stack = 'grid grid-cols-1 gap-4 [&>:has([aria-busy=true])~*]:invisible'

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
