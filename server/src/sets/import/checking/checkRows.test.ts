import { expect, test } from 'vitest'
import { inYears } from '../../../records/editions.ts'
import { creditKind } from '../../../records/kinds/credit.ts'
import { creditTermsKind } from '../../../records/kinds/creditTerms.ts'
import { objectKind } from '../../../records/kinds/object.ts'
import { objectOverviewKind } from '../../../records/kinds/objectOverview.ts'
import { propertyKind } from '../../../records/kinds/property.ts'
import { propertyOverviewKind } from '../../../records/kinds/propertyOverview.ts'
import type { RecordKind } from '../../../records/recordKind.ts'
import { recordKinds } from '../../../records/recordKinds.ts'
import { readBestand } from '../../../testing/import/bestand.ts'
import { RowChecks } from './checkRows.ts'
import type { Finding } from './finding.ts'

type Texts = Readonly<Record<string, string>>

/** Checks rows given by their texts; absent fields are empty. */
function check(kind: RecordKind, rows: readonly Texts[]): Finding[] {
  const edition = inYears(kind, [2025])
  const checks = new RowChecks(edition)
  const findings = rows.flatMap((texts, index) => {
    const read = Object.entries(edition.columns).map(
      ([name, encoding]) => [name, encoding.read(texts[name] ?? '')] as const,
    )
    return checks.check({ line: index + 2, texts, record: Object.fromEntries(read) })
  })
  return [...findings, ...checks.end()]
}

const tenant = { tenanttitle: 'Frau', tenantlastname: 'Maaß' }

const odd: readonly (readonly [RecordKind, Texts, field: string, remark: RegExp])[] = [
  [propertyOverviewKind, { zipcode: '50674 Köln' }, 'zipcode', /noch einen Ort/],
  [creditKind, { zipcode: 'Köln' }, 'zipcode', /keine Postleitzahl/],
  [objectOverviewKind, { zipcode: '506744' }, 'zipcode', /fünf Ziffern/],
  [objectOverviewKind, { zipcode: '00000' }, 'zipcode', /fünf Ziffern/],
  [propertyOverviewKind, { street: 'Lindenstraße 4' }, 'street', /„number“ ist leer/],
  [propertyOverviewKind, { street: 'Venloer Str. 155 b' }, 'street', /„number“ ist leer/],
  [creditKind, { street: 'Am Alten Posthof 7-9,' }, 'street', /„number“ ist leer/],
  [creditKind, { street: 'Ackerweg 12 a', number: '12A' }, 'street', /auch in „number“/],
  [creditKind, { street: 'Ackerweg 1, 50733 Köln', number: '1' }, 'street', /eine Postleitzahl/],
  [creditKind, { street: 'Ackerweg', number: 'Ackerweg 12' }, 'number', /mehr als eine Hausnummer/],
  [objectOverviewKind, { city: '50674 Köln' }, 'city', /eine Postleitzahl/],
  ...[
    'Leerstand',
    'LEERSTAND seit 05/2025',
    'leer',
    'Leerstehung',
    '– leer –',
    'derzeit leer',
    'aktuell nicht vermietet',
    '*** leer ***',
    'frei',
    'frei ab 1.3.',
    'z.Zt. leer',
    'Unvermietet',
    'nicht vermietet',
    'N.N.',
    'N. N.',
    'kein Mieter',
    'zu vermieten',
    '---',
  ].map(
    (tenantlastname) =>
      [propertyOverviewKind, { tenantlastname }, 'tenantlastname', /kein Mieter/] as const,
  ),
  ...[
    ['nicht', 'vermietet'],
    ['derzeit', 'leer'],
    ['*** leer', '***'],
    ['leer', 'stehend'],
  ].map(
    ([tenantprename = '', tenantlastname = '']) =>
      [
        propertyOverviewKind,
        { tenantprename, tenantlastname },
        'tenantprename',
        /kein Mieter/,
      ] as const,
  ),
  [
    propertyOverviewKind,
    { tenanttitle: 'Leerstand', tenantlastname: 'Leerstand' },
    'tenanttitle',
    /kein Mieter/,
  ],
  [propertyOverviewKind, { tenantlastname: '1' }, 'tenantlastname', /kein Name/],
  [propertyOverviewKind, { tenantlastname: 'Herr Søren Weiß' }, 'tenantlastname', /der Anrede/],
  [propertyOverviewKind, { dateofrentalstart: '01.02.2020' }, 'dateofrentalstart', /ohne Mieter/],
  [
    propertyOverviewKind,
    { ...tenant, dateofrentalstart: '02.2020', dateofrentalend: '31.01.2020' },
    'dateofrentalend',
    /vor dem Mietbeginn/,
  ],
  [propertyOverviewKind, { sizeinsqm: '1.850,00' }, 'sizeinsqm', /zwischen 0 m² und 1.000 m²/],
  [propertyOverviewKind, { sizeinsqm: '850', monthlyrent: '850' }, 'sizeinsqm', /als 1,50 €/],
  [propertyOverviewKind, { sizeinsqm: '850', numberofrooms: '3' }, 'sizeinsqm', /je Zimmer/],
  [propertyOverviewKind, { sizeinsqm: '-50' }, 'sizeinsqm', /nicht zwischen/],
  [
    propertyOverviewKind,
    { sizeinsqm: '50', monthlyrent: '750', rentsqm: '11' },
    'rentsqm',
    /nicht, was aus/,
  ],
  [propertyOverviewKind, { marketaveragerent: '983,47' }, 'marketaveragerent', /100 €/],
  [propertyOverviewKind, { numberofrooms: '72,85' }, 'numberofrooms', /zwischen 0 und 30/],
  [objectOverviewKind, { landareasqm: '2.392.583,97' }, 'landareasqm', /1.000.000 m²/],
  [objectOverviewKind, { grosstotalarea: '400', rentalarea: '500' }, 'rentalarea', /vertauscht/],
  [objectOverviewKind, { type: '12,5' }, 'type', /keinen einzigen Buchstaben/],
  [propertyKind, { propertyid: 'Summe Objekt 101' }, 'propertyid', /Zeile mit Summen/],
  [objectKind, { occupancyrate: '150 %' }, 'occupancyrate', /zwischen 0 % und 100 %/],
  [objectKind, { occupancyrate: '0,97' }, 'occupancyrate', /Anteil von 1/],
  [objectKind, { objectvaluechangein: '-120 %' }, 'objectvaluechangein', /unter -100 %/],
  [creditKind, { interestrate: '239' }, 'interestrate', /20 %/],
  [creditKind, { duration: '20', yearsremaining: '25' }, 'yearsremaining', /ganze Laufzeit/],
  [creditKind, { duration: '240' }, 'duration', /zwischen 0 und 60/],
  ...['120 %', '-5 %'].map(
    (specialrepaymentpercent) =>
      [
        creditTermsKind,
        { specialrepaymentpercent },
        'specialrepaymentpercent',
        /0 % und 100 %/,
      ] as const,
  ),
  [creditTermsKind, { originalamount: '-100.000,00' }, 'originalamount', /unter 0/],
  [
    creditTermsKind,
    { disbursementdate: '28.04.2026', maturitydate: '28.04.2016' },
    'maturitydate',
    /vor der Auszahlung/,
  ],
]

