// Longer than most files: it asks all screens and the report about the same records.
import {
  readCreditTermsCall,
  readLoansCall,
  readPortfoliosCall,
  readUnitOverviewsCall,
  readUnitsCall,
  readValuationsCall,
  readYearsCall,
} from '@hausblick/contract/calls/records.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { valuationFields } from '@hausblick/contract/rows/valuation.ts'
import { buildReport } from '@hausblick/figures/report/report.ts'
import { months as monthsOf } from '@hausblick/figures/testing/months.ts'
import { record as recordOf } from '@hausblick/figures/testing/record.ts'
import { nothing } from '@hausblick/figures/testing/reportSources.ts'
import { expect, test } from 'vitest'
import { formatMoney, formatMoneyExactly } from '../../base/format/money.ts'
import { formatPercent } from '../../base/format/percent.ts'
import { months, page, textOf } from '../../testing/renderedPages.ts'

// Of one flat that is all of a portfolio: valued at the end of each year and once more, and with a loan that is repaid.

const values = [
  ['31.12.2024', '200000'],
  ['31.12.2025', '240000'],
  ['30.06.2026', '260000'],
]
const newest = { valuationdate: '30.06.2026' }
const portfolio = recordOf(portfolioFields, {
  ...newest,
  portfoliovalue: '260000',
  portfoliopurchasingvalue: '160000',
  portfoliovaluechangein: '62,5%',
  occupancyrate: '97,5%',
  numberofproperties: '1',
})
const unit = recordOf(propertyFields, {
  ...newest,
  propertyid: 'W1',
  propertyvalue: '260000',
  purchasingvalue: '160000',
})
const valuations = values.flatMap(([valuationdate = '', value = '']) =>
  [
    ['portfolio', ''],
    ['property', 'W1'],
  ].map(([kind = '', itemid = '']) =>
    recordOf(valuationFields, { kind, itemid, valuationdate, value }),
  ),
)
const loans = [
  recordOf(creditFields, {
    creditid: 'D1',
    propertyid: 'W1',
    remainingcredit: '100000',
    monthlypayment: '700,50',
    interestrate: '2,4%',
  }),
]
const terms = [
  recordOf(creditTermsFields, {
    creditid: 'D1',
    disbursementdate: '15.01.2020',
    balancedate: '31.10.2026',
  }),
]
const counts = { 2024: 12, 2025: 12, 2026: 10 } as const
const rents = (year: keyof typeof counts) => ({
  year,
  income: Array.from({ length: counts[year] }, () => '1100,40'),
  expenses: Array.from({ length: counts[year] }, () => '200,20'),
})
const rows = Object.keys(counts).flatMap((text) => {
  const year = Number(text) as keyof typeof counts
  return [
    [
      `${readPortfoliosCall.path}?year=${year}`,
      [{ ...portfolio, ...months('portfolio', rents(year)) }],
    ],
    [`${readUnitsCall.path}?year=${year}`, [{ ...unit, ...months('property', rents(year)) }]],
  ] as const
})
const replies = {
  ...Object.fromEntries(rows),
  [readYearsCall.path]: [2024, 2025, 2026],
  [readUnitOverviewsCall.path]: [
    recordOf(propertyOverviewFields, { propertyid: 'W1', street: 'Weg', number: '1' }),
  ],
  [readLoansCall.path]: loans,
  [readCreditTermsCall.path]: terms,
  [readValuationsCall.path]: valuations,
}

function reportOf(year: keyof typeof counts) {
  const cents = (count: number, amount: number) => Array.from({ length: count }, () => amount)
  const amounts = monthsOf({
    year,
    income: cents(counts[year], 110_040),
    expenses: cents(counts[year], 20_020),
  })
  const report = buildReport({
    ...nothing,
    year,
    today: '2031-05-06',
    importedOn: '2031-05-02',
    isLatestYear: year === 2026,
    portfolio: { ...portfolio, ...amounts },
    units: [{ ...unit, ...amounts }],
    loans,
    terms,
    valuations,
  })
  if (!report?.equity) throw new Error('There is no report.')
  const { value, debt, equity, loanToValue } = report.equity
  const plain =
    (format: (amount: number) => string) =>
    (amount: number | null): string =>
      format(amount ?? 0).replaceAll('\u00a0', ' ')
  const [shown, exactly] = [plain(formatMoney), plain(formatMoneyExactly)]
  const share = plain(formatPercent)(loanToValue)
  return { report, value, debt, equity, shown, exactly, share }
}

