import { filterEntries, type Group } from './entry.ts'
import { listActions, listPages } from './pages.ts'
import * as texts from './texts.ts'
import { groupFound, searchContents } from './things.ts'
import type { Finder } from './useFinder.ts'
import { useFound } from './useFound.ts'

/** Shown of the pages and actions while something is searched for. */
const FEW = 4

/** Returns what is shown for a text, and a message about it. Pages and actions come first, since they are there at once. */
export function useGroups(finder: Finder, text: string, signOut: () => void) {
  const { found, isSearching, error } = useFound(finder, text)
  const typed = text.trim()
  const most = typed === '' ? Number.POSITIVE_INFINITY : FEW
  const things = found ? groupFound(finder, found) : []
  const groups: Group[] = [
    { title: texts.pages, entries: filterEntries(listPages(finder, typed), typed).slice(0, most) },
    {
      title: texts.actions,
      entries: filterEntries(listActions(finder, signOut), typed).slice(0, most),
    },
    // An earlier reply has things that no longer match, which must not be chosen.
    ...things.map(({ title, entries }) => ({
      title,
      entries: isSearching ? narrowDown(entries, typed) : entries,
    })),
  ].filter(({ entries }) => entries.length > 0)
  const number = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  // While it may still be found, Enter must not look for it in documents.
  const isOpen = isSearching && number === 0
  const last = isOpen ? [] : contents(finder, typed)
  return { groups: [...groups, ...last], isSearching, note: noteOf() }

  function noteOf(): string | null {
    if (error) return texts.failed(error.message)
    if (typed === '' || number > 0) return null
    return isSearching ? texts.searching : texts.nothingFound(typed)
  }
}

function narrowDown(entries: Group['entries'], typed: string): Group['entries'] {
  const searched = entries.map((entry) => ({ ...entry, words: entry.detail ?? '' }))
  return filterEntries(searched, typed)
}

/** The documents may contain what nothing is called. */
function contents(finder: Finder, typed: string): Group[] {
  const { guest, customerId } = finder
  const sees = customerId !== '' && (guest?.parts.includes('documents') ?? true)
  if (typed.length < 3 || !sees) return []
  return [{ title: texts.contents, entries: [searchContents(finder, typed)] }]
}
