import { findEncoding, inYears } from '../../../records/editions.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { findYears } from './readHeader.ts'

/** Normalises a header for comparison: NFC, lower case, trimmed, without trailing empty names. */
export function normaliseHeader(cells: readonly string[]): string[] {
  const names = cells.map((cell) => cell.normalize('NFC').trim().toLowerCase())
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1)
}

/** `ambiguous` carries a German message that says what the operator must decide. */
export type Recognition =
  | { readonly result: 'recognised'; readonly kind: RecordKind }
  | { readonly result: 'none' }
  | { readonly result: 'ambiguous'; readonly message: string }

/**
 * Recognises the record kind of a sheet: the kind that has the name of the sheet, if they share a field, or else the one
 * whose fields, with months of any year, match most of the names in the header, and more than half of them.
 */
export function recogniseKind(names: readonly string[], sheetName: string | null): Recognition {
  const named = recordKinds.find(({ name }) => name === sheetName?.trim().toLowerCase())
  if (named && countSharedNames(names, named) > 0) return { result: 'recognised', kind: named }
  const scored = recordKinds.map((kind) => ({ kind, shared: countSharedNames(names, kind) }))
  const most = Math.max(...scored.map(({ shared }) => shared))
  if (most === 0) return { result: 'none' }
  const best = scored.filter(({ shared }) => shared === most).map(({ kind }) => kind)
  const [kind] = best
  if (!kind || most <= names.length / 2) return { result: 'ambiguous', message: NO_TABLE }
  if (best.length === 1) return { result: 'recognised', kind }
  const candidates = best.map(({ name }) => name).join(' und ')
  return {
    result: 'ambiguous',
    message: `Die Überschriften passen zu ${candidates}. Ergänzen Sie Spalten, an denen die Tabelle zu erkennen ist.`,
  }
}

function countSharedNames(names: readonly string[], kind: RecordKind): number {
  const edition = inYears(kind, findYears(names, kind))
  return names.filter((name) => findEncoding(edition, name)).length
}

export const NO_TABLE = `Die erste Zeile nennt nicht die Spalten einer der Tabellen ${recordKinds.map(({ name }) => name).join(', ')}. Setzen Sie deren Feldnamen in die erste Zeile.`
