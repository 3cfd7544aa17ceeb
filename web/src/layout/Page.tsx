import type { PagePath } from '@hausblick/contract/pages.ts'
import { type ReactNode, useEffect } from 'react'
import * as texts from './texts.ts'

/** Who leaves sooner, or is led on, has not seen the page. */
const SEEN_AFTER_MS = 2000

interface Props {
  title: string
  /** By which its views are counted. */
  path: PagePath
  children: ReactNode
}

/** A page with its title in the browser's tab and history; that it was seen is counted, by code that comes when all else is there. */
export function Page({ title, path, children }: Props) {
  useEffect(() => {
    document.title = texts.tabTitle(title)
  }, [title])
  useEffect(() => {
    const timer = setTimeout(async () => {
      const counting = await import('../data/countPageView.ts').catch(() => undefined)
      counting?.countPageView(path)
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [path])
  return children
}
