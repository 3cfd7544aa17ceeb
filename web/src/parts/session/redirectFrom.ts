import { redirect, replace } from 'react-router'
import { isService } from '../../config.ts'

/**
 * Redirects from a page so that going back never leads to it again: if the browser is already there, as on a first visit,
 * after going back or a sign-out, the new page takes its place in the history.
 */
export function redirectFrom({ url }: Request, to: string): Response {
  const isThere = !isService && location.origin + location.pathname + location.search === url
  return isThere ? replace(to) : redirect(to)
}
