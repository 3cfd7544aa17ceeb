const STORAGE_KEY = 'hausblick.theme'

/**
 * Switches between the light and dark theme and stores the choice in this browser; by default the system decides. To avoid a flash
 * of the other theme, `public/theme.js` applies the choice before the first paint (a file, since the content policy forbids inline
 * scripts) and keeps the colour of the browser's toolbar in step.
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
    // Storage can be disabled or full: the choice then lasts until the page is left.
  }
}
