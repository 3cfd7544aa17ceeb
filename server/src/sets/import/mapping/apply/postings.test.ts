import { describe, expect, test } from 'vitest'
import { applyTo, proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { leftOutRules } from './leftOut.ts'

describe('postings', () => {
  const JOURNAL = rowsOf(
    'Datum|Konto|Kontobezeichnung|Objekt|WE|Soll|Haben',
    '03.01.2025|6000|Miete|1|1-1||500,00',
    '04.01.2025|6000|Miete|1|1-1|500,00|',
    '03.02.2025|6000|Miete|1|1-1||510,00',
    '05.02.2025|4500|Reparatur|1||80,00|',
    '06.02.2025|4500|Reparatur|1|||30,00',
    '30.12.2024|6000|Miete|1|1-1||1,00',
    '07.02.2025|1730|Kaution|1|1-1||900,00',
    '08.02.2025|9999|Rätsel|1|1-1|7,00|',
    '2025|6000|Miete|1|1-1||1,00',
  )
  const accounts = {
    '6000': { use: 'income', kind: 'Kaltmiete' },
    '4500': { use: 'expense', kind: 'Instandhaltung' },
    '1730': { use: 'ignore' },
  } as const
  const profile = proposed('posting', JOURNAL, {
    postings: { amounts: 'debit-credit', accounts },
    year: 2025,
  })

  test('are summed into months, cancellations on the other side', async () => {
    const { postings, faults, skipped } = await applyTo(JOURNAL, profile)
    expect(postings?.amounts).toMatchObject([
      { propertyid: '1-1', kind: 'Kaltmiete', year: 2025 },
      { propertyid: null, objectid: '1', kind: 'Instandhaltung' },
    ])
    expect(postings?.amounts[0]?.income.slice(0, 3)).toEqual([0, 51000, 0])
    expect(postings?.amounts[1]?.expenses.slice(0, 3)).toEqual([0, 5000, 0])
    expect(skipped.map(({ line, rule }) => [line, rule])).toEqual([
      [7, leftOutRules.outside],
      [8, leftOutRules.ignored],
    ])
    expect(faults.map(({ line, cell }) => `${line} ${cell}`)).toEqual(['9 9999', '10 2025'])
    expect(postings?.unknownAccounts.map(({ account }) => account)).toEqual(['9999'])
  })

  test.each([
    ['signed', 'Datum|Konto|WE|Betrag', ['500,00', '-80,00', '30,00']],
    ['reversals', 'Datum|Konto|WE|Betrag', ['500,00', '80,00', '-30,00']],
    ['side', 'Datum|Konto|WE|Betrag|S/H', ['500,00|H', '80,00|S', '30,00|H']],
  ] as const)('with %s amounts give the same', async (amounts, header, values) => {
    const [rent, repair, credit] = values
    const rows = rowsOf(
      header,
      `01.03.2025|6000|1-1|${rent}`,
      `02.03.2025|4500|1-1|${repair}`,
      `03.03.2025|4500|1-1|${credit}`,
    )
    const changes = { postings: { amounts, accounts }, year: 2025 }
    const { postings, faults } = await applyTo(rows, proposed('posting', rows, changes))
    expect(faults).toEqual([])
    expect(postings?.amounts.map(({ income, expenses }) => [income[2], expenses[2]])).toEqual([
      [50000, 0],
      [0, 5000],
    ])
  })
})
