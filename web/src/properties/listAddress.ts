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

/** The address of what is shown, as what follows the question mark; what is usual is left out. */
export function listSearch({ view, text, open }: ListAddress): string {
  return new URLSearchParams({
    ...(view === 'objekte' && { ansicht: view }),
    ...(text !== '' && { suche: text }),
    ...(open !== null && { [dialogs[view]]: open }),
  }).toString()
}
