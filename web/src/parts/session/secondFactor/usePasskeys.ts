import { useIsHydrated } from '../../../base/ui/useIsHydrated.ts'

/**
 * Whether the browser can use passkeys here: only in secure contexts, under a name rather than a number. Nearly all can, so a page
 * is sent, and hydrated, as if it could: what comes below would move otherwise.
 */
export function usePasskeys(): boolean {
  return (
    !useIsHydrated() || ('PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname))
  )
}
