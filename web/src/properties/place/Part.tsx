import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  children: ReactNode
  /** Links at its foot. */
  links?: ReactNode
  className?: string
}

/** A card of the page. */
export function Part({ title, children, links, className = '' }: Props) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={`card flex min-w-0 flex-col p-[min(1.25rem,5vw)] md:p-6 ${className}`}
    >
      <h2 id={id} className="mb-2 text-17 font-semibold">
        {title}
      </h2>
      {children}
      {links && <p className="mt-auto flex flex-wrap gap-x-6 pt-2 print:hidden">{links}</p>}
    </section>
  )
}

/** The classes of a link at the foot. */
export const footLink = 'link inline-flex min-h-11 items-center'
