import type { QueryClient } from '@tanstack/react-query'
import { createContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router'
import type { Client } from '../../base/data/client.ts'
import type { Session } from './session.ts'

/** What the loaders of pages work with, in the browser as where the service renders. */
export interface PageContext {
  readonly queries: QueryClient
  readonly session: Session
  /** For calls that need no sign-in. */
  readonly publicClient: Client
}

const pageContext = createContext<PageContext>()

export function provideContext(page: PageContext): RouterContextProvider {
  return new RouterContextProvider(new Map([[pageContext, page]]))
}

export function readContext({ context }: Pick<LoaderFunctionArgs, 'context'>): PageContext {
  return context.get(pageContext)
}
