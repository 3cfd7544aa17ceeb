/** Begins the keys in the session's storage of letters that were begun. */
export const PREFIX = 'hausblick.piles/'

/** Forgets what was begun, whoever did; letters have names. */
export function forgetPileDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}
