import {
  readCreditTermsCall,
  readLoansCall,
  readUnitOverviewsCall,
  readUnitsCall,
  readYearsCall,
} from '@hausblick/contract/calls/records.ts'
import { creditFields } from '@hausblick/contract/rows/credit.ts'
import { creditTermsFields } from '@hausblick/contract/rows/creditTerms.ts'
import { propertyFields } from '@hausblick/contract/rows/property.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { months, page, record, textOf } from '../../../testing/renderedPages.ts'

const valued = {
  propertyid: 'W1',
  propertyvalue: '240000',
  valuationdate: '31.12.2025',
  purchasingvalue: '200000',
  purchasingdate: '15.01.2024',
}
const ofYear = (year: number, rent: string) => [
  {
    ...record(propertyFields, valued),
    ...months('property', { year, income: Array(12).fill(rent), expenses: Array(12).fill('200') }),
  },
]
/** Of a flat that was bought in 2024 and is known since, with a loan whose terms are known. */
const replies = {
  [readYearsCall.path]: [2024, 2025],
  [readUnitsCall.path]: ofYear(2025, '1100'),
  [`${readUnitsCall.path}?year=2024`]: ofYear(2024, '1000'),
  [readUnitOverviewsCall.path]: [
    record(propertyOverviewFields, { propertyid: 'W1', street: 'Weg', number: '1' }),
  ],
  [readLoansCall.path]: [
    record(creditFields, {
      creditid: 'D1',
      propertyid: 'W1',
      remainingcredit: '100000',
      monthlypayment: '500',
      interestrate: '2,4%',
    }),
  ],
  [readCreditTermsCall.path]: [
    record(creditTermsFields, {
      creditid: 'D1',
      disbursementdate: '15.01.2024',
      balancedate: '31.12.2025',
    }),
  ],
}

test.each([
  // 13.200 and 10.800 a year by 200.000 and 240.000.
  [
    '',
    replies,
    [
      'Mietrenditen 2025|Bruttomietrendite auf den Kaufpreis|6,6 %|',
      'Nettomietrendite auf den Kaufpreis|5,4 %|So rechnen wir|: Nettomietrendite auf den Kaufpreis|Einnahmen weniger Ausgaben der zwölf Monate 2025 (€ 10.800,00) geteilt durch den Kaufpreis (€ 200.000,00). Kreditraten sind keine Ausgaben.',
      'Bruttomietrendite auf den heutigen Wert|5,5 %|',
      'Nettomietrendite auf den heutigen Wert|4,5 %|',
      'Rendite nach Kreditraten|2,99 %|',
      'Rendite mit Tilgung|5,21 %|',
      // Of 9.600 and 10.800 by the month and 240.000 in the end, from 15 January 2024 on.
      'Rendite pro Jahr|15,05 %|15.01.2024 bis 31.12.2025|',
      'Rendite pro Jahr, real|n/a|Es fehlen die Verbraucherpreise der Jahre 2024–2025.|Wertänderung|+20 %|',
      'Netto auf den Kaufpreis|2025|13.200|2.400|10.800|6.000|4.800|n/a|6,6 %|5,4 %|2024|12.000|2.400|9.600|5.500|4.100|n/a|6 %|4,8 %|',
    ],
  ],
  [
    '&jahr=2024',
    replies,
    [
      'Mietrenditen 2024|Bruttomietrendite auf den Kaufpreis|6 %|',
      // The only value dates from a year later.
      'Bruttomietrendite auf den Wert Ende 2024|n/a|Der Wert ist nicht erfasst.|',
      'Vom Kauf bis Ende 2024|Rendite pro Jahr|n/a|',
    ],
  ],
  [
    '',
    { ...replies, [readYearsCall.path]: [2025] },
    ['Rendite pro Jahr|n/a|Es fehlt das Jahr 2024, ganz oder zum Teil.|'],
  ],
])('the returns of a flat%s are computed and explained: %#', async (search, given, texts) => {
  const text = textOf(await page(`/demo/dashboard/renditen?ansicht=einheit${search}`, given))
  for (const part of texts) expect(text).toContain(part)
  expect(text.includes('|Jahre im Vergleich|')).toBe(given === replies)
})
