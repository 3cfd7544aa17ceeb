import { readPortfoliosCall, readUnitOverviewsCall } from '@hausblick/contract/calls/records.ts'
import { portfolioFields } from '@hausblick/contract/rows/portfolio.ts'
import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { expect, test } from 'vitest'
import { config, months, page, record, textOf } from '../../testing/renderedPages.ts'
import { oneYear, PORTFOLIO, twoYears } from '../../testing/twoYears.ts'

const portfolio2025 =
  'Einnahmen & Ausgaben|Monat|Einnahmen|Ausgaben|Überschuss|Januar|€ 5.000|€ 1.000|€ 4.000|Februar|€ 6.000|€ 1.252|€ 4.748|Feb 2025:|'

test.each<[string, Parameters<typeof page>[1], string[]]>([
  [
    '',
    oneYear,
    [
      'Kunde K-1|Portfolio|Objekt|Einheit|Portfolio Übersicht|Stand Februar 2025|Ihre Zahlen für Februar 2025 sind da: € 4.748 nach Ausgaben|',
      'Gesamtwert|€ 250.000|',
      'Einnahmen letzter Monat|€ 6.000|+20 %|zum Januar|Ausgaben letzer Monat|€ 1.252|+25,2 %|zum Januar|Vermietungsrate pro Jahr|n/a|',
      'Monatswerte und Summen Jan–Feb 2025|Einnahmen|€ 11.000|Ausgaben|€ 2.252|Überschuss|€ 8.748|',
      portfolio2025,
      'Bewertungsjahr|2023|Kaufwert|n/a|Kaufdatum|im Durchschnitt|2011|',
      'Ausgaben Januar bis Februar 2025|Ausgaben|Einnahmen|Monat|Jahr|Art|Betrag|Anteil|Instandhaltung|€ 320|14,2 %|14,2 %|Betriebskosten|€ 10|0,4 %|0,4 %|ohne Angabe|€ 1.922|85,3 %|85,3 %|Summe|€ 2.252|',
    ],
  ],
  [
    '?ansicht=objekt&objekt=O2',
    oneYear,
    [
      'Objekt-Ansicht|Stand Februar 2025|Weg 1 Haus 2|Wähle Objekt:|Weg 1 Haus 1|Weg 1 Haus 2|',
      'Gesamtwert|€ 200.000|',
      'Letzte monatl. Einnahme|€ 4.800|+20 %|zum Januar|Letzte monatl. Ausgabe|€ 1.002|',
      'Anzahl Einheiten|2|',
      'Einnahmen|€ 8.800|Ausgaben|€ 1.802|Überschuss|€ 6.998|',
      'Januar|€ 4.000,00|€ 800,00|€ 3.200,00|Februar|€ 4.800,00|€ 1.001,60|€ 3.798,40|',
    ],
  ],
  // An unknown building is the first.
  [
    '?ansicht=objekt&objekt=O-9',
    oneYear,
    [
      'Weg 1 Haus 1|Wähle Objekt:|',
      'Anteil|Instandhaltung|€ 200,00|22,2 %|22,2 %|ohne Angabe|€ 700,80|77,8 %|77,8 %|Summe|€ 900,80|',
    ],
  ],
  [
    '?ansicht=einheit',
    oneYear,
    [
      'Einheiten-Ansicht|Monatswerte bis Februar 2025, Bewertung 31.12.2025|Weg 1 WE 1|Wähle Einheit:|',
      'kumulierte Einnahmen|€ 13.300|Gesamtjahr 2025|',
      'Januar|€ 1.000,00|€ 200,00|€ 800,00|Februar|€ 1.200,00|€ 250,40|€ 949,60|',
    ],
  ],
  [
    '',
    twoYears,
    [
      'Jahr|2025|2024|Portfolio|',
      '€ 6.000|+20 %|zum Januar|+ € 3.000|gegenüber 2024|Ausgaben letzer Monat|€ 1.252|+25,2 %|zum Januar|+ € 626|gegenüber 2024|',
      'Einnahmen 2024|Ausgaben 2024|Januar|€ 5.000|€ 1.000|€ 4.000|€ 2.500|€ 500|Februar|€ 6.000|€ 1.252|€ 4.748|€ 3.000|€ 626|',
      'Anteil|2024|Instandhaltung|€ 320|14,2 %|14,2 %|€ 260|',
    ],
  ],
  [
    '?jahr=2024',
    twoYears,
    [
      'Stand Februar 2024|',
      'Einnahmen letzter Monat|€ 3.000|+20 %|zum Januar|Ausgaben letzer Monat|€ 626|+25,2 %|zum Januar|',
      'Januar|€ 2.500|€ 500|€ 2.000|Februar|€ 3.000|€ 626|€ 2.374|Feb 2024:|',
    ],
  ],
  // The year is none of theirs.
  ['?jahr=2019', twoYears, ['Stand Februar 2025|']],
  [
    '?ansicht=einheit&einheit=W1',
    twoYears,
    [
      'Wertentwicklung|+ € 8.494 (+8,73 %)|seit der ersten Bewertung|Bewertet am|Wert|31.12.2024|€ 97.287|',
    ],
  ],
  [
    '?ansicht=einheit&einheit=W2&jahr=2024',
    twoYears,
    ['kumulierte Einnahmen|€ 2.200|Gesamtjahr 2024|'],
  ],
  [
    '?zeitraum=monat',
    twoYears,
    [
      'Ausgaben Februar 2025|',
      'Instandhaltung|€ 200|16 %|16 %|€ 150|Betriebskosten|Gutschrift|− € 30|−2,4 %|−2,4 %|− € 30|ohne Angabe|€ 1.082|86,4 %|86,4 %|€ 506|Summe|€ 1.252|€ 626|',
    ],
  ],
  ['?zeitraum=12-monate', twoYears, ['Ausgaben März 2024 bis Februar 2025|']],
  [
    '?wofuer=einnahmen',
    twoYears,
    ['Einnahmen Januar bis Februar 2025|', 'Kaltmiete|€ 1.800|16,4 %|16,4 %|€ 900|'],
  ],
  [
    '?art=instandhaltung',
    twoYears,
    [
      'Januar|: Dokumente zu „Instandhaltung“|€ 120,00|€ 110,00|Februar|: Dokumente zu „Instandhaltung“|€ 200,00|€ 150,00|Dokumente zu „Instandhaltung“, 2025|',
    ],
  ],
])('the dashboard%s shows the amounts of its view and year: %#', async (search, given, texts) => {
  const text = textOf(await page(`/demo/dashboard${search}`, given))
  for (const part of texts) expect(text).toContain(part)
})

