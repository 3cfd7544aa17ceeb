// Runs before the first paint. Sets the theme that src/layout/theme.ts remembers.
{
  const root = document.documentElement
  const colors = document.querySelectorAll('meta[name="theme-color"]')
  const [light, dark] = [...colors].map((meta) => meta.content)
  // The browser's bars follow it.
  new MutationObserver(() => {
    for (const meta of colors) meta.content = root.dataset.theme === 'dark' ? dark : light
  }).observe(root, { attributeFilter: ['data-theme'] })
  try {
    const theme = localStorage.getItem('hausblick.theme')
    if (theme) root.dataset.theme = theme
  } catch {
    // Storage can be switched off.
  }
}

// Forms are sent by scripts, those pressed before they have loaded by `useEarlySubmit`. The browser itself would send a password in
// the address.
addEventListener('submit', (event) => {
  if (event.defaultPrevented) return
  event.preventDefault()
  event.submitter?.setAttribute('data-pressed', '')
})
