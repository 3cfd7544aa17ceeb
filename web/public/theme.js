// Runs before the first paint, so that nobody sees the other theme flash: a script of its own, since the content policy
// allows none inside the page. What it reads is written by src/layout/theme.ts.
try {
  const theme = localStorage.getItem('hausblick.theme')
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme
} catch {
  // Storage can be switched off: the system decides.
}
