export type ConsentChoice = 'accepted' | 'rejected'

const STORAGE_KEY = 'hausblick.consent'

/** What was chosen for a script in this browser; null where nobody has chosen yet, or for another script. */
export function rememberedChoice(script: string): ConsentChoice | null {
  try {
    const [choice, of] = (localStorage.getItem(STORAGE_KEY) ?? '').split(' ')
    return of === script && (choice === 'accepted' || choice === 'rejected') ? choice : null
  } catch {
    return null
  }
}

export function rememberChoice(script: string, choice: ConsentChoice): void {
  try {
    localStorage.setItem(STORAGE_KEY, `${choice} ${script}`)
  } catch {
    // Storage can be switched off or full: the choice then holds until the page is left.
  }
}
