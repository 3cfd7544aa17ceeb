import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Consent } from './Consent.tsx'

/**
 * Asks for consent to a third-party script, and loads it once given. The banner comes first in the document, so that keyboards
 * and screen readers reach it first.
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
