import { useLocation, useNavigate } from 'react-router'

/** The views of the dashboard, by their names in the address. */
export const views = ['portfolio', 'objekt', 'einheit'] as const
export type View = (typeof views)[number]

export interface Selection {
  readonly view: View
  /** The chosen ids; null for the first one. */
  readonly objekt: string | null
  readonly einheit: string | null
}

/** What is looked at stands in the address, so that it survives a reload, the way back, and being sent to someone. */
export function useSelection(): [Selection, (change: Partial<Selection>) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const select = (change: Partial<Selection>) => {
    void navigate({ search: changedSearch(search, change) }, { replace: true })
  }
  return [readSelection(search), select]
}

/** Reads a selection from an address; an unknown view is the portfolio. */
export function readSelection(search: string): Selection {
  const params = new URLSearchParams(search)
  return {
    view: views.find((view) => view === params.get('ansicht')) ?? 'portfolio',
    objekt: params.get('objekt'),
    einheit: params.get('einheit'),
  }
}

/** The address with a changed selection; whatever else stands in it stays. */
export function changedSearch(search: string, change: Partial<Selection>): string {
  const params = new URLSearchParams(search)
  const { view, objekt, einheit } = { ...readSelection(search), ...change }
  const entries = { ansicht: view === 'portfolio' ? null : view, objekt, einheit }
  for (const [name, value] of Object.entries(entries)) {
    if (value === null) params.delete(name)
    else params.set(name, value)
  }
  return params.toString()
}
