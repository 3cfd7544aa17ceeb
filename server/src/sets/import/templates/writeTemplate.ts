import writeExcelFile, { type Cell } from 'write-excel-file/node'
import { getCellAddress } from 'write-excel-file/utility'
import type { RecordKind } from '../../../records/recordKind.ts'
import { explanation } from '../headers/instructions.ts'
import { tableLabels } from '../headers/labels.ts'
import { listColumns, type TemplateColumn } from './columns.ts'
import { type Validation, writeValidations } from './validations.ts'

/** Rows that are formatted and checked before any is filled in. */
const ROWS = 500
const WIDTH = 22
const REQUIRED = '#fde68a'
const ONE_OF = '#fef3c7'

/**
 * Writes the template of a table: a sheet with its columns alone, whose cells explain and check themselves, and a sheet that
 * explains all of them with examples. The examples stand in no row of the table, so that an import of the template as it is
 * stores nothing.
 */
export async function writeTemplate(kind: RecordKind, year: number): Promise<Uint8Array> {
  const columns = listColumns(kind, year)
  const table = {
    sheet: kind.name,
    stickyRowsCount: 1,
    columns: columns.map(() => ({ width: WIDTH })),
    data: [
      columns.map(({ name, need }): Cell => ({ ...toHead(name), ...marked(need) })),
      ...Array.from({ length: ROWS }, () =>
        columns.map(({ form }): Cell => ({ format: form.format, type: Number })),
      ),
    ],
  }
  const explained = {
    sheet: explanation.sheet,
    stickyRowsCount: 1,
    columns: [30, 34, 44, 10, 20].map((width) => ({ width })),
    data: [...explainTable(kind), ...columns.map(explainColumn)],
  }
  const features = [writeValidations([columns.map(toValidation)])]
  const written = writeExcelFile([table, explained], { features })
  return new Uint8Array(await written.toBuffer())
}

function explainTable({ name }: RecordKind): Cell[][] {
  const label = tableLabels[name] ?? name
  return [
    explanation.headings.map(toHead),
    [
      toText(
        `Vorlage „${label}“: Füllen Sie das Blatt „${name}“ aus, eine Zeile je Eintrag. Die Überschriften bleiben, wie sie sind. Dieses Blatt mit den Beispielen wird nicht eingelesen.`,
      ),
    ],
  ]
}

function explainColumn({ name, label, form, example, need }: TemplateColumn): Cell[] {
  return [name, label, form.text, need ? NEEDS[need] : '', example].map(toText)
}

function toValidation({ label, form, example, need }: TemplateColumn, index: number) {
  const from = getCellAddress(1, index)
  const to = getCellAddress(ROWS, index)
  const expected = example === '' ? `${form.text}.` : `${form.text}, zum Beispiel: ${example}.`
  return {
    range: `${from}:${to}`,
    rule: form.rule,
    isAdvice: form.isAdvice ?? false,
    title: label,
    prompt: [expected, ...advise(need)].join(' '),
    error: `Erwartet wird: ${expected}`,
  } satisfies Validation
}

const NEEDS = { yes: 'ja', 'one of': 'eine davon' } as const
const ADVICE = {
  yes: 'Diese Spalte ist nötig.',
  'one of': 'Füllen Sie genau eine der Spalten für Einheit und Objekt aus.',
} as const

function advise(need: TemplateColumn['need']): string[] {
  return need ? [ADVICE[need]] : []
}

function marked(need: TemplateColumn['need']) {
  return need ? { backgroundColor: need === 'yes' ? REQUIRED : ONE_OF } : {}
}

function toHead(value: string) {
  return { value, type: String, fontWeight: 'bold', wrap: true } as const
}

function toText(value: string): Cell {
  return value === '' ? null : { value, type: String, format: '@' }
}
