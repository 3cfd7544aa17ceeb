import { legalPages } from '@hausblick/contract/pages.ts'
import { Link } from '../../base/ui/Link.tsx'
import { footerSlotId } from '../../base/ui/slots.ts'
import * as texts from './texts.ts'

export function Footer({ year }: { year: string }) {
  return (
    <footer className="border-t border-line text-13 text-ink-3">
      <div className="page flex flex-col gap-x-6 gap-y-2 py-6 md:flex-row md:items-center md:justify-between">
        <nav aria-label={texts.legal}>
          <ul className="-mx-2 flex flex-wrap">
            {legalPages.map(({ path, title }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="flex min-h-11 items-center px-2 underline-offset-4 hover:text-ink hover:underline"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div id={footerSlotId} className="empty:hidden md:mr-auto" />
        <p>{texts.copyright(year)}</p>
      </div>
    </footer>
  )
}
