import { useEffect } from 'react'

/** Sends the form whose button was pressed before the page was hydrated, which `public/theme.js` has marked. For the whole page. */
export function useEarlySubmit(): void {
  useEffect(() => {
    const button = document.querySelector<HTMLButtonElement>('button[data-pressed]')
    button?.removeAttribute('data-pressed')
    button?.form?.requestSubmit(button)
  }, [])
}
