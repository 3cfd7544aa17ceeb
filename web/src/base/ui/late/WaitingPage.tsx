import * as texts from '../texts.ts'

/** Shown in place of a page until it is known what to show. */
export function WaitingPage() {
  return <p role="status">{texts.loading}</p>
}
