const PREFIX = 'hausblick.documents/'

/** Returns the local storage key of a customer's list as seen by an account. */
export function buildStorageKey(account: string, customerId: string): string {
  return `${PREFIX}${encodeURIComponent(account)}/${encodeURIComponent(customerId)}`
}

/** Removes all lists from local storage, except those of `account`; of these only the ones of given customers, if any are. */
export function clearStoredLists(
  account: string | null,
  customerIds: readonly string[] | null = null,
): void {
  try {
    const own = account === null ? null : buildStorageKey(account, '')
    const kept = customerIds?.map((id) => own + encodeURIComponent(id))
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && !(own !== null && (kept?.includes(key) ?? key.startsWith(own))))
        localStorage.removeItem(key)
  } catch {
    // Storage is disabled, so there is nothing to remove.
  }
}