test.each(
  odd.map(([kind, texts, field, remark]) => ({ kind, texts, field, remark, value: texts[field] })),
)('$kind.name: $field cannot be $value', ({ kind, texts, field, remark, value }) => {
  const findings = check(kind, [texts])
  expect(findings[0]).toEqual({ line: 2, field, value, remark: expect.any(String) })
  expect(findings[0]?.remark).toMatch(remark)
})

const sound: readonly (readonly [RecordKind, Texts])[] = [
  [propertyOverviewKind, { zipcode: 'A-1010', city: 'Wien' }],
  [propertyOverviewKind, { zipcode: 'CH-8001' }],
  [propertyOverviewKind, { zipcode: '1012 AB' }],
  [propertyOverviewKind, { zipcode: 'D-50674' }],
  [propertyOverviewKind, { zipcode: '01067', street: 'Straße des 17. Juni', number: '135' }],
  [propertyOverviewKind, { street: 'C 4', number: '12' }],
  [propertyOverviewKind, { street: 'Ackerweg', number: '12 a Hinterhaus' }],
  [propertyOverviewKind, { tenantprename: 'Anna', tenantlastname: 'Frei' }],
  [propertyOverviewKind, { tenanttitle: 'Herr', tenantlastname: 'Leer' }],
  [propertyOverviewKind, { tenantlastname: 'Freitag' }],
  [propertyOverviewKind, { tenantlastname: 'Leerstein' }],
  [propertyOverviewKind, { tenantlastname: 'Sanierung' }],
  [propertyOverviewKind, { tenantlastname: 'Leerhoff GmbH' }],
  [propertyOverviewKind, { sizeinsqm: '139,15', numberofrooms: '1', monthlyrent: '630,97' }],
  [propertyOverviewKind, { ...tenant, dateofrentalend: '2027', dateofrentalstart: '1.5.2027' }],
  [objectKind, { occupancyrate: '0 %', objectvaluechangein: '4.900 %' }],
  [creditTermsKind, { specialrepaymentpercent: '100 %', originalamount: '0' }],
]

test.each(sound.map(([kind, texts]) => ({ kind, texts })))(
  '$kind.name: $texts may be meant',
  ({ kind, texts }) => {
    expect(check(kind, [texts])).toEqual([])
  },
)

test('a column with values of which none can be read is one finding more', () => {
  const rows = ['5 % p.a.', '–', ''].map((specialrepaymentpercent) => ({ specialrepaymentpercent }))
  expect(check(creditTermsKind, rows)).toEqual([
    {
      line: null,
      field: 'specialrepaymentpercent',
      value: '5 % p.a.',
      remark: expect.stringMatching(/^und alle weiteren Werte dieser Spalte sind nicht lesbar/),
    },
  ])
  expect(check(creditTermsKind, [...rows, { specialrepaymentpercent: '5 %' }])).toEqual([])
  const ends = ['nach Absprache', 'offen'].map((end) => ({ ...tenant, dateofrentalend: end }))
  expect(check(propertyOverviewKind, ends)).toHaveLength(1)
  expect(
    check(propertyOverviewKind, [...ends, { ...tenant, dateofrentalend: 'unbefristet' }]),
  ).toEqual([])
})

test('nothing is odd in the complete tables of an operator', () => {
  const tables = readBestand()
  for (const kind of recordKinds) {
    const [names = [], ...rows] = tables.get(kind.name) ?? []
    expect(rows.length).toBeGreaterThan(10)
    const texts = rows.map((row) =>
      Object.fromEntries(names.map((name, at) => [name, row[at] ?? ''])),
    )
    expect(check(kind, texts)).toEqual([])
  }
})
