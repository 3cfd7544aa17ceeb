import { type ReactNode, useEffect } from 'react'
import * as texts from './texts.ts'

/** Who leaves sooner, or is led on, has not seen the page. */
const SEEN_AFTER_MS = 2000

interface Props {
  title: string
  /** Which page this is, as its views are counted. */
  route: string
  children: ReactNode
}

/** A page with its title in the browser's tab and history; that it was seen is counted, by code that comes when all else is there. */
export function Page({ title, route, children }: Props) {
  useEffect(() => {
    document.title = texts.tabTitle(title)
  }, [title])
  useEffect(() => {
    const timer = setTimeout(async () => {
      const counting = await import('../data/countPageView.ts').catch(() => undefined)
      counting?.countPageView(route)
    }, SEEN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [route])
  return children
}
