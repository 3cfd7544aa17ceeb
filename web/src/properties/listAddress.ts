/** What is listed, by its name in the address. */
export const views = ['einheiten', 'objekte'] as const
export type ListView = (typeof views)[number]

/** What is shown of the list, and which dialog is open above it. All of it stands in the address. */
export interface ListAddress {
  readonly view: ListView
  /** What is searched for. */
  readonly text: string
  /** The id of the unit or object, whichever the view lists, whose dialog is open; null where none is. */
  readonly open: string | null
}

/** The parameters that say which dialog is open, and thereby what is listed. */
const dialogs = { einheiten: 'einheit', objekte: 'objekt' } as const

/** Reads an address; one that names a unit or object shows the list that it is in. */
export function readListAddress(search: string): ListAddress {
  const params = new URLSearchParams(search)
  const named = views.find((view) => params.has(dialogs[view]))
  const view = named ?? views.find((one) => one === params.get('ansicht')) ?? 'einheiten'
  return { view, text: params.get('suche') ?? '', open: params.get(dialogs[view]) || null }
}

/** Returns the address with a changed list, without what is usual; parameters of others stay. */
export function changedListSearch(search: string, change: Partial<ListAddress>): string {
  const { view, text, open } = { ...readListAddress(search), ...change }
  const params = new URLSearchParams(search)
  const entries = {
    ansicht: view === 'einheiten' ? null : view,
    suche: text,
    einheit: view === 'einheiten' ? open : null,
    objekt: view === 'objekte' ? open : null,
  }
  // What belongs to others comes first, so that the order is always the same.
  for (const name of Object.keys(entries)) params.delete(name)
  for (const [name, value] of Object.entries(entries)) if (value) params.set(name, value)
  return params.toString()
}
