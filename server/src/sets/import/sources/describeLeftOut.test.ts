import type { MappingProfile } from '@hausblick/contract/mapping/profile.ts'
import { expect, test } from 'vitest'
import { applyTo, proposed } from '../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../testing/import/mapping.ts'
import { correctionKey } from '../mapping/apply/corrections.ts'
import { describeLeftOut } from './describeLeftOut.ts'

type Rows = ReturnType<typeof rowsOf>

async function describe(rows: Rows, profile: MappingProfile, corrections = new Map()) {
  const result = await applyTo(rows, profile, corrections)
  const { parts, balances, doubts } = describeLeftOut(result)
  const amountsOf = (amounts: (typeof parts)[number]['amounts']) =>
    amounts.map(({ column, sum, unit = '' }) => `${column} ${sum} ${unit}`.trimEnd()).join(', ')
  return {
    parts: parts.map(({ what, reason, rows, amounts }) =>
      [what, reason, rows, amountsOf(amounts)].filter((part) => part).join(' | '),
    ),
    balances: balances.map(({ inFile, goesIn, leftOut }) => [inFile, goesIn, leftOut]),
    doubts: doubts.map(({ kind }) => kind),
    taken: result.leftOut?.taken,
  }
}

const UNITS = rowsOf(
  'Mieterliste 2025',
  'WE|Kunde|Mieter|Kaltmiete|Nebenkosten Lift|Mietbeginn|Balkon m²|',
  '1|K1|Roth|512,00|30,00|01.02.2015|2,50|7,20',
  '1|K1|Lang|600,00|30,00|01.07.2025|2,50|',
  '2|K1|Beck|1.000,50|abc|01.07.2025|2,50|',
  '|K1|Kurz|70,00||||',
  'Summe|||2.182,50|60,00|||',
)

test('of a list: totals, refused and older rows, and columns of amounts', async () => {
  expect(await describe(UNITS, proposed('unit', UNITS))).toEqual({
    parts: [
      'Summenzeilen „Summe“ | 1 | Kaltmiete 218250',
      'Zeilen „Älter als eine andere Zeile derselben Kennung“ | 1 | Kaltmiete 51200',
      'Zeilen „Mit Fehlern“ | 1 | Kaltmiete 7000',
      'Zeilen „Über der Überschrift“ | 1',
      'Spalte „Nebenkosten Lift“ | wird nicht eingelesen | 2 |  6000',
      'Spalte „Nr. 8 ohne Überschrift“ | wird nicht eingelesen | 1 |  720 number',
    ],
    balances: [[218_250, 160_050, 58_200]],
    doubts: [],
    taken: 2,
  })
})

test('corrected cells count as corrected', async () => {
  const corrections = new Map([[correctionKey(5, 'kaltmiete'), '1,00']])
  const { balances, doubts } = await describe(UNITS, proposed('unit', UNITS), corrections)
  expect([balances, doubts]).toEqual([[[118_300, 60_100, 58_200]], []])
})

test('of months: those that no field is chosen for, as one', async () => {
  const months = ['01', '02', '03', '04', '05', '06']
  const rows = rowsOf(
    ['WE|Kunde', ...months.map((month) => `Miete ${month}/2025|NK ${month}/2025`)].join('|'),
    `1|K1${'|500,00|10,00'.repeat(6)}`,
    `2|K1${'|700,00|'.repeat(6)}`,
  )
  const { parts, balances } = await describe(rows, proposed('unit', rows))
  expect(parts).toEqual([
    '6 Spalten „NK 01/2025“ bis „NK 06/2025“ | werden nicht eingelesen | 1 |  6000',
  ])
  expect(balances).toEqual([[720_000, 720_000, 0]])
})

const JOURNAL = rowsOf(
  'Datum|Konto|Kontobezeichnung|WE|Soll|Haben',
  'Übertrag|||||900,00',
  '03.01.2025|6000|Miete|1-1||500,00',
  '04.01.2025|4500|Reparatur|1-1|80,00|',
  '30.12.2024|6000|Miete|1-1||40,00',
  '07.02.2025|1730|Kaution|1-1|20,00|20,00',
  '08.02.2025|9999|Rätsel|1-1|7,00|',
  '09.02.2025|6000|Miete|||3,00',
)
const rent = { use: 'income', kind: 'Kaltmiete' } as const
const repair = { use: 'expense', kind: 'Instandhaltung' } as const
const ignored = { use: 'ignore' } as const
const ACCOUNTS = { '6000': rent, '4500': repair, '1730': ignored }

function journal(rows: Rows, accounts = {}, amounts: 'debit-credit' | 'signed' = 'debit-credit') {
  const postings = { amounts, accounts: { ...ACCOUNTS, ...accounts } }
  return proposed('posting', rows, { postings, year: 2025 })
}

