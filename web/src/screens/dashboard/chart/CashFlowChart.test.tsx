import { MONTH_LABELS, monthlySeries } from '@hausblick/figures/cashflow.ts'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CashFlowChart } from './CashFlowChart.tsx'

test.each([1, 2, 7, 12])('a chart of %d months is complete as rendered on the server', (count) => {
  const amounts = Array.from({ length: count }, (_, index) => 1_000_000 + index * 1000)
  const months = monthlySeries({ income: amounts, expenses: amounts })
  const html = renderToString(<CashFlowChart title="Cashflow" months={months} />)
  const [drawing = ''] = html.split('<table')
  expect(MONTH_LABELS.filter((label) => drawing.includes(`>${label}<`))).toEqual(
    MONTH_LABELS.slice(0, count),
  )
  expect(drawing.match(/<path[^>]+class="stroke-(?:income|expenses)/g)).toHaveLength(2)
  // The content policy would drop them.
  expect(html).not.toContain('style=')
})
