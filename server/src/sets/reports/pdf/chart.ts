import { MONTH_LABELS } from '@hausblick/figures/cashflow.ts'
import type { ReportCashFlow, ReportMonth } from '@hausblick/figures/report/cashFlow.ts'
import { INK, page, QUIET, type Sheet } from '../../../platform/print/sheet.ts'

const HEIGHT = 180
/** For the amounts beside the axis. */
const AXIS_WIDTH = 52
const BAR = { width: 11, gap: 2 }
const STEPS = 4
const EURO = 100
const TEXT = 7.5
const GRID = '#d5d2c8'

/** Filled and outlined, so that both can be told apart without colours. */
const LOOKS = {
  income: { name: 'Einnahmen', fill: '#157347', stroke: '#157347' },
  expenses: { name: 'Ausgaben', fill: '#fbeae8', stroke: '#b42318' },
} as const
const flows = ['income', 'expenses'] as const
const wholeEuros = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 0 })

/** With the legend and the names of the months. */
const CHART_HEIGHT = HEIGHT + 54

/** Draws the months as columns: one figure, whose text for screen readers leads to the table with the same amounts. */
export function writeChart(sheet: Sheet, { months }: ReportCashFlow, year: number): void {
  sheet.reserve(CHART_HEIGHT)
  const { y } = sheet
  const alt = `Säulen der Einnahmen und Ausgaben ${year} nach Monaten. Dieselben Beträge stehen in der Tabelle der Monate.`
  // PDFKit's types do not know the place of a figure.
  const place = { bbox: [page.left, y, page.right, y + CHART_HEIGHT] } as object
  sheet.tagged('Figure', () => draw(sheet, months), { alt, ...place })
  sheet.y = y + CHART_HEIGHT
}

function draw(sheet: Sheet, months: readonly ReportMonth[]): void {
  drawLegend(sheet)
  const top = sheet.y + 26
  const scale = scaleOf(months)
  const yOf = (cents: number) => top + ((scale.to - cents) / (scale.to - scale.from)) * HEIGHT
  for (const mark of scale.marks) {
    const at = yOf(mark)
    sheet.pdf
      .moveTo(page.left + AXIS_WIDTH, at)
      .lineTo(page.right, at)
      .lineWidth(0.5)
      .stroke(mark === 0 ? QUIET : GRID)
    const style = { size: TEXT, color: QUIET, align: 'right', isFigure: true } as const
    sheet.write(formatMark(mark), page.left, at - 5, AXIS_WIDTH - 8, style)
  }
  const slot = (page.right - page.left - AXIS_WIDTH) / months.length
  for (const [index, month] of months.entries()) {
    const left = page.left + AXIS_WIDTH + index * slot
    const first = left + slot / 2 - BAR.width - BAR.gap / 2
    for (const [at, flow] of flows.entries())
      drawBar(sheet, {
        x: first + at * (BAR.width + BAR.gap),
        from: yOf(0),
        to: yOf(month[flow] ?? 0),
        look: LOOKS[flow],
      })
    const style = { size: TEXT, color: INK, align: 'center' } as const
    sheet.write(MONTH_LABELS[index] ?? '', left, top + HEIGHT + 6, slot, style)
  }
}

interface Bar {
  readonly x: number
  readonly from: number
  readonly to: number
  readonly look: (typeof LOOKS)['income' | 'expenses']
}

function drawBar({ pdf }: Sheet, { x, from, to, look }: Bar): void {
  if (from === to) return
  pdf
    .rect(x, Math.min(from, to), BAR.width, Math.abs(to - from))
    .lineWidth(0.8)
    .fillAndStroke(look.fill, look.stroke)
}

function drawLegend(sheet: Sheet): void {
  let x = page.left + AXIS_WIDTH
  for (const flow of flows) {
    const look = LOOKS[flow]
    drawBar(sheet, { x, from: sheet.y + 9, to: sheet.y, look })
    sheet.write(`${look.name} in €`, x + 16, sheet.y, 120, { size: TEXT, color: INK })
    x += 110
  }
}

/** Returns an axis in cents from zero, or below it, to a round amount above the largest, with its marks. */
function scaleOf(months: readonly ReportMonth[]) {
  const amounts = months.flatMap((month) => flows.map((flow) => month[flow] ?? 0))
  const [lowest, highest] = [Math.min(0, ...amounts), Math.max(0, ...amounts)]
  const step = roundStep((highest - lowest) / STEPS)
  const [from, to] = [Math.floor(lowest / step) * step, Math.ceil(highest / step) * step]
  const count = Math.round((to - from) / step)
  return { from, to, marks: Array.from({ length: count + 1 }, (_, at) => from + at * step) }
}

/** Returns the least of 1, 2, 2.5, 5, 10 … euros that is no less than this. */
function roundStep(cents: number): number {
  const power = Math.max(EURO, 10 ** Math.floor(Math.log10(Math.max(cents, 1))))
  return [1, 2, 2.5, 5, 10].map((part) => part * power).find((step) => step >= cents) ?? 10 * power
}

function formatMark(cents: number): string {
  return wholeEuros.format(cents / EURO).replace('-', '−')
}
