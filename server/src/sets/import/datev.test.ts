// Postings in the format of DATEV, as it comes from its programs, and statements of banks, read as their mapping is proposed.

import type { AccountUse } from '@hausblick/contract/mapping/profile.ts'
import { describe, expect, test } from 'vitest'
import { readAsProposed } from '../../testing/import/asProposed.ts'

const RENT: AccountUse = { use: 'income', kind: 'Kaltmiete' }
const REPAIR: AccountUse = { use: 'expense', kind: 'Instandhaltung' }
const IGNORE: AccountUse = { use: 'ignore' }
const uses = { 1200: IGNORE, 4500: REPAIR, 8105: RENT }

const pairs = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => [
    `${name} - Art ${index + 1}`,
    `${name} - Inhalt ${index + 1}`,
  ]).flat()
const HEADINGS = [
  ...'Umsatz (ohne Soll/Haben-Kz);Soll/Haben-Kennzeichen;WKZ Umsatz;Kurs;Basis-Umsatz;WKZ Basis-Umsatz;Konto'.split(
    ';',
  ),
  ...'Gegenkonto (ohne BU-Schlüssel);BU-Schlüssel;Belegdatum;Belegfeld 1;Belegfeld 2;Skonto;Buchungstext'.split(
    ';',
  ),
  ...'Postensperre;Diverse Adressnummer;Geschäftspartnerbank;Sachverhalt;Zinssperre;Beleglink'.split(
    ';',
  ),
  ...pairs('Beleginfo', 8),
  ...'KOST1 - Kostenstelle;KOST2 - Kostenstelle;Kost-Menge;EU-Land u. UStID (Bestimmung)'.split(
    ';',
  ),
  ...pairs('Zusatzinformation', 20),
  ...'Stück;Gewicht;Zahlweise;Forderungsart;Veranlagungsjahr;Zugeordnete Fälligkeit;Skontotyp'.split(
    ';',
  ),
  ...'Auftragsnummer;Buchungstyp;USt-Schlüssel (Anzahlungen);Erlöskonto (Anzahlungen);Herkunft-Kz'.split(
    ';',
  ),
  ...'Festschreibung;Leistungsdatum;Datum Zuord. Steuerperiode;Fälligkeit;Generalumkehr (GU)'.split(
    ';',
  ),
]
const SHORT: Readonly<Record<string, string>> = {
  amount: 'Umsatz (ohne Soll/Haben-Kz)',
  side: 'Soll/Haben-Kennzeichen',
  currency: 'WKZ Umsatz',
  account: 'Konto',
  counter: 'Gegenkonto (ohne BU-Schlüssel)',
  key: 'BU-Schlüssel',
  day: 'Belegdatum',
  house: 'KOST1 - Kostenstelle',
  unit: 'KOST2 - Kostenstelle',
  locked: 'Festschreibung',
  reversal: 'Generalumkehr (GU)',
}
type Posting = Readonly<Partial<Record<keyof typeof SHORT, string>>>

/** Writes a file of the format; what a posting does not say is a rent of March, received at the bank. */
const stack = (...postings: readonly Posting[]) => [
  '"EXTF";700;21;"Buchungsstapel";13;20250401120000000;;"RE";"";"";1001;1;20250101;4;20250101;20251231;"Test";"";1;0;0;"EUR";;"";;;"03";;;"";""',
  HEADINGS.join(';'),
  ...postings.map((posting) => {
    const said: Posting = {
      ...{ amount: '850,00', side: 'S', currency: 'EUR', account: '1200', counter: '8105' },
      ...{ day: '0303', unit: 'H1-01', locked: '0' },
      ...posting,
    }
    const cells = Object.entries(said).map(([name, text]) => [SHORT[name], `"${text}"`])
    const byHeading = Object.fromEntries(cells)
    return HEADINGS.map((heading) => byHeading[heading] ?? '').join(';')
  }),
]

const MARCH = 'H1-01 2025-03: 850 0'

