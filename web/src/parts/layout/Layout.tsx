import { type RefObject, useEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useToday } from '../../base/ui/useToday.ts'
import { PasswordGate } from '../session/PasswordGate.tsx'
import { ConfirmationNote } from '../session/providers/ConfirmationNote.tsx'
import { ConnectionNote } from './ConnectionNote.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import * as texts from './texts.ts'
import { UnfinishedSettings } from './UnfinishedSettings.tsx'
import { usePageView } from './usePageView.ts'

const MAIN = 'inhalt'

/** The frame of every page. */
export function Layout() {
  const { pathname, hash, key } = useLocation()
  const main = useNavigationFocus(pathname)
  usePlaceFocus(hash, key)
  usePageView(pathname)
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${MAIN}`}
        className="control sr-only z-20 bg-brand px-4 py-2 font-medium text-on-brand focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {texts.skipToContent}
      </a>
      <LoadingBar />
      <Header />
      {/* At least as high as the screen, so that the footer does not shift when content arrives. */}
      <main
        ref={main}
        id={MAIN}
        tabIndex={-1}
        className="page min-h-[calc(100dvh-4rem)] flex-1 pt-4 pb-8 outline-none md:pt-8 md:pb-16 print:min-h-0 print:pt-4 print:pb-0"
      >
        <UnfinishedSettings />
        <ConfirmationNote />
        <Outlet />
      </main>
      <Footer year={useToday().slice(0, 4)} />
      <ConnectionNote />
      <PasswordGate />
    </div>
  )
}

/**
 * Imitates a page load on navigation: scrolls to the top and moves the focus to the main element, from where screen readers
 * continue. The first page keeps its focus, and so does a dialog opened while the page was on its way.
 */
function useNavigationFocus(pathname: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null)
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    scrollTo(0, 0)
    if (!document.activeElement?.closest('[role=dialog], [role=alertdialog]'))
      main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/**
 * Imitates a link to a place of the page: scrolls to it and moves the focus there. Browsers do it themselves on the first page,
 * and where they restore what was scrolled.
 */
function usePlaceFocus(hash: string, entry: string) {
  const previous = useRef(entry)
  useEffect(() => {
    if (previous.current === entry) return
    previous.current = entry
    const place = hash === '' ? null : document.getElementById(hash.slice(1))
    place?.scrollIntoView()
    place?.focus({ preventScroll: true })
  }, [hash, entry])
}
