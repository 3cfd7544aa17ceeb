import { type ReactNode, type RefObject, useId } from 'react'

interface Props {
  title: string
  /** Takes the focus when the focused element has been removed. */
  headingRef?: RefObject<HTMLHeadingElement | null>
  children: ReactNode
}

/** The classes of stacked cards. Cards below one that is loading stay invisible until its height is known, so that none shifts. */
export const stack = 'grid grid-cols-1 gap-4 [&>:has([aria-busy=true])~*]:invisible'

/** A card of the settings page. */
export function SettingsSection({ title, headingRef, children }: Props) {
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
