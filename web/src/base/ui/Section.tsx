import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  title: ReactNode
  /** Receives the focus when the content below it has changed. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  /** Beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The classes of stacked cards. Cards below one that is loading stay invisible until its height is known, so that none shifts. */
export const stack = 'grid grid-cols-1 gap-4 [&>:has([aria-busy=true])~*]:invisible'

export function Section({ title, headingRef, actions, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="card min-w-0 p-[min(1.5rem,6.5vw)]">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h2
          id={id}
          ref={headingRef}
          tabIndex={-1}
          className="min-w-0 text-20 font-semibold hyphens-auto wrap-anywhere outline-none"
        >
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
