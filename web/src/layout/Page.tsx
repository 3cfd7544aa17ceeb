import { type PagePath, tabTitle } from '@hausblick/contract/pages.ts'
import { type ReactNode, useEffect } from 'react'

/** Shorter visits, such as redirects, do not count as views. */
const VIEW_AFTER_MS = 2000

interface Props {
  title: string
  /** The path under which its views are counted. */
  path: PagePath
  children: ReactNode
}

/** Sets the title of a page in the browser, and counts its view by code loaded after everything else. */
export function Page({ title, path, children }: Props) {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
  useEffect(() => {
    const timer = setTimeout(async () => {
      const counting = await import('../data/countPageView.ts').catch(() => undefined)
      counting?.countPageView(path)
    }, VIEW_AFTER_MS)
    return () => clearTimeout(timer)
  }, [path])
  return children
}
