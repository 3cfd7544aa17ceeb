import type { Me } from './calls/accounts.ts'
import type { ServiceConfig } from './calls/site.ts'

// What the service hands to the function that renders a page, and what it gets back. The build of the web exports that function.

/** A signed-in account with its customer; the id is empty if it has none. */
export interface PageSession {
  readonly me: Me
  readonly customerId: string
}

export interface PageRequest {
  /** The page's absolute address. */
  readonly url: string
  /** The browser's cookies, only the one of the selected customer. */
  readonly cookies: string
  readonly config: ServiceConfig
  /** Null if nobody is signed in; undefined if that is not known, as on pages that are the same for everyone. */
  readonly session: PageSession | null | undefined
  /** The time at which the page is rendered, in milliseconds since the epoch. */
  readonly renderedAt: number
  readonly read: ReadReply
}

/** Calls a GET route by its path, within the process. Rejects where the call would fail. */
export type ReadReply = (
  path: string,
  query: Readonly<Record<string, string>>,
  params: Readonly<Record<string, string>>,
) => Promise<{
  /** As the web decodes it. */
  readonly body: unknown
  /** Those that say something about the body. */
  readonly headers: Headers
}>

export type RenderedPage =
  | { readonly kind: 'redirect'; readonly location: string }
  | {
      readonly kind: 'page'
      readonly html: string
      /** What the browser needs to continue where the server stopped, to be serialised as JSON. */
      readonly data: PageData
      /** The source files of the page's own code, relative to the web's folder, for preloading. */
      readonly sources: readonly string[]
    }

export interface PageData {
  readonly session: PageSession | null | undefined
  readonly renderedAt: number
  /** React Router's hydration data. */
  readonly loaderData: Readonly<Record<string, unknown>>
  /** TanStack Query's dehydrated cache. */
  readonly queries: unknown
}

/** Renders a page. Rejects if its data cannot be read, and for an unknown fault. */
export type RenderPage = (request: PageRequest) => Promise<RenderedPage>

/** Returns the name of the cookie that holds the customer whom staff have selected. Under HTTPS, no other host can set it. */
export function customerCookie(origin: string): string {
  return `${origin.startsWith('https:') ? '__Host-' : ''}hausblick.customer`
}

/** The id of the element that holds a page's data as JSON. */
export const PAGE_DATA_ID = 'seite'
