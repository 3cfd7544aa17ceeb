import type { ImportDetail, ImportSheet } from '../../base/data/imports.ts'
import { nameOf } from './texts.ts'

/** Returns what people call a sheet of an import: its file, and its own name. */
export function nameSheet({ files }: ImportDetail, { file, sheet }: ImportSheet): string {
  return nameOf(files.find(({ number }) => number === file)?.name ?? '', sheet)
}
