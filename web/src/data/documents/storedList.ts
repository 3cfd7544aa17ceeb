import { documentRow } from '@hausblick/contract/documents.ts'
import { readEntries } from '@hausblick/figures/documents/entry.ts'
import * as z from 'zod/mini'
import { type DocumentList, FRESH_FOR_MS } from './list.ts'
import { storedKey } from './storedKeys.ts'

/** About what fits; to try with more would cost time for nothing. */
const MOST_STORED = 20_000

const storedList = z.object({ askedAt: z.number(), rows: z.array(documentRow) })

/** Keeps a whole list in this browser, for who is signed in (specification §7); one that does not fit is left out. */
export function storeList(account: string, customerId: string, list: DocumentList): void {
  if (list.extent !== 'all' || list.entries.length > MOST_STORED) return
  const { askedAt, entries } = list
  const rows = entries.map(({ fileName: name, downloadUrl, size, state }) => ({
    name,
    downloadUrl,
    size,
    ...(state && { state }),
  }))
  try {
    localStorage.setItem(storedKey(account, customerId), JSON.stringify({ askedAt, rows }))
  } catch {
    // Storage can be switched off or full: the list is then asked for again when the page is loaded again.
  }
}

/** A list that was kept, as long as it counts. */
export function readStoredList(
  account: string,
  customerId: string | null,
): DocumentList | undefined {
  if (customerId === null) return undefined
  try {
    const text = localStorage.getItem(storedKey(account, customerId)) ?? 'null'
    const { data } = storedList.safeParse(JSON.parse(text))
    if (!data || Date.now() - data.askedAt > FRESH_FOR_MS) return undefined
    return { entries: readEntries(data.rows), extent: 'all', askedAt: data.askedAt }
  } catch {
    return undefined
  }
}
