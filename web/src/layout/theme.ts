const STORAGE_KEY = 'hausblick.theme'

/**
 * Switches between light and dark and remembers it in this browser. `public/theme.js` sets what was remembered, before the first
 * paint, so that nobody sees the other theme flash (a script of its own: the content policy allows none inside the page), and
 * lets the browser's bars follow. Until the button is used, the system decides.
 */
export function toggleTheme(): void {
  const root = document.documentElement
  const systemDark = matchMedia('(prefers-color-scheme: dark)').matches
  const current = root.dataset.theme ?? (systemDark ? 'dark' : 'light')
  const next = current === 'dark' ? 'light' : 'dark'
  root.dataset.theme = next
  try {
    localStorage.setItem(STORAGE_KEY, next)
  } catch {
    // Storage can be switched off or full: the choice then holds until the page is left.
  }
}
