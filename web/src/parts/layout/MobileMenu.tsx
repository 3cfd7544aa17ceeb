import { Menu, X } from 'lucide-react'
import { useDisclosure } from '../../base/ui/useDisclosure.ts'
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
  const { isOpen, close, place, button, content } = useDisclosure()
  const Icon = isOpen ? X : Menu
  return (
    <div ref={place} className={className}>
      <button
        {...button}
        aria-label={texts.menu}
        className="grid size-11 place-items-center rounded-control border border-line bg-surface"
      >
        <Icon size={20} />
      </button>
      <nav
        {...content}
        aria-label={texts.mainMenu}
        hidden={!isOpen}
        className="absolute inset-x-0 top-full border-y border-line bg-surface p-2 shadow-float"
      >
        <ul>
          <NavLinks pathname={pathname} demo={demo} className={linkLook} onChoose={close} />
        </ul>
      </nav>
    </div>
  )
}
