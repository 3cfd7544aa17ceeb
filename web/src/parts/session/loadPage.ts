import { customerParameter } from '@hausblick/contract/addresses.ts'
import type { Me } from '@hausblick/contract/calls/accounts.ts'
import type { ServiceConfig } from '@hausblick/contract/calls/site.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router'
import type { Access } from '../../base/data/access.ts'
import { type AnyQuery, askFor } from '../../base/data/askFor.ts'
import { configQuery } from '../../base/data/queries.ts'
import { carryCustomer } from '../../base/ui/carryCustomer.ts'
import { findShownPage } from './guestPages.ts'
import { findLanding } from './landing.ts'
import { readOwnerView, toViewed } from './ownerView.ts'
import { type PageContext, readContext } from './pageContext.ts'
import { redirectFrom } from './redirectFrom.ts'
import { customersOf, findGuest, maySee } from './role.ts'
import { isEntered, type SignedInState } from './sessionState.ts'

/** The customer and account whose data a page shows. */
export interface PageViewer {
  readonly access: Access
  /** The signed-in account; null elsewhere. */
  readonly me: Me | null
  /** The email address of the signed-in account; empty elsewhere. */
  readonly account: string
  /** The identity provider; undefined if the service cannot be reached. */
  readonly provider: ServiceConfig['identity']['provider'] | undefined
  /** The page's path; in the demo, that of its counterpart. */
  readonly path: string
  /** The query of the page's address. */
  readonly search: string
}

/** A page: its screen, and what that needs before it is shown. Loaded as one, so that other pages need not load its calls. */
export interface Page {
  readonly Screen: ComponentType<{ readonly path: string }>
  /** Returns the queries for its first view. */
  readonly data?: (viewer: PageViewer) => readonly AnyQuery[]
  /** Returns further queries, which depend on the replies to those. */
  readonly next?: (viewer: PageViewer, queries: QueryClient) => readonly AnyQuery[]
  /** Returns where those who have signed in are led from a page for others; null for where they usually arrive. */
  readonly target?: (search: string) => string | null
  /** Returns where someone who is signed in belongs instead; null if here. */
  readonly redirect?: (session: SignedInState, search: string, path: string) => string | null
}

export interface PagePlace {
  /** Its path; in the demo, that of its counterpart. */
  readonly path: string
  readonly findViewer: FindViewer
  /** Returns where someone belongs for whom no page of its kind is; null if here. */
  readonly leadAway?: ((me: Me, path: string) => string | null) | undefined
}

/** Returns whose data a page shows; null if that is unknown, so that nothing can be asked for. */
export type FindViewer = (
  context: PageContext,
  search: string,
) => Promise<Omit<PageViewer, 'path' | 'search'> | null>

/** Redirects people who belong elsewhere, and asks for the data of a page. Returns nothing, since the cache holds the data. */
export async function loadPage(
  args: LoaderFunctionArgs,
  load: () => Promise<Page>,
  { path, findViewer, leadAway }: PagePlace,
): Promise<null> {
  const context = readContext(args)
  const { pathname, search } = new URL(args.request.url)
  const found = await findViewer(context, search)
  const session = toViewed(context.session.state(), readOwnerView(search))
  const led = session.status === 'signedIn' && leadAway?.(session.me, path)
  if (led) throw redirectFrom(args.request, led)
  // Where its code is missing, the page says so.
  const { data, next, target, redirect } = await load().catch((): Partial<Page> => ({}))
  const page = found?.access.guest && findShownPage(found.access.guest, pathname)
  const shown = page && page + carryCustomer('', search)
  const elsewhere =
    (isEntered(session) && target && (target(search) ?? findLanding(session, args.request))) ||
    (session.status === 'signedIn' && (redirect?.(session, search, path) ?? shown))
  if (elsewhere) throw redirectFrom(args.request, elsewhere)
  if (!data || !found) return null
  const { queries } = context
  const viewer = { ...found, path, search }
  await askFor(queries, data(viewer), () => next?.(viewer, queries) ?? [])
  return null
}

const nobody = { me: null, account: '', provider: undefined } as const

/** Nobody's: the page is the same for all. */
export const findVisitor: FindViewer = async ({ publicClient }) => ({
  access: { client: publicClient, customerId: null, demo: false },
  ...nobody,
})

/** The demo customer's; null if the service cannot be reached. */
export const findDemoViewer: FindViewer = async ({ queries, publicClient }) => {
  await queries.prefetchQuery(configQuery)
  const config = queries.getQueryData(configQuery.queryKey)
  if (!config) return null
  return {
    access: { client: publicClient, customerId: config.demoCustomerId, demo: true },
    ...nobody,
  }
}

/** The customer of the signed-in account, or the one it has chosen; null if nobody is signed in. */
export const findOwnViewer: FindViewer = async ({ session, queries }, search) => {
  const state = toViewed(await session.settled(), readOwnerView(search))
  if (state.status !== 'signedIn') return null
  const { client } = session
  const customerId = findCustomerId(state, search)
  return {
    access: { client, customerId, demo: false, guest: findGuest(state.me, customerId) },
    me: state.me,
    account: state.me.email,
    provider: queries.getQueryData(configQuery.queryKey)?.identity.provider,
  }
}

/**
 * Returns the customer whose data an account sees: the one in the address, if the account may see it, else its own first, or
 * the first whose guest it is; empty if there is none.
 */
export function findCustomerId({ me, customerId }: SignedInState, search: string): string {
  const chosen = readSearch(customerParameter, search)
  return chosen !== null && maySee(me, chosen) ? chosen : customerId || (customersOf(me)[0] ?? '')
}

/**
 * Returns whether a page needs other data after a change of the address, or is to be loaded again. Filters, dialogs and the
 * like do not: their addresses change at once, so that the next change builds on them.
 */
export function isElsewhere({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const customerOf = ({ search }: URL) => readSearch(customerParameter, search)
  return (
    currentUrl.href === nextUrl.href ||
    currentUrl.pathname !== nextUrl.pathname ||
    customerOf(currentUrl) !== customerOf(nextUrl) ||
    readOwnerView(currentUrl.search) !== readOwnerView(nextUrl.search)
  )
}
