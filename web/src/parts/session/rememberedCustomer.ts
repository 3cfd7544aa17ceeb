import { CUSTOMER_ID } from '@hausblick/contract/customerId.ts'
import { customerCookie } from '@hausblick/contract/renderedPage.ts'

const KEPT_FOR_SECONDS = 90 * 24 * 60 * 60

/**
 * Stores the selected customer until the user signs out, so that new tabs start with it; null removes it. A cookie,
 * since the service renders their pages.
 */
export function rememberCustomer(id: string | null): void {
  const [value, age] = id === null ? ['', 0] : [encodeURIComponent(id), KEPT_FOR_SECONDS]
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140.
  document.cookie = `${customerCookie(location.origin)}=${value}; path=/; max-age=${age}; samesite=lax${secure}`
}

/** Returns the stored customer's id from the cookies of a page at an origin; null if there is none. */
export function recallCustomer(cookies: string, origin: string): string | null {
  const start = `${customerCookie(origin)}=`
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(start))
  try {
    const id = decodeURIComponent(found?.slice(start.length) ?? '')
    return CUSTOMER_ID.test(id) ? id : null
  } catch {
    return null
  }
}
