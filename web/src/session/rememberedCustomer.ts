import { CUSTOMER_ID } from '@hausblick/contract/customerId.ts'
import { CUSTOMER_COOKIE } from '@hausblick/contract/renderedPage.ts'

const KEPT_FOR_SECONDS = 90 * 24 * 60 * 60

/**
 * Stores the customer selected by staff until they sign out, so that new tabs start with it; null removes it. A cookie, since
 * the service renders their pages.
 */
export function rememberCustomer(id: string | null): void {
  const [value, age] = id === null ? ['', 0] : [encodeURIComponent(id), KEPT_FOR_SECONDS]
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140.
  document.cookie = `${CUSTOMER_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`
}

/** Returns the stored customer's id from the cookies of a page; null if there is none. */
export function recallCustomer(cookies: string): string | null {
  const found = cookies.split('; ').find((cookie) => cookie.startsWith(`${CUSTOMER_COOKIE}=`))
  try {
    const id = decodeURIComponent(found?.slice(CUSTOMER_COOKIE.length + 1) ?? '')
    return CUSTOMER_ID.test(id) ? id : null
  } catch {
    return null
  }
}