test.each([
  [2024, 20_000_000],
  [2025, 24_000_000],
  [2026, 26_000_000],
] as const)(
  'value, debt and equity of %d are those of its last day on dashboard, pages and in the report',
  async (year, worth) => {
    const { report, value, debt, equity, shown, exactly, share } = reportOf(year)
    expect([value, report.units[0]?.valuation.value]).toEqual([worth, worth])
    const day = `am 31.12.${year}`
    const owned = [
      `Eigenkapital|${shown(equity)}|Restschuld ${shown(debt)} ${day}|`,
      `Beleihung|${share}|${day}|`,
      `Wert ${exactly(value)} weniger Restschuld ${exactly(debt)} ${day}`,
    ]
    for (const view of ['portfolio', 'einheit']) {
      const text = textOf(await page(`/demo/dashboard?ansicht=${view}&jahr=${year}`, replies))
      for (const part of [`Gesamtwert|${shown(value)}|`, ...owned]) expect(text).toContain(part)
      expect(text).toContain(`1 Kredit · Restschuld ${shown(debt)} ${day}`)
    }
    const returns = textOf(await page(`/demo/dashboard/renditen?jahr=${year}`, replies))
    expect(returns).toContain(`geteilt durch das Eigenkapital (${exactly(equity)})`)
    expect(returns).toContain(`erfassten Wert (${exactly(value)})`)
    const place = textOf(await page(`${demoPath(pages.unit.path)}?nummer=W1&jahr=${year}`, replies))
    expect(place).toContain(`Eigenkapital|${shown(equity)}|Restschuld ${shown(debt)} ${day}|`)
  },
)

test('what is stored as of today only is not shown as that of an earlier year', async () => {
  const text = textOf(await page('/demo/dashboard?jahr=2025', replies))
  for (const part of [
    'Vermietungsrate pro Jahr|97,5 %|2,5 % Leerstand im Jahr 2026; für 2025 nicht gespeichert|',
    'Anzahl d. Einheiten|1|heute freistehend; für 2025 nicht gespeichert|',
    'Gesamtwert|€ 240.000|+50 %|seit dem Kauf|Bewertung 31.12.2025|',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('€ 260.000')
  const { report } = reportOf(2025)
  expect([report.occupancyRate, report.unitCount]).toEqual([null, null])
})

test('without a choice everything is the newest, and a running year yields what twelve months do', async () => {
  const text = textOf(await page('/demo/dashboard', replies))
  for (const part of [
    'Gesamtwert|€ 260.000|+62,5 %|seit dem Kauf|Einnahmen',
    ' am 06.05.2031|',
    'Überschuss nach Kreditraten|€ 1.997|Januar bis Oktober 2026, im letzten Monat + € 200|',
    '|November 2025 bis Oktober 2026|',
  ])
    expect(text).toContain(part)
  const returns = textOf(await page('/demo/dashboard/renditen', replies))
  for (const part of [
    // 13,204.80 and 10,802.40 by 160,000.
    'Mietrenditen November 2025 bis Oktober 2026|Bruttomietrendite auf den Kaufpreis|8,25 %|',
    'Einnahmen weniger Ausgaben der zwölf Monate November 2025 bis Oktober 2026 (€ 10.802,40) geteilt durch den Kaufpreis (€ 160.000,00)',
    'Rendite auf das Eigenkapital November 2025 bis Oktober 2026|',
    // Income, expenses, surplus, payments and what is left, with cents so that they add up.
    '2026|10 Monate|11.004,00|2.002,00|9.002,00|7.005,00|1.997,00|',
  ])
    expect(returns).toContain(part)
})

test('a loan whose interest is unknown takes away only what needs it', async () => {
  const other = recordOf(creditFields, {
    creditid: 'D2',
    propertyid: 'W1',
    remainingcredit: '10000',
    monthlypayment: '100',
  })
  const given = { ...replies, [readLoansCall.path]: [...loans, other] }
  const text = textOf(await page('/demo/dashboard/renditen', given))
  expect(text).toMatch(/Rendite nach Kreditraten\|[\d,]+ %\|/)
  expect(text).toMatch(
    /Rendite mit Tilgung\|mindestens [\d,]+ %\|Die Zinsen in der Rate von Kredit D2 sind nicht bekannt\. Die Rate zählt hier ganz als Kosten\./,
  )
  const silent = recordOf(creditFields, { creditid: 'D3', propertyid: 'W1' })
  const html = await page('/demo/dashboard', { ...given, [readLoansCall.path]: [...loans, silent] })
  expect(textOf(html)).toContain(
    'Eigenkapital und Beleihung fehlen, weil die Restschuld von Kredit D3 nicht bekannt ist.|Überschuss nach Kreditraten fehlt, weil die Rate von Kredit D3 nicht bekannt ist.',
  )
})
