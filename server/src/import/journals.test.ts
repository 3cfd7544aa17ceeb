import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import { describe, expect, test } from 'vitest'
import { readAsProposed } from '../testing/import/asProposed.ts'

// Journals of programs that nobody here has seen, read as their mapping is proposed.

const RENT: AccountUse = { use: 'income', kind: 'Kaltmiete' }

describe('days without a year', () => {
  const datev = (begin: string, ...days: readonly string[]) => [
    `"EXTF";700;21;"Buchungsstapel";13;20250401120000000;;"HV";"x";"";1001;1;${begin};4;;;"Test";"";1;0;0;"EUR"`,
    'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;Konto;Gegenkonto;Belegdatum;Einheit',
    ...days.map((day) => `850,00;"H";6000;1200;${day};"H1-01"`),
  ]
  const plain = (title: string, ...days: readonly string[]) => [
    title,
    'Datum;Konto;WE-Nr.;Betrag',
    ...days.map((day) => `${day};6000;H1-01;850,00`),
  ]
  test.each([
    ['as DATEV writes them', datev('20250101', '1902', '2003', '503'), [2, 3, 3], 2025],
    [
      'of a fiscal year',
      datev('20240701', '0108', '0112', '0103'),
      ['2024-08', '2024-12', 3],
      null,
    ],
    [
      'of a named period',
      plain('01.07.2024 bis 30.06.2025', '01.08.', '3006'),
      ['2024-08', 6],
      null,
    ],
    ['of named months', plain('Juli 2024 – Juni 2025', '0108'), ['2024-08'], null],
    ['of a named year', plain('Journal 2025', '1902', '2003', '2004'), [2, 3, 4], 2025],
    ['of nothing known', plain('Journal', '1902', '2003'), [], null],
    ['of two years', plain('Wirtschaftsjahr 2024/25', '0108'), [], null],
  ])('%s', async (_, lines, months, year) => {
    const { sums, asks, profile } = await readAsProposed(lines, { 6000: RENT })
    const counts = Map.groupBy(months, (month) =>
      typeof month === 'string' ? month : `2025-0${month}`,
    )
    expect(sums).toEqual(
      [...counts].map(([month, rows]) => `H1-01 ${month}: ${rows.length * 850} 0`),
    )
    expect(profile.year).toBe(year)
    expect(asks.length > 0).toBe(months.length === 0)
  })
})
