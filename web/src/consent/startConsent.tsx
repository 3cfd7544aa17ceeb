import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Consent } from './Consent.tsx'

/**
 * Asks whether a script that is no part of the service may be loaded, and loads it where it may. It stands first in the page,
 * so that whoever does not see it comes to it first.
 */
export function startConsent(script: string): void {
  const place = document.createElement('div')
  document.body.prepend(place)
  createRoot(place).render(
    <StrictMode>
      <Consent script={script} />
    </StrictMode>,
  )
}
