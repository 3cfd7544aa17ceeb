import { type ReactNode, useEffect } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** A page with its title in the browser's tab and history. */
export function Page({ title, children }: Props) {
  useEffect(() => {
    document.title = tabTitle(title)
  }, [title])
  return children
}

/** What the browser's tab says of a page. */
export function tabTitle(title: string): string {
  return `${title} – Hausblick`
}
