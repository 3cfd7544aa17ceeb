import { expect, test } from 'vitest'
import { applyTo, proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../../testing/import/mapping.ts'

test.each([
  'Leerstehung',
  '– leer –',
  'leer stehend',
  'leerstehend',
  'nicht vermietet',
  'unvermietet',
  'frei',
  'vakant',
  'N.N.',
  'zzt. frei',
  'derzeit leer',
  'Leerst.',
  '*** leer ***',
  'vacant',
  'Leerstand (Sanierung)',
])('a unit whose tenant is %s is not let', async (tenant) => {
  expect(await namesOf(listWith(tenant))).toEqual(['Anna Roth', 'Uwe Ost', ''])
})

test.each([['Anna Frei'], ['Leerstein'], ['Sanierung']])('a tenant %s is one', async (tenant) => {
  expect(await namesOf(listWith(tenant))).toEqual(['Anna Roth', 'Uwe Ost', tenant])
})

test('a surname beside first names may be Frei', async () => {
  const rows = rowsOf(
    'WE|Kunde|Mieter Vorname|Mieter Nachname|Kaltmiete',
    '1|K1|Anna|Frei|1,00',
    '2|K1||Leerstand|1,00',
  )
  expect(await namesOf(rows)).toEqual(['Anna Frei', ''])
})

test('how a rent rises is read from the words of rent rolls', async () => {
  const rows = rowsOf(
    'WE|Kunde|Miete|Mietart',
    '1|K1|1|Staffelmiete § 557a',
    '2|K1|1|VPI-Indexierung',
    '3|K1|1|ortsübl. Vergleichsmiete',
    '4|K1|1|keine Staffel',
    '5|K1|1|Staffel, dann Index',
  )
  const { records } = await applyTo(rows, proposed('unit', rows))
  const agreements = records.map(({ values }) => values.rentagreement ?? null)
  expect(agreements).toEqual(['Staffel', 'Index', 'Vergleichsmiete', null, null])
})

test('a column of other words is not how rents rise', () => {
  const rows = rowsOf('WE|Kunde|Miete|Mietart', '1|K1|1|Wohnraum', '2|K1|1|Gewerbe')
  const { columns } = proposed('unit', rows)
  expect(columns.filter(({ to }) => to === 'rentagreement')).toEqual([])
})

function listWith(tenant: string) {
  return rowsOf('WE|Kunde|Mieter|Miete', '1|K1|Anna Roth|1', '2|K1|Uwe Ost|2', `3|K1|${tenant}|3`)
}

async function namesOf(rows: ReturnType<typeof rowsOf>) {
  const { records } = await applyTo(rows, proposed('unit', rows))
  return records.map(({ values }) =>
    [values.tenanttitle, values.tenantprename, values.tenantlastname].filter(Boolean).join(' '),
  )
}
