const PREFIX = 'hausblick.documents/'

/** Where in local storage an account's list of a customer is kept. */
export function storedKey(account: string, customerId: string): string {
  return `${PREFIX}${encodeURIComponent(account)}/${encodeURIComponent(customerId)}`
}

/** Forgets all lists that were kept in local storage, except those of an account. */
export function forgetStoredLists(account: string | null): void {
  try {
    const kept = account === null ? null : storedKey(account, '')
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && (kept === null || !key.startsWith(kept)))
        localStorage.removeItem(key)
  } catch {
    // Storage can be switched off: then nothing was kept.
  }
}
