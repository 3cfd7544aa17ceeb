import type { importFault } from '@hausblick/contract/calls/imports.ts'
import writeExcelFile, { type Cell } from 'write-excel-file/node'
import type * as z from 'zod/mini'

type Fault = z.infer<typeof importFault>

/** The longest text that Excel opens (its "specifications and limits"). */
const MAX_TEXT = 32_767

const COLUMNS = [
  { title: 'Art', width: 10 },
  { title: 'Datei', width: 28 },
  { title: 'Tabellenblatt', width: 20 },
  { title: 'Zeile', width: 8 },
  { title: 'Spalte', width: 24 },
  { title: 'Zelle', width: 24 },
  { title: 'Was zu tun ist', width: 80 },
  { title: 'Für diesen Import gesetzt', width: 26 },
] as const

const SEVERITIES = { error: 'Fehler', warning: 'Hinweis' } as const

/**
 * Writes what is wrong in files as a workbook, for whoever keeps them. No cell holds a formula.
 *
 * @param more how many there are besides
 */
export async function writeFaults(faults: readonly Fault[], more: number): Promise<Uint8Array> {
  const sheet = {
    sheet: 'Fehler und Hinweise',
    stickyRowsCount: 1,
    columns: COLUMNS.map(({ width }) => ({ width })),
    data: [
      COLUMNS.map(({ title }): Cell => ({ value: title, type: String, fontWeight: 'bold' })),
      ...faults.map(toRow),
      ...(more === 0 ? [] : [[toText(describeMore(more))]]),
    ],
  }
  return new Uint8Array(await writeExcelFile([sheet]).toBuffer())
}

function toRow(fault: Fault): Cell[] {
  const { severity, file, sheet, line, column, cell, message, corrected } = fault
  return [
    toText(SEVERITIES[severity]),
    toText(file),
    toText(sheet),
    line === null ? null : { value: line, type: Number },
    toText(column),
    toText(cell),
    toText(message, { wrap: true }),
    toText(corrected),
  ]
}

function toText(value: string | null, style: { readonly wrap?: boolean } = {}): Cell {
  if (value === null || value === '') return null
  return { value: value.slice(0, MAX_TEXT), type: String, format: '@', ...style }
}

function describeMore(more: number): string {
  return more === 1
    ? 'Dazu kommt ein weiterer Fund gleicher Art.'
    : `Dazu kommen ${more.toLocaleString('de-DE')} weitere Funde gleicher Art.`
}
