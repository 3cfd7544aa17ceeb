import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { expect, test } from 'vitest'
import { months } from '../testing/months.ts'
import { record } from '../testing/record.ts'
import { readPortfolio } from './portfolio.ts'
import { readUnit } from './unit.ts'

test('unreadable figures are 0 (product §17)', () => {
  const portfolio = readPortfolio({
    ...record(portfolioFields, {
      portfoliovalue: 'auf Anfrage',
      portfoliovaluechangein: 'gestiegen',
      numberofproperties: 'drei',
    }),
    ...months(),
  })
  expect(portfolio).toMatchObject({ valuation: { value: 0, valueChange: 0 }, unitCount: 0 })
  const unit = readUnit({ ...record(propertyFields, { propertyincomefullyear: '?' }), ...months() })
  expect(unit.fullYearIncome).toBe(0)
})
