import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { RenderedAtProvider } from './base/ui/renderedAt.ts'
import type { Session } from './parts/session/session.ts'
import { SessionProvider } from './parts/session/useSession.ts'

interface Props {
  queries: QueryClient
  session: Session
  /** In milliseconds since the epoch. */
  renderedAt: number
  /** The router with its pages. */
  children: ReactNode
}

/** What all pages share, in a browser as where the service renders. */
export function App({ queries, session, renderedAt, children }: Props) {
  // Not before hydration: what it finds out would no longer match the page that was sent.
  useEffect(() => session.start(), [session])
  useEarlyPress()
  return (
    <RenderedAtProvider value={renderedAt}>
      <QueryClientProvider client={queries}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </QueryClientProvider>
    </RenderedAtProvider>
  )
}

/** Presses the button that was pressed before the page's code had started, which `public/theme.js` has marked. For the whole page. */
function useEarlyPress(): void {
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>('button[data-pressed]')
    button?.removeAttribute('data-pressed')
    button?.click()
  }, [])
}
