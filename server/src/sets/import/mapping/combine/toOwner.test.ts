import { expect, test } from 'vitest'
import { applyTo, proposed } from '../../../../testing/import/applyMapping.ts'
import { rowsOf } from '../../../../testing/import/mapping.ts'
import { combineSources } from './combineSources.ts'
import { OwnerNames } from './ownerNames.ts'
import { ownerNameOf, toOwner } from './toOwner.ts'

const location = { file: 'eigentuemer.csv', line: 2 }
const [a, b] = ['a@x.test', 'b@x.test']

test.each([
  [`${a}; ${b}`, [a, b]],
  [`${a},${b}`, [a, b]],
  [`${a} / ${b}`, [a, b]],
  [`${a}/${b}`, [a, b]],
  [`${a} und ${b}`, [a, b]],
  [`${a}\n${b}`, [a, b]],
  [`${a} ${b}`, [a, b]],
  [`Anna Meier <${a}>, Bernd Meier <${b}>`, [a, b]],
  [`${a}; keine E-Mail`, [a, 'keine E-Mail']],
  [`${a} b(at)x.test`, [a, 'b(at)x.test']],
  ['a@x,test', ['a@x,test']],
  ['', []],
])('the addresses of %j', (email, mails) => {
  expect(toOwner({ location, values: { customerid: '1', email } }).mails).toEqual(mails)
})

test.each([
  [{ lastname: 'Meier', firstname: 'Anna' }, 'Meier, Anna'],
  [{ lastname: 'Meier', firstname: 'Anna und Bernd' }, 'Meier, Anna und Bernd'],
  [{ lastname: 'Meier und Roth', firstname: 'Anna und Bernd' }, 'Meier, Anna und Roth, Bernd'],
  [{ lastname: 'Meier und Söhne', firstname: null }, 'Meier und Söhne'],
  [{ name: 'Ehepaar Meier', lastname: 'x' }, 'Ehepaar Meier'],
  [{ lastname: null }, null],
])('%j is the name %s', (values, name) => {
  expect(ownerNameOf(values)).toBe(name)
})

test.each(['Anna und Bernd Meier', 'Ehepaar Meier, Anna und Bernd'])(
  'two persons are found as %s',
  (customername) => {
    const listed = { customerid: '7', name: 'Anna Meier und Bernd Meier' }
    const names = new OwnerNames([{ location, values: listed }])
    expect(names.complete({ location, values: { customername } }).values.customerid).toBe('7')
  },
)

test('two persons in a row are two addresses of one customer', async () => {
  const rows = rowsOf(
    'Eigentümer-Nr.|Nachname 1|Vorname 1|E-Mail 1|Nachname 2|Vorname 2|E-Mail 2',
    '20410|Schäfer|Marie|marie@x.test|Schäfer|Jan|jan@x.test',
    '20411|Roth|Ute|ute@x.test|||',
    '20412|Lang|Eva|eva@x.test|Ott|Pia|unbekannt',
  )
  const { owners } = combineSources([await applyTo(rows, proposed('owner', rows))])
  expect(owners.map(({ id, name, mails }) => [id, name, ...mails])).toEqual([
    ['20410', 'Schäfer, Marie und Jan', 'marie@x.test', 'jan@x.test'],
    ['20411', 'Roth, Ute', 'ute@x.test'],
    ['20412', 'Lang, Eva und Ott, Pia', 'eva@x.test', 'unbekannt'],
  ])
})
