// Runs before the first paint. Sets the theme that src/parts/layout/theme.ts remembers.
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

// Buttons act by scripts; `useEarlyPress` presses again what was pressed before they had started. The browser itself would send a
// form's password in the address.
{
  const press = (button) => {
    document.querySelector('[data-pressed]')?.removeAttribute('data-pressed')
    button?.setAttribute('data-pressed', '')
  }
  addEventListener('click', ({ target }) => {
    const button = target.closest('button')
    // From its start on, React presses what is not hydrated yet.
    if (button && !document.documentElement.hasAttribute('data-started')) press(button)
  })
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    event.preventDefault()
    press(event.submitter)
  })
}
