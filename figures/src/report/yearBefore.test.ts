import { amountsByKindFields } from '@hausblick/contract/rows/amountsByKind.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { expect, test } from 'vitest'
import { months } from '../testing/months.ts'
import { record } from '../testing/record.ts'
import { nothing } from '../testing/reportSources.ts'
import { buildReport } from './report.ts'

const valued = (values: readonly (readonly [date: string, value: number])[]) =>
  values.map(([valuationdate, value]) => ({
    customerid: 'A',
    kind: 'portfolio',
    itemid: null,
    valuationdate,
    value,
  }))

test('says what is the owner’s own at the end of the year, beside the year before', () => {
  const loan = {
    creditid: 'D1',
    interestrate: '3,00 %',
    monthlypayment: '1.000,00',
    remainingcredit: '100.000,00',
  }
  const terms = { creditid: 'D1', balancedate: '31.12.2024', disbursementdate: '01.01.2020' }
  const flows = { income: [150_000, 150_050], expenses: [20_000] }
  const sources = {
    ...nothing,
    portfolio: { ...record(portfolioFields, { portfoliovalue: '300.000' }), ...months(flows) },
    loans: [record(creditFields, loan)],
    terms: [record(creditTermsFields, terms)],
    valuations: valued([
      ['2023', 20_000_000],
      ['2024-12', 25_000_000],
      ['2025-01', 30_000_000],
    ]),
    before: {
      portfolio: { ...record(portfolioFields), ...months({ income: [400_000], expenses: [1] }) },
      kinds: [],
    },
  }
  const report = buildReport(sources)
  const [told] = report?.loans ?? []
  expect(report?.equity).toEqual({
    value: 30_000_000,
    debt: told?.balance,
    equity: 30_000_000 - (told?.balance ?? 0),
    loanToValue: Math.round(((told?.balance ?? 0) * 10_000) / 30_000_000),
    // Of the two months with figures, and with the cents of the surplus.
    payments: 200_000,
    cashFlow: 80_050,
  })
  expect(report?.before).toMatchObject({
    year: 2024,
    cashFlow: { income: 400_000 },
    valuation: { value: 25_000_000, valuationDate: '2024-12' },
    equity: { debt: 10_000_000, equity: 15_000_000, payments: 100_000, cashFlow: 299_999 },
    loanSums: { balance: 10_000_000, balanceDays: { oldest: '2024-12-31', newest: '2024-12-31' } },
    isPartial: false,
  })
  expect(buildReport({ ...sources, before: { portfolio: null, kinds: [] } })?.before).toBeNull()
  const withoutLoans = buildReport({ ...sources, loans: [] })
  expect([withoutLoans?.equity, withoutLoans?.before?.equity]).toEqual([null, null])
})

test('has the kinds of the year before beside those of the year, and none where it has none', () => {
  const kindOf = (kind: string, income: number) => ({
    ...record(amountsByKindFields, { propertyid: 'W1', kind }),
    ...months({ income: [income] }),
  })
  const sources = {
    ...nothing,
    portfolio: { ...record(portfolioFields), ...months({ income: [900] }) },
    kinds: [kindOf('Kaltmiete', 800)],
    before: {
      portfolio: { ...record(portfolioFields), ...months({ income: [750] }) },
      kinds: [kindOf('Kaltmiete', 700), kindOf('Stellplatz', 50)],
    },
  }
  expect(buildReport(sources)?.kinds).toEqual([
    kindSum('Kaltmiete', [800, 700]),
    kindSum('Stellplatz', [0, 50]),
    kindSum(null, [100, 0]),
  ])
  const alone = buildReport({ ...sources, before: { ...sources.before, kinds: [] } })
  expect(alone?.kinds?.[0]).toEqual({ kind: 'Kaltmiete', income: 800, expenses: null })
})

function kindSum(kind: string | null, [income, incomeBefore]: readonly [number, number]) {
  return { kind, income, expenses: null, incomeBefore, expensesBefore: null }
}
