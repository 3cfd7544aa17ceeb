import { type ReactNode, Suspense } from 'react'
import { useLocation } from 'react-router'
import { FailedPage } from '../ui/late/FailedPage.tsx'
import { LateBoundary } from '../ui/late/LateBoundary.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import * as texts from './texts.ts'
import { useNavigationFocus } from './useNavigationFocus.ts'

const MAIN = 'inhalt'

interface Props {
  /** The current year, for the copyright line: rendering reads no clock. */
  year: number
  children: ReactNode
}

/** The frame of every page. */
export function Layout({ year, children }: Props) {
  const { pathname } = useLocation()
  const main = useNavigationFocus(pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN}`}
        className="control sr-only z-20 bg-brand px-4 py-2 font-medium text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {texts.skipToContent}
      </a>
      <Header />
      {/* At least as high as the screen, so that the footer does not shift when content arrives. */}
      <main
        ref={main}
        id={MAIN}
        tabIndex={-1}
        className="page min-h-[calc(100dvh-4rem)] flex-1 pt-6 pb-16 outline-none md:pt-8 print:min-h-0 print:pt-4 print:pb-0"
      >
        <Suspense>
          <LateBoundary key={pathname} failed={(failure) => <FailedPage {...failure} />}>
            {children}
          </LateBoundary>
        </Suspense>
      </main>
      <Footer year={year} />
      <ConnectionNote />
    </div>
  )
}