describe('the account that is not the bank decides', () => {
  test.each([
    ['the bank as account', [{}], [MARCH]],
    ['the bank as counter account', [{ account: '8105', counter: '1200', side: 'H' }], [MARCH]],
    [
      'either, row by row',
      [{}, { account: '4500', amount: '100,00', counter: '1200' }, { side: 'H', amount: '50,00' }],
      ['H1-01 2025-03: 800 100'],
    ],
    [
      'both, where neither is the bank',
      [{ account: '4500', amount: '100,00' }],
      ['H1-01 2025-03: 100 100'],
    ],
    [
      'days without a leading zero',
      [{ day: '303' }, { day: '1503', locked: '1' }],
      ['H1-01 2025-03: 1700 0'],
    ],
  ])('%s', async (_, postings: Posting[], expected) => {
    const { sums, asks, faults } = await readAsProposed(stack(...postings), uses)
    expect({ sums, asks, faults }).toEqual({ sums: expected, asks: [], faults: [] })
  })

  test('accounts that are not known are asked for, the bank is proposed not to count', async () => {
    const { asks, faults, profile } = await readAsProposed(stack({}, { counter: '8106' }))
    expect(profile.postings?.accounts).toEqual({ 1200: IGNORE })
    expect(asks).toEqual(['2 Konten sind noch nicht zugeordnet.'])
    expect(faults).toEqual(['3 8105', '4 8106'])
  })

  test('outside of the format, the other side counts where all accounts are of the bank', async () => {
    const lines = [
      'Umsatz;Soll/Haben-Kennzeichen;Konto;Gegenkonto;Belegdatum;Einheit',
      '850,00;S;1200;8105;03.03.2025;H1-01',
      '100,00;H;1200;4500;05.03.2025;H1-01',
    ]
    const { sums, asks } = await readAsProposed(lines, uses)
    expect({ sums, asks }).toEqual({ sums: ['H1-01 2025-03: 850 100'], asks: [] })
    const without = await readAsProposed(lines, uses, (profile) => ({
      ...profile,
      columns: profile.columns.map((column) =>
        column.to === 'counteraccount' ? { ...column, to: null } : column,
      ),
    }))
    expect(without.asks).toEqual([expect.stringContaining('das Feld „Gegenkonto“')])
  })

  test('a journal with a row for each side is not counted twice', async () => {
    const { sums } = await readAsProposed(
      [
        'Umsatz;Soll/Haben-Kennzeichen;Konto;Gegenkonto;Belegdatum;Einheit',
        '850,00;S;1200;8105;03.03.2025;H1-01',
        '850,00;H;8105;1200;03.03.2025;H1-01',
      ],
      uses,
    )
    expect(sums).toEqual([MARCH])
  })
})

describe('cost centres', () => {
  test.each<[string, Posting[], string[]]>([
    ['name building and unit', [{ house: 'H1' }], ['objectid', 'propertyid']],
    ['name the unit alone', [{}], ['propertyid']],
    ['name the unit by the first', [{ house: 'H1-01', unit: '' }], ['propertyid']],
  ])('%s', async (_, postings, fields) => {
    const { profile, sums, asks } = await readAsProposed(stack(...postings), uses)
    const owners = profile.columns.flatMap(({ from: [label], to }) =>
      label?.startsWith('kost') && to ? [to] : [],
    )
    expect({ owners, sums, asks }).toEqual({ owners: fields, sums: [MARCH], asks: [] })
  })

  test('are asked for where there are none', async () => {
    const { asks } = await readAsProposed(stack({ unit: '' }), uses)
    expect(asks).toEqual([expect.stringMatching(/Keine Spalte nennt Einheit oder Objekt.*KOST1/)])
  })
})

describe('what the file leaves open is told with its cell, and does not count', () => {
  test.each<[string, Posting, string]>([
    ['a reversal', { reversal: '1' }, '4 1'],
    ['a reversal by letter', { reversal: 'G' }, '4 G'],
    ['a reversal by its key', { key: '20' }, '4 20'],
    ['another currency', { currency: 'CHF' }, '4 CHF'],
    ['no side', { side: '' }, '4 '],
    ['no unit', { unit: '' }, '4 '],
  ])('%s', async (_, posting, fault) => {
    const { sums, faults } = await readAsProposed(stack({}, posting), uses)
    expect({ sums, faults }).toEqual({ sums: [MARCH], faults: [fault] })
  })

  test.each([{ reversal: '0' }, { key: '9' }, { key: '40' }, { currency: '' }])(
    'but %j counts',
    async (posting) => {
      const { sums, faults } = await readAsProposed(stack({}, posting), uses)
      expect({ sums, faults }).toEqual({ sums: ['H1-01 2025-03: 1700 0'], faults: [] })
    },
  )
})

test.each([
  [
    'CSV-CAMT',
    [
      'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Glaeubiger ID;Mandatsreferenz;Kundenreferenz (End-to-End);Sammlerreferenz;Lastschrift Ursprungsbetrag;Auslagenersatz Ruecklastschrift;Beguenstigter/Zahlungspflichtiger;Kontonummer/IBAN;BIC (SWIFT-Code);Betrag;Waehrung;Info',
      'DE02120300000000202051;03.03.25;03.03.25;GUTSCHRIFT;Miete;;;;;;;Jan Roth;DE02500105170137075030;INGDDEFF;850,00;EUR;Umsatz gebucht',
    ],
  ],
  [
    'a list of turnovers',
    [
      'Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung',
      '03.03.2025;03.03.2025;Jan Roth;Gutschrift;Miete;1.850,00;EUR;850,00;EUR',
    ],
  ],
  [
    'MT940',
    [
      'Auftragskonto;Buchungstag;Valutadatum;Buchungstext;Verwendungszweck;Beguenstigter/Zahlungspflichtiger;Kontonummer;BLZ;Betrag;Waehrung;Info',
      '0020205100;03.03.25;03.03.25;GUTSCHRIFT;Miete;Jan Roth;137075030;50010517;850,00;EUR;Umsatz gebucht',
    ],
  ],
])(
  'the statement of a bank names no unit, and it is said what to take instead: %s',
  async (_, lines) => {
    const { asks, sums } = await readAsProposed(lines)
    expect(asks).toEqual([
      expect.stringMatching(/Kontoauszug einer Bank, nehmen Sie stattdessen das Journal/),
    ])
    expect(sums).toEqual([])
  },
)