test('of a single year, none is chosen or compared', async () => {
  const compared = /2024<|gegenüber|stroke-dasharray="7 4"/g
  const found = (await page('/demo/dashboard', twoYears)).match(compared)
  expect(new Set(found)).toEqual(new Set(['2024<', 'gegenüber', 'stroke-dasharray="7 4"']))
  expect((await page('/demo/dashboard', oneYear)).match(compared)).toBeNull()
})

const without = {
  [readPortfoliosCall.path]: [{ ...record(portfolioFields, PORTFOLIO), ...months('portfolio') }],
}

test('without buildings, months and loans, what is known is shown', async () => {
  const text = textOf(await page('/demo/dashboard?ansicht=objekt', without))
  for (const part of [
    'Kunde K-1|Portfolio|Einheit|Portfolio Übersicht|Gesamtwert|€ 250.000|',
    'Einnahmen letzter Monat|€ 0|für 2025 nichts erfasst|',
    'Keine Kreditdaten gefunden|',
  ])
    expect(text).toContain(part)
  expect(text).not.toContain('Was ansteht')
  const unit = textOf(await page('/demo/dashboard?ansicht=einheit', without))
  expect(unit).toContain('Einheiten-Ansicht|Noch keine Zahlen vorhanden|')
})

test.each(['dashboard', 'dashboard?ansicht=einheit', 'properties'])(
  'links on %s to units, loans and documents stay in the demo',
  async (address) => {
    const html = await page(`/demo/${address}`, oneYear)
    const leads = [...html.matchAll(/href="([^"]*(?:einheit|nummer|wohnung)=[^"]*)"/g)]
    expect(leads.length).toBeGreaterThan(1)
    for (const [, href] of leads) expect(href).toMatch(/^(\/demo\/|\?)/)
  },
)

test.each([
  [[], 'bis zu € 80 im Monat · höchstens 20 % in drei Jahren · gilt nicht bei Staffel- oder'],
  [['München'], 'bis zu € 60 im Monat · höchstens 15 % in drei Jahren (München) · gilt nicht bei'],
])('a rent rises by the limit of its town: %j', async (cappedPlaces, text) => {
  const unit = record(propertyOverviewFields, {
    propertyid: 'W1',
    city: 'München',
    tenanttitle: 'Frau',
    sizeinsqm: '50',
    monthlyrent: '400',
    marketaveragerent: '10',
    datenextrentincrease: '03.2025',
  })
  const given = { ...without, [readUnitOverviewsCall.path]: [unit] }
  const html = await page('/demo/dashboard', given, [], { ...config, cappedPlaces })
  expect(textOf(html)).toContain(`seit März 2025 · von der Verwaltung vorgemerkt · ${text}`)
})

test.each([
  ['', '|Was ansteht|'],
  ['Demir', '|Was ansteht|Zurzeit steht nichts an.|'],
])('what is due is told where there are units, also nothing: %j', async (tenantlastname, text) => {
  const unit = record(propertyOverviewFields, { propertyid: 'W1', tenantlastname })
  const html = await page('/demo/dashboard', { ...without, [readUnitOverviewsCall.path]: [unit] })
  expect(textOf(html)).toContain(text)
})
