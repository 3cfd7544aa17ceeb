import { customerParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { loginAddress } from '@hausblick/contract/signInAddresses.ts'
import type { LoaderFunctionArgs } from 'react-router'
import { askFor } from '../../base/data/askFor.ts'
import { customerQuery } from '../../base/data/customers.ts'
import { logFailure } from '../../base/data/failures.ts'
import { isService } from '../../config.ts'
import { recallLast } from './landing.ts'
import { readContext } from './pageContext.ts'
import { redirectFrom } from './redirectFrom.ts'
import { choosesCustomer, isStaff, maySee } from './role.ts'

/** Whether the browser has just opened the dashboard; always where the service renders. */
let isFirst = true

/**
 * Sends visitors who are not signed in to the login (product §2), which leads back to the page, except after a sign-out
 * here; and those who must add a second factor to the settings. Staff and owners of several portfolios continue with the
 * customer selected last. For staff, the selected one is asked for; for guests, whether
 * they still are.
 */
export async function loadRequired(args: LoaderFunctionArgs): Promise<null> {
  const { session, queries } = readContext(args)
  const { pathname, search } = new URL(args.request.url)
  const state = await session.settled()
  if (state.status === 'signedOut')
    throw redirectFrom(
      args.request,
      state.left ? pages.login.path : loginAddress(pathname + search),
    )
  if (state.status !== 'signedIn') return null
  if (state.me.mustAddSecondFactor && pathname !== pages.settings.path)
    throw redirectFrom(args.request, pages.settings.path)
  // What guests have seen is kept, and may have ended meanwhile.
  if (state.me.guestOf && !isService) session.recheck().catch(logFailure)
  if (!choosesCustomer(state.me)) return null
  const chosen = readSearch(customerParameter, search)
  const last = chosen === null && isFirst ? recallLast(args.request) : null
  // Later addresses without a customer mean none: the browser is going back to before the selection.
  isFirst = isService
  if (last !== null && maySee(state.me, last))
    throw redirectFrom(args.request, `${pathname}?${writeSearch(customerParameter, search, last)}`)
  if (chosen !== null && isStaff(state.me))
    await askFor(queries, [customerQuery(session.client, chosen)])
  return null
}
