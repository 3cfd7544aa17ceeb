import { pages } from '@hausblick/contract/pages.ts'
import { isService } from '../../config.ts'
import { recallCustomer } from './rememberedCustomer.ts'
import { isStaff } from './role.ts'
import type { SessionState } from './sessionState.ts'

/**
 * Returns where someone arrives who has asked for no page: staff in Verwaltung, unless they have selected a customer before;
 * everyone else at the dashboard.
 */
export function findLanding(session: SessionState, request: Request): string {
  if (session.status !== 'signedIn' || !isStaff(session.me)) return pages.dashboard.path
  return recallLast(request) === null ? pages.overview.path : pages.dashboard.path
}

/** Returns the customer that was selected last; null if none was. */
export function recallLast({ url, headers }: Request): string | null {
  const cookies = isService ? (headers.get('cookie') ?? '') : document.cookie
  return recallCustomer(cookies, new URL(url).origin)
}
