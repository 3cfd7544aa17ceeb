export type ConsentChoice = 'accepted' | 'rejected'

const STORAGE_KEY = 'hausblick.consent'

/** Returns the choice stored in this browser for a script; null if there is none, or one for another script. */
export function readChoice(script: string): ConsentChoice | null {
  try {
    const [choice, of] = (localStorage.getItem(STORAGE_KEY) ?? '').split(' ')
    return of === script && (choice === 'accepted' || choice === 'rejected') ? choice : null
  } catch {
    return null
  }
}

export function storeChoice(script: string, choice: ConsentChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, `${choice} ${script}`)
  } catch {
    // Storage can be disabled or full: the choice then lasts until the page is left.
  }
}
