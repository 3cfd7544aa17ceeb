import type { RecordKind } from '../records/recordKind.ts'
import { recordKinds } from '../records/recordKinds.ts'

/** The names of a header as they are compared: composed, in small letters, without space around them or empty ones at the end. */
export function headerNames(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.normalize('NFC').trim().toLowerCase())
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

/** What a header was recognised as: a table; nothing that resembles one; or what the operator must decide. */
export type Recognised =
  | { readonly kind: 'table'; readonly table: RecordKind }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unclear'; readonly message: string }

/**
 * The table that a header belongs to: the one that has most of its names as fields, and more than half of them. The name of
 * a workbook's sheet decides where it is the name of a table.
 */
export function recogniseTable(names: readonly string[], sheetName: string | null): Recognised {
  const named = recordKinds.find(({ name }) => name === sheetName?.trim().toLowerCase())
  if (named) return { kind: 'table', table: named }
  const scored = recordKinds.map((table) => ({ table, shared: sharedNames(names, table) }))
  const most = Math.max(...scored.map(({ shared }) => shared))
  if (most === 0) return { kind: 'nothing' }
  const best = scored.filter(({ shared }) => shared === most).map(({ table }) => table)
  const [table] = best
  if (!table || most <= names.length / 2) return { kind: 'unclear', message: NO_TABLE }
  if (best.length === 1) return { kind: 'table', table }
  const candidates = best.map(({ name }) => name).join(' und ')
  return {
    kind: 'unclear',
    message: `Die Überschriften passen zu ${candidates}. Ergänzen Sie Spalten, an denen die Tabelle zu erkennen ist.`,
  }
}

function sharedNames(names: readonly string[], table: RecordKind): number {
  return Object.keys(table.fields).filter((field) => names.includes(field)).length
}

export const NO_TABLE = `Die erste Zeile nennt nicht die Spalten einer der Tabellen ${recordKinds.map(({ name }) => name).join(', ')}. Setzen Sie deren Feldnamen in die erste Zeile.`
