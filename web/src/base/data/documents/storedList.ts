import { documentRow } from '@hausblick/contract/documents.ts'
import { type DocumentEntry, readEntries } from '@hausblick/figures/documents/entry.ts'
import * as z from 'zod/mini'
import { isService } from '../../../config.ts'
import { buildStorageKey } from './storedKeys.ts'

/** How long a list stays fresh (product §27). */
export const FRESH_FOR_MS = 5 * 60_000

/** Roughly the storage quota; serialising more would be wasted. */
const MAX_STORED = 20_000

export interface DocumentList {
  readonly entries: readonly DocumentEntry[]
  /** Time of the request, in milliseconds since the epoch. */
  readonly askedAt: number
}

const storedList = z.object({ askedAt: z.number(), rows: z.array(documentRow) })

/** Stores a list in local storage for the account (product §23); does nothing if it does not fit. */
export function storeList(account: string, customerId: string, list: DocumentList): void {
  if (list.entries.length > MAX_STORED) return
  const { askedAt, entries } = list
  const rows = entries.map(
    ({ fileName: name, state, active, supplier, expenseKind, ...entry }) => ({
      name,
      downloadUrl: entry.downloadUrl,
      size: entry.size,
      ...(state && { state }),
      ...(active.length > 0 && { active: [...active] }),
      ...(supplier !== null && { supplier }),
      ...(expenseKind !== null && { expenseKind }),
    }),
  )
  try {
    localStorage.setItem(buildStorageKey(account, customerId), JSON.stringify({ askedAt, rows }))
  } catch {
    // Storage is disabled or full: the next page load refetches the list.
  }
}

/** Returns the stored list if it is still fresh. */
export function readStoredList(
  account: string,
  customerId: string | null,
): DocumentList | undefined {
  if (isService || customerId === null) return undefined
  try {
    const text = localStorage.getItem(buildStorageKey(account, customerId)) ?? 'null'
    const { data } = storedList.safeParse(JSON.parse(text))
    if (!data || Date.now() - data.askedAt > FRESH_FOR_MS) return undefined
    return { entries: readEntries(data.rows), askedAt: data.askedAt }
  } catch {
    return undefined
  }
}
