import { documentRow } from '@hausblick/contract/documents.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import * as z from 'zod/mini'
import { storedKey } from './storedKeys.ts'

/** How long a list counts (specification §9). */
export const FRESH_FOR_MS = 5 * 60_000

/** About what fits; to try with more would cost time for nothing. */
const MOST_STORED = 20_000

export interface DocumentList {
  readonly entries: readonly DocumentEntry[]
  /** `loading` as long as further pieces are on their way, `truncated` where there are more than `list.ts` holds. */
  readonly extent: 'loading' | 'all' | 'truncated'
  /** When it was asked for, in milliseconds since 1970. */
  readonly askedAt: number
}

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