test('of a journal: by account and by reason', async () => {
  expect(await describe(JOURNAL, journal(JOURNAL))).toEqual({
    parts: [
      'Summenzeilen „Übertrag“ | 1 | Haben 90000',
      'Konto „6000 Miete“ | Außerhalb des Jahres 2025 | 1 | Haben 4000',
      'Konto „1730 Kaution“ | Konto wird nicht eingelesen | 1 | Soll 2000, Haben 2000',
      'Konto „9999 Rätsel“ | Konto ohne Zuordnung | 1 | Soll 700',
      'Konto „6000 Miete“ | Mit Fehlern | 1 | Haben 300',
    ],
    balances: [[45_600, 42_000, 3600]],
    doubts: [],
    taken: 2,
  })
})

test.each([
  ['the account of rents', JOURNAL, { '6000': ignored }, ['account']],
  [
    'rents, but not other income',
    JOURNAL,
    { '6000': ignored, '1730': { use: 'income', kind: 'Sonstiges' } },
    ['account'],
  ],
  [
    'rents of another kind',
    JOURNAL,
    { '6000': { use: 'income', kind: 'Vorauszahlung' } },
    ['rent'],
  ],
  [
    'another year',
    rowsOf('Datum|Konto|WE|Soll|Haben', '01.01.2025|6000|1||9,00', '01.01.2026|6000|1||2,00'),
    {},
    ['year'],
  ],
  [
    'most of all, whatever account it is',
    rowsOf('Datum|Konto|WE|Soll|Haben', '01.01.2025|Darlehen|1|9,00|', '01.01.2025|6000|1||5,00'),
    { darlehen: ignored },
    ['account'],
  ],
  [
    'columns of amounts that are chosen and not used',
    rowsOf('Datum|Konto|WE|Betrag|Haben', '01.01.2025|6000|1|9,00|2,00'),
    {},
    ['sum'],
  ],
])('leaving out %s is asked about', async (_, rows, accounts, expected) => {
  const amounts = rows[0]?.cells.includes('Betrag') ? 'signed' : 'debit-credit'
  expect((await describe(rows, journal(rows, accounts, amounts))).doubts).toEqual(expected)
})

test('an account that is never read as a rule, or none at all, needs no second word', async () => {
  const rows = rowsOf(
    'Datum|Konto|WE|Soll|Haben',
    '01.01.2025|6000|1||9,00',
    '02.01.2025|Kreditrückführung|1|5,00|',
    '03.01.2025||1|1,00|',
  )
  const accounts = { kreditrückführung: ignored, '': ignored }
  const { parts, doubts } = await describe(rows, journal(rows, accounts))
  expect(parts).toEqual([
    'Konto „Kreditrückführung“ | Konto wird nicht eingelesen | 1 | Soll 500',
    'Ohne Konto | Konto wird nicht eingelesen | 1 | Soll 100',
  ])
  expect(doubts).toEqual([])
})

const DATEV = rowsOf(
  'EXTF|700|21|Buchungsstapel|13|1||RE|||1|1|20250101|4|20250101|20251231',
  'Umsatz (ohne Soll/Haben-Kz)|Soll/Haben-Kennzeichen|Konto|Gegenkonto (ohne BU-Schlüssel)|Belegdatum|KOST1 - Kostenstelle',
  '500,00|S|1800|6000|0301|1-1',
  '80,00|H|1800|4500|0401|1-1',
  '300,00|H|1800|1730|0501|1-1',
)

const datev = (accounts = {}) =>
  proposed('posting', DATEV, {
    postings: { amounts: 'side', accounts: { ...ACCOUNTS, 1800: ignored, ...accounts } },
  })

test('of postings by both accounts no sign is compared, and the bank needs no word', async () => {
  const { balances, doubts } = await describe(DATEV, datev())
  expect({ balances, doubts }).toEqual({ balances: [], doubts: [] })
})

test('what is left out of them is asked about by the account that says what it was', async () => {
  const { parts, doubts } = await describe(DATEV, datev({ '6000': ignored }))
  expect(parts[0]).toBe(
    'Konto „6000“ | Konto wird nicht eingelesen | 1 | Umsatz (ohne Soll/Haben-Kz) 50000',
  )
  expect(doubts).toEqual(['account'])
})

test.each([
  ['income', '6000|1|500,00|', '4500|1|80,00|'],
  ['expenses', '6000|1||500,00', '4500|1||80,00'],
])('%s below zero as a whole is asked about once', async (_, ...lines) => {
  const rows = rowsOf('Datum|Konto|WE|Soll|Haben', ...lines.map((line) => `03.01.2025|${line}`))
  expect((await describe(rows, journal(rows, { '6001': rent }))).doubts).toEqual(['sign'])
})
