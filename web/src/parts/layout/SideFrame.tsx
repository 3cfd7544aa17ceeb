import { normalisePath } from '@hausblick/contract/paths.ts'
import { ChevronDown, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../base/ui/Link.tsx'
import { useDisclosure } from '../../base/ui/useDisclosure.ts'
import { isWithin } from './links.ts'

interface SideLink {
  readonly path: string
  readonly title: string
  /** Beside the title. */
  readonly chip?: ReactNode
}

export interface SideGroup {
  /** Absent where its links need none. */
  readonly heading?: string
  readonly links: readonly SideLink[]
}

interface Props {
  /** Accessible name of the navigation. */
  label: string
  /** The first link contains all others. */
  groups: readonly SideGroup[]
  children: ReactNode
}

/**
 * The frame of pages that belong together: a column of links beside them; on narrow screens a row above, or where there are
 * several groups a menu that names the current page.
 */
export function SideFrame({ label, groups, children }: Props) {
  const { pathname } = useLocation()
  const { isOpen, close, place, button, content } = useDisclosure()
  const root = groups[0]?.links[0]?.path
  const isMenu = groups.length > 1
  const holds = (path: string) => path !== root && isWithin(pathname, path)
  const current = groups
    .flatMap(({ links }) => links)
    .find(({ path }) => path === normalisePath(pathname) || holds(path))
  return (
    <div className="lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-7">
      <div ref={place} className="relative mb-5 lg:mt-14 lg:mb-0 lg:self-start print:hidden">
        {isMenu && (
          <button
            {...button}
            className="card flex min-h-12 w-full items-center gap-2 px-4 text-left font-medium lg:hidden noscript:hidden"
          >
            <Menu size={18} className="text-ink-3" />
            <span className="grow">
              <span className="font-normal text-ink-2">{label}</span>
              {current && `: ${current.title}`}
            </span>
            <ChevronDown size={18} className={`text-ink-3 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        )}
        <nav {...content} aria-label={label} className={isMenu ? menuLook(isOpen) : rowLook}>
          {groups.map(({ heading, links }) => (
            <div key={links[0]?.path}>
              {heading !== undefined && <p className="mb-1 px-3 text-13 text-ink-3">{heading}</p>}
              <ul className={`gap-0.5 ${isMenu ? '' : 'flex flex-wrap'} lg:flex lg:flex-col`}>
                {links.map(({ path, title, chip }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      onClick={close}
                      className="flex min-h-10 pointer-coarse:min-h-11 items-center justify-between gap-2 rounded-control px-3 font-medium whitespace-nowrap text-ink-2 hover:text-ink aria-[current]:bg-brand-soft aria-[current]:text-brand"
                      {...(holds(path) && { 'aria-current': 'true' })}
                    >
                      {title}
                      {chip}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

const rowLook = 'max-lg:-mx-3 max-lg:-mt-2'

function menuLook(isOpen: boolean): string {
  const floating =
    'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:z-10 max-lg:mt-1.5 noscript:static'
  const sheet =
    'max-lg:rounded-card max-lg:border max-lg:border-line max-lg:bg-surface max-lg:p-2 max-lg:shadow-float'
  const shown = isOpen ? 'grid' : 'hidden lg:grid noscript:grid'
  return `${shown} gap-4 md:max-lg:grid-cols-2 lg:gap-5 ${floating} ${sheet}`
}
