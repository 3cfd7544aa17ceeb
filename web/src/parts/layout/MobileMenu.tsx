import { Menu, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useDismiss } from '../../base/ui/useDismiss.ts'
import { NavLinks } from './NavLinks.tsx'
import * as texts from './texts.ts'

const linkLook =
  'flex min-h-12 items-center rounded-control px-4 text-17 font-medium text-ink-2 aria-[current]:bg-brand-soft aria-[current]:text-brand'

interface Props {
  pathname: string
  demo: boolean
  /** From which width on it is hidden. */
  className: string
}

/** The header's links behind a button. Choosing one, Escape and interacting elsewhere close the menu. */
export function MobileMenu({ pathname, demo, className }: Props) {
  const [open, setOpen] = useState(false)
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useDismiss(menu, open, (by) => {
    setOpen(false)
    if (by === 'escape') button.current?.focus()
  })
  const Icon = open ? X : Menu
  return (
    <div ref={menu} className={className}>
      <button
        ref={button}
        type="button"
        aria-label={texts.menu}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="grid size-11 place-items-center rounded-control border border-line bg-surface"
      >
        <Icon size={20} />
      </button>
      <nav
        id={id}
        aria-label={texts.mainMenu}
        hidden={!open}
        className="absolute inset-x-0 top-full border-y border-line bg-surface p-2 shadow-float"
      >
        <ul>
          <NavLinks
            pathname={pathname}
            demo={demo}
            className={linkLook}
            onChoose={() => setOpen(false)}
          />
        </ul>
      </nav>
    </div>
  )
}
