const PREFIX = 'hausblick.documents/'

/** Returns the local storage key of a customer's list as seen by an account. */
export function buildStorageKey(account: string, customerId: string): string {
  return `${PREFIX}${encodeURIComponent(account)}/${encodeURIComponent(customerId)}`
}

/** Removes all lists from local storage, except those of `account`. */
export function clearStoredLists(account: string | null): void {
  try {
    const kept = account === null ? null : buildStorageKey(account, '')
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && (kept === null || !key.startsWith(kept)))
        localStorage.removeItem(key)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}
