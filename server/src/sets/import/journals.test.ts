// Journals of programs that nobody here has seen, read as their mapping is proposed. Over 200 lines since each kind of fault has
// its table of files.

import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import { describe, expect, test } from 'vitest'
import { readAsProposed } from '../../testing/import/asProposed.ts'

const RENT: AccountUse = { use: 'income', kind: 'Kaltmiete' }
const REPAIR: AccountUse = { use: 'expense', kind: 'Instandhaltung' }

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

describe('signs', () => {
  const twoColumns = (...rows: readonly string[]) => [
    'Datum;Konto;Kontobezeichnung;WE-Nr.;Soll;Haben',
    ...rows.map((row, index) => `0${index + 1}.03.2025;${row}`),
  ]
  const oneColumn = (more: string, ...rows: readonly string[]) => [
    `Datum;Konto;Kontobezeichnung;WE-Nr.;Betrag;${more}`,
    ...rows.map((row, index) => `0${index + 1}.03.2025;${row}`),
  ]
  const [rent, repair] = ['6000;Mieterträge;H1-01;', '4500;Reparaturen;H1-01;']
  const words = (credit: string, debit: string, more = 'Art') =>
    oneColumn(more, `${rent}850,00;${credit}`, `${repair}100,00;${debit}`, `${rent}50,00;${debit}`)

  test.each([
    [
      'a minus before all debits',
      twoColumns(`${rent};850,00`, `${repair}-100,00;`, `${rent}-50,00;`),
      'signed',
    ],
    [
      'a minus before all credits',
      twoColumns(`${rent};-800,00`, `${repair}100,00;`, `${rent}50;`, `${rent};-50,00`),
      'inverted',
    ],
    [
      'reversals on the credit side',
      twoColumns(`${rent};850,00`, `${repair}100,00;`, `${rent};-25,00`, `${rent};-25,00`),
      'reversals',
    ],
    [
      'signed amounts',
      oneColumn('', `${rent}850,00;`, `${repair}-100,00;`, `${rent}50,00-;`),
      'signed',
    ],
    [
      'amounts in brackets',
      oneColumn('', `${rent}850,00;`, `${repair}(100,00);`, `${rent}(50,00);`),
      'signed',
    ],
    [
      'debits above zero',
      oneColumn('', `${rent}-850,00;`, `${repair}100,00;`, `${rent}50,00;`),
      'inverted',
    ],
    [
      'unsigned amounts with reversals',
      oneColumn('', `${rent}850,00;`, `${repair}100,00;`, `${rent}-50,00;`),
      'reversals',
    ],
    [
      'the side behind amounts',
      oneColumn('', `${rent}850,00 H;`, `${repair}100,00 S;`, `${rent}50,00 S;`),
      'signed',
    ],
    ['Gutschrift', words('Gutschrift', 'Lastschrift', 'Buchungsart'), 'side'],
    ['Eingang', words('Zahlungseingang', 'Zahlungsausgang'), 'side'],
    ['Bij', words('Bij', 'Af', 'Af Bij'), 'side'],
    ['CR', words('CR', 'DR', 'Type'), 'side'],
    ['a dash', words('+', '-', 'Vorzeichen'), 'side'],
    ['S/H', words('H', 'S', 'S/H'), 'side'],
    ['Zugang under S/H', words('Zugang', 'Abgang', 'S/H'), 'side'],
    [
      'signs that words repeat',
      oneColumn('Art', `${rent}850;Haben`, `${repair}-100;Soll`, `${rent}-50;Soll`),
      'signed',
    ],
  ])('%s are read', async (_, lines, amounts) => {
    const { sums, asks, faults, profile } = await readAsProposed(lines, {
      4500: REPAIR,
      6000: RENT,
    })
    expect({ sums, asks, faults }).toEqual({
      sums: ['H1-01 2025-03: 800 100'],
      asks: [],
      faults: [],
    })
    expect(profile.postings?.amounts).toBe(amounts)
  })

  test.each([
    ['one minus in a column of debits', twoColumns(`${rent};850,00`, `${repair}-100,00;`)],
    [
      'a minus beside accounts without names',
      oneColumn('', '1;;H1-01;850,00;', '2;;H1-01;-50,00;'),
    ],
    [
      'a sign against the side',
      oneColumn(
        'S/H',
        `${rent}850;Haben`,
        `${repair}-100;Soll`,
        `${rent}-50;Soll`,
        `${rent}-50;Haben`,
      ),
    ],
    ['unknown words under S/H', words('Z', 'A', 'S/H')],
    ['unknown words that differ within an account', words('schwarz', 'rot', 'Farbe')],
    ['unknown marks', words('1', '2', 'Schlüssel')],
  ])('%s are asked about', async (_, lines) => {
    const { asks } = await readAsProposed(lines, { 1: RENT, 2: RENT, 4500: REPAIR, 6000: RENT })
    expect(asks).toHaveLength(1)
  })

  test.each([
    ['an empty side', words('H', 'S', 'S/H').concat(`09.03.2025;${rent}20,00;`), '5 '],
    [
      'an unknown side',
      words('H', 'S', 'S/H').concat(
        ...Array(20).fill(`09.03.2025;${rent}0,00;H`),
        `09.03.2025;${rent}20,00;X`,
      ),
      '25 X',
    ],
    [
      'both sides',
      twoColumns(`${rent};800,00`, `${repair}100,00;`, `${rent}20,00;20,00`),
      '4 20,00',
    ],
    ['no side', twoColumns(`${rent};800,00`, `${repair}100,00;`, `${rent};`), '4 '],
    ['a century before', twoColumns(`${rent};1`).concat(`01.03.1899;${rent};1`), '3 01.03.1899'],
  ])('%s is a fault of its cell', async (_, lines, fault) => {
    const { faults } = await readAsProposed(lines)
    expect(faults).toEqual([fault])
  })
})

