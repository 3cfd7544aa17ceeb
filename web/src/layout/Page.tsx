import { type ReactNode, useEffect } from 'react'

interface Props {
  title: string
  children: ReactNode
}

/** A page with its title in the browser's tab and history. */
export function Page({ title, children }: Props) {
  useEffect(() => {
    document.title = `${title} – Hausblick`
  }, [title])
  return children
}
