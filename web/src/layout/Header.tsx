import { useLocation } from 'react-router'
import { Link } from '../ui/Link.tsx'
import { headerPlace } from '../ui/places.ts'
import { Logo } from './Logo.tsx'
import { headerPages } from './links.ts'
import { MobileMenu } from './MobileMenu.tsx'
import { NavLinks } from './NavLinks.tsx'
import { PrintDate } from './PrintDate.tsx'
import { ThemeButton } from './ThemeButton.tsx'

const linkLook =
  'flex min-h-10 items-center rounded-control px-3 font-medium text-ink-2 hover:text-ink aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'

export function Header() {
  const { pathname } = useLocation()
  const [dashboard] = headerPages(pathname)
  return (
    <header className="relative z-10 border-b border-line">
      <div className="page lg:flex lg:items-center lg:gap-2">
        <div className="flex min-h-16 flex-wrap items-center gap-2 print:min-h-12 lg:shrink-0 lg:grow">
          <Link
            to={dashboard?.path ?? '/'}
            aria-label="Hausblick, zum Dashboard"
            className="mr-3 flex min-h-11 items-center gap-2.5 rounded-control lg:mr-6"
          >
            <Logo />
          </Link>
          <nav aria-label="Hauptmenü" className="hidden md:block">
            <ul className="flex lg:gap-1">
              <NavLinks pathname={pathname} className={linkLook} />
            </ul>
          </nav>
          <div className="ml-auto flex items-center gap-1">
            <PrintDate />
            <ThemeButton />
            <MobileMenu key={pathname} pathname={pathname} />
          </div>
        </div>
        <div id={headerPlace} className="pb-3 empty:hidden lg:w-64 lg:min-w-0 lg:pb-0" />
      </div>
    </header>
  )
}
