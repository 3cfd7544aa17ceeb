import { type ReactNode, useId } from 'react'

interface Props {
  /** Where links on the page lead. */
  id?: string
  title: string
  children: ReactNode
  /** Links at its foot. */
  links?: ReactNode
  /** Whether only screen readers are told the title, where what follows has titles of its own. */
  isTitleHidden?: boolean
}

/** A card of the page. */
export function Part({ id: anchor, title, children, links, isTitleHidden = false }: Props) {
  const id = useId()
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className="card flex min-w-0 scroll-mt-24 flex-col p-5 md:p-6"
    >
      <h2 id={id} className={isTitleHidden ? 'sr-only' : 'mb-2 text-17 font-semibold'}>
        {title}
      </h2>
      {children}
      {links && <p className="mt-auto flex flex-wrap gap-x-6 pt-2 print:hidden">{links}</p>}
    </section>
  )
}

/** The classes of a link at the foot. */
export const footLink = 'link inline-flex min-h-11 items-center'
