import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { expect, test } from 'vitest'
import { row } from '../testing/row.ts'
import { readPortfolio } from './portfolio.ts'
import { readProperty } from './property.ts'

test('what cannot be read is 0 (specification §3)', () => {
  const portfolio = readPortfolio(
    row(portfolioFields, {
      portfoliovalue: 'auf Anfrage',
      portfoliovaluechangein: 'gestiegen',
      numberofproperties: 'drei',
    }),
  )
  expect(portfolio).toMatchObject({ valuation: { value: 0, valueChange: 0 }, propertyCount: 0 })
  const unit = readProperty(row(propertyFields, { propertyincomefullyear: '?' }))
  expect(unit.fullYearIncome).toBe(0)
})
