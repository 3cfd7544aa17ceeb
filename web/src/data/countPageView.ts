import { paths } from '@hausblick/contract/calls.ts'
import type { PagePath } from '@hausblick/contract/pages.ts'
import { backendUrl } from '../config.ts'

/**
 * Reports that a page was seen: its route, and nothing else. No cookie goes along. Whoever asks not to be followed is not
 * counted, although nobody could be followed by this. A report that fails is no loss to who sees the page.
 */
export function countPageView(route: PagePath): void {
  if (objects()) return
  // A tab in the background, or a page that the browser has fetched ahead, has not been seen yet.
  if (document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', () => report(route), { once: true })
  else report(route)
}

function report(route: PagePath): void {
  fetch(`${backendUrl}${paths.pageViews}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ route }),
    credentials: 'omit',
    keepalive: true,
  })
    // A reply that is neither kept in the cache nor read would hold its connection.
    .then((reply) => reply.text())
    .catch(() => undefined)
}

/** Global Privacy Control, or the older Do Not Track. */
function objects(): boolean {
  const control = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
  const doNotTrack = 'doNotTrack' in navigator && navigator.doNotTrack === '1'
  return control || doNotTrack
}
