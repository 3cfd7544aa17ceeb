import { pageTitles, tabTitle } from '@hausblick/contract/pages.ts'
import { normalisePath } from '@hausblick/contract/paths.ts'
import { useEffect } from 'react'
import { countPageView } from '../../base/data/countPageView.ts'

/** Shorter visits, such as redirects, do not count as views. */
const VIEW_AFTER_MS = 2000

/** Sets the title of a page in the browser, and counts its view. */
export function usePageView(pathname: string): void {
  useEffect(() => {
    const current = normalisePath(pathname)
    const page = pageTitles.find(({ path }) => path === current)
    if (!page) return
    document.title = tabTitle(page.title)
    const timer = setTimeout(() => countPageView(page.path), VIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])
}