test.each([
  ['Umsatz gebucht', 'Umsatz vorgemerkt', 850, 0],
  ['gebucht', 'pending', 850, 0],
  ['bezahlt', 'offen', 850, 1],
  ['', 'storniert', 850, 1],
  ['ok', 'storniert', 850, 1],
])('bookings that are %s count, others that are %s do not', async (booked, other, sum, asked) => {
  const { sums, asks } = await readAsProposed([
    'Datum;Konto;Kontobezeichnung;WE-Nr.;Betrag;Info',
    `03.03.2025;6000;Mieterträge;H1-01;850,00;${booked}`,
    `04.03.2025;6000;Mieterträge;H1-01;850,00;${other}`,
  ])
  expect(sums).toEqual([`H1-01 2025-03: ${sum} 0`])
  expect(asks).toHaveLength(asked)
})

test('words that are asked about are named, with what others are read as', async () => {
  const lines = [
    'Datum;Konto;Kontobezeichnung;WE-Nr.;Betrag;Info',
    '03.03.2025;6000;Mieterträge;H1-01;850,00;gebucht',
    '04.03.2025;6000;Mieterträge;H1-01;850,00;Storniert',
    '05.03.2025;6000;Mieterträge;H1-01;850,00;offen',
    '06.03.2025;6000;Mieterträge;H1-01;850,00;storniert',
  ]
  const { asks, words } = await readAsProposed(lines)
  expect(asks).toEqual([expect.stringMatching(/^Spalte „Info“, „Storniert“, „offen“, /)])
  const said = (meanings: readonly (string | null)[]) => [
    {
      label: 'info',
      field: 'state',
      words: ['gebucht', 'Storniert', 'offen'].map((text, i) => ({ text, meaning: meanings[i] })),
    },
  ]
  expect(words).toEqual(said(['gebucht', null, null]))
  const decided = await readAsProposed(lines, {}, (profile) => ({
    ...profile,
    columns: profile.columns.map((column) => ({
      ...column,
      ...(column.to === 'state' && { values: { Storniert: 'nicht gebucht', offen: 'gebucht' } }),
    })),
  }))
  expect(decided.words).toEqual(said(['gebucht', 'nicht gebucht', 'gebucht']))
  expect([decided.asks, decided.sums]).toEqual([[], ['H1-01 2025-03: 1700 0']])
})
