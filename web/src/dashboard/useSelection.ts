import { useSearchParams } from 'react-router'
import { withoutLoanChoice } from './loans/loanAddress.ts'

/** The views of the dashboard, by their names in the address. */
export const views = ['portfolio', 'objekt', 'einheit'] as const
export type View = (typeof views)[number]

export interface Selection {
  readonly view: View
  /** The chosen ids; null for the first one. */
  readonly objekt: string | null
  readonly einheit: string | null
}

/**
 * What is looked at stands in the address, so that it survives a reload and being sent to someone, and the way back leads to
 * the view before.
 */
export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const [params, setParams] = useSearchParams()
  const select = (change: Partial<Selection>) => {
    const changed = changedSearch(params, change)
    // The view one looks at is not entered into the history once more.
    setParams(changed, { replace: changed.toString() === params.toString() })
  }
  return [readSelection(params), select]
}

/** Reads a selection from an address; an unknown view is the portfolio. */
export function readSelection(params: URLSearchParams): Selection {
  return {
    view: views.find((view) => view === params.get('ansicht')) ?? 'portfolio',
    objekt: params.get('objekt'),
    einheit: params.get('einheit'),
  }
}

/** Returns the address with a changed selection; of its loans all are shown. Whatever else stands in it stays. */
export function changedSearch(
  current: URLSearchParams,
  change: Partial<Selection>,
): URLSearchParams {
  const params = withoutLoanChoice(current)
  const { view, objekt, einheit } = { ...readSelection(params), ...change }
  const entries = { ansicht: view === 'portfolio' ? null : view, objekt, einheit }
  for (const [name, value] of Object.entries(entries)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params
}
