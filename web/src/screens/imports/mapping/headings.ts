import { foldText } from '@hausblick/figures/text.ts'
import type { SheetDetail } from '../../../base/data/imports.ts'

export interface ShownColumn {
  /** By which the mapping names it; null for one without a heading, which cannot be assigned. */
  readonly label: string | null
  readonly heading: string
  /** Its place in a row's cells. */
  readonly index: number
  /** Its first filled cells. */
  readonly examples: readonly string[]
}

const EXAMPLES = 3

/** Returns the columns of a sheet. A column that has a label but whose heading is not shown is called by its label. */
export function listColumns({ rows, headerLine, labels }: SheetDetail): ShownColumn[] {
  const found = rows.findIndex(({ line }) => line === headerLine)
  const [above = [], header = []] = [found - 1, found].map((index) => rows[index]?.cells)
  const body = bodyOf({ rows, headerLine })
  return labels.map((label, index) => ({
    label: label || null,
    heading: nameColumn(label, header[index]?.trim() ?? '', above.slice(0, index + 1)),
    index,
    examples: [...new Set(body.map(({ cells }) => cells[index]?.trim() ?? ''))]
      .filter((cell) => cell !== '')
      .slice(0, EXAMPLES),
  }))
}

export function headingOf(detail: SheetDetail, label: string): string {
  return listColumns(detail).find((column) => column.label === label)?.heading ?? label
}

/**
 * Prefers the heading as the file writes it. Of one that goes over two rows, the label has the first as well: that of the column,
 * or of the group that it belongs to.
 */
function nameColumn(label: string, lower: string, above: readonly string[]): string {
  const upper = above.findLast((cell) => cell.trim() !== '')?.trim() ?? ''
  const names = [lower, `${upper} ${lower}`, `${upper.replace(/-$/, '')}${lower}`]
  const folded = foldText(lower).trim()
  const isWhole = label === folded || !label.endsWith(folded)
  return names.find((name) => foldText(name).trim() === label) ?? (lower && isWhole ? lower : label)
}

/** Returns the first rows below the header. */
export function bodyOf({ rows, headerLine }: Pick<SheetDetail, 'rows' | 'headerLine'>) {
  return headerLine === null ? rows : rows.filter(({ line }) => line > headerLine)
}
