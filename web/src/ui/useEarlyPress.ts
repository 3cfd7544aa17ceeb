import { useEffect } from 'react'

/** Presses the button that was pressed before the page's code had started, which `public/theme.js` has marked. For the whole page. */
export function useEarlyPress(): void {
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>('button[data-pressed]')
    button?.removeAttribute('data-pressed')
    button?.click()
  }, [])
}
