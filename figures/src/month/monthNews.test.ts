import { propertyOverviewFields } from '@hausblick/contract/rows/propertyOverview.ts'
import { describe, expect, it, test } from 'vitest'
import { debtOfAll } from '../debt.ts'
import { readUnitDetails } from '../records/unitDetails.ts'
import { owedLoan } from '../testing/loan.ts'
import { record } from '../testing/record.ts'
import { describeMissing, describeMonth, nameMonth } from './describeMonth.ts'
import { monthNews } from './monthNews.ts'
import { type LetUnit, receivedRent } from './receivedRents.ts'

const TODAY = '2026-11-29'
const format = (cents: number) => `€ ${cents / 100}`

/** Euros a month; what follows is zero. */
const year = (...euros: number[]) => Array.from({ length: 12 }, (_, at) => (euros[at] ?? 0) * 100)
const full = (euros: number, months = 10) => Array.from({ length: months }, () => euros)

interface Given {
  rent?: string
  tenant?: string
  start?: string
  end?: string
  before?: number[]
}

function unit(
  income: number[] | null,
  { rent = '800,00', tenant = 'Frau', start = '2019-05-01', end = '', before }: Given = {},
): LetUnit {
  const details = readUnitDetails(
    record(propertyOverviewFields, {
      propertyid: 'W1',
      bezeichnungimberblick: 'EG',
      monthlyrent: rent,
      tenanttitle: tenant,
      dateofrentalstart: start,
      dateofrentalend: end,
    }),
  )
  const amountsOf = (euros: number[]) => ({ income: year(...euros), expenses: year() })
  return {
    details,
    cashFlow: income ? amountsOf(income) : { income: null, expenses: null },
    cashFlowBefore: before ? amountsOf(before) : null,
  }
}

describe('what is missing of a rent', () => {
  test.each<[string, number[], Given, string]>([
    ['nothing', full(800), {}, ''],
    ['nothing where more comes in', full(950), {}, ''],
    ['whole months', [800, 800, 0, 0, 0, ...full(800, 5)], {}, 'März bis Mai nichts eingegangen'],
    ['a part of one', [...full(800, 5), 680, ...full(800, 4)], {}, 'Juni € 120 weniger'],
    ['two alike', [800, 700, 700, ...full(800, 7)], {}, 'Februar und März je € 100 weniger'],
    [
      'different parts, apart',
      [800, 0, 700, ...full(800, 7)],
      {},
      'Februar nichts eingegangen, März € 100 weniger',
    ],
    ['the newest month, whatever came before', full(680), {}, 'Oktober € 120 weniger'],
    ['no month before a higher rent', [...full(760, 3), ...full(800, 7)], {}, ''],
    ['but what never came', [0, ...full(760, 2), ...full(800, 7)], {}, 'Januar nichts eingegangen'],
    [
      'a part in January of what the year before brought whole',
      [680, ...full(800, 9)],
      { before: full(800, 12) },
      'Januar € 120 weniger',
    ],
    ['nothing that cents make', full(799.51), {}, ''],
    ['nothing before the tenancy', [0, 0, 0, ...full(800, 7)], { start: '2026-04-01' }, ''],
    [
      'nothing of the month in which it begins',
      [0, 300, ...full(800, 8)],
      { start: '2026-02-18' },
      '',
    ],
    ['nothing of a month that may be its first', [0, 0, ...full(800, 8)], { start: '2026-02' }, ''],
    ['nothing of a year that may be its first', full(0), { start: '2026' }, ''],
    [
      'nothing before the first income of a tenancy without a start',
      [0, 0, ...full(800, 8)],
      { start: '' },
      '',
    ],
    [
      'what stopped without a start',
      [800, 800, 0, ...full(800, 7)],
      { start: '' },
      'März nichts eingegangen',
    ],
    ['nothing after its end', full(800, 7), { end: '2026-07-31' }, ''],
    ['nothing of the month in which it ends', full(800, 7), { end: '2026-08-15' }, ''],
  ])('is %s', (_, income, given, text) => {
    const found = receivedRent(unit(income, given), { year: 2026, month: 9 })
    expect(describeMissing(found?.missing ?? [], format)).toBe(text)
  })

  test.each<[string, LetUnit]>([
    ['empty', unit(full(0), { tenant: '' })],
    ['without a rent', unit(full(0), { rent: '' })],
    ['of a rent of zero', unit(full(0), { rent: '0,00' })],
    ['without income', unit(null)],
  ])('is not told of a unit that is %s', (_, one) => {
    expect(receivedRent(one, { year: 2026, month: 9 })).toBeNull()
  })
})

describe('the news of a month', () => {
  const debt = (payment: number | null) => debtOfAll([owedLoan({ payment })])
  const portfolio = { income: year(...full(1600)), expenses: year(...full(250)) }
  const of = (units: LetUnit[], given: Partial<Parameters<typeof monthNews>[0]> = {}) =>
    monthNews({
      year: 2026,
      portfolio,
      objects: [],
      units,
      debt: null,
      importedOn: TODAY,
      ...given,
    })

  it('are of the last month that is over and brought income to any row', () => {
    expect(of([unit(full(800, 8))])).toMatchObject({ month: 9, due: 1, received: 0 })
    expect(of([unit(full(800, 8))], { portfolio: null })).toMatchObject({ month: 7, received: 1 })
    expect(
      of([], { portfolio: null, objects: [{ income: year(1, 2), expenses: null }] }),
    ).toMatchObject({ month: 1 })
    expect(of([unit(full(800, 11))])?.month).toBe(9)
    expect(of([unit(full(800, 12))], { year: 2025 })?.month).toBe(11)
    expect(of([unit(full(800))], { year: 2027 })).toBeNull()
    expect(
      of([unit(full(0))], { portfolio: { income: null, expenses: year(...full(9)) } }),
    ).toBeNull()
  })

  it('count the rents that are due', () => {
    const units = [
      unit(full(800)),
      unit(full(800, 9)),
      unit(full(0), { tenant: '' }),
      unit(full(0), { start: '2026-10-02' }),
    ]
    expect(of(units)).toMatchObject({ due: 2, received: 1, missing: [{ newest: 'missing' }] })
  })

  test.each<[ReturnType<typeof debt>, string]>([
    [null, '€ 1350 nach Ausgaben'],
    [debt(null), '€ 1350 nach Ausgaben'],
    [debt(100_000), '€ 350 bleiben'],
    [debt(134_900), '€ 1 bleibt'],
    [debt(0), '€ 1350 bleiben'],
    [debt(150_000), '€ 150 fehlen'],
    [debt(135_100), '€ 1 fehlt'],
  ])('say what is left', (owed, text) => {
    const news = of([unit(full(800))], { debt: owed })
    expect(news && describeMonth(news, format)).toBe(`1 von 1 Miete eingegangen, ${text}`)
  })

  test.each([
    [0, 0, ''],
    [1, 0, '0 von 1 Miete eingegangen'],
    [2, 1, '1 von 2 Mieten eingegangen'],
  ])('count %i rents', (due, received, text) => {
    expect(describeMonth({ due, received, kept: null }, format)).toBe(text)
  })

  it('name the year where it is not this one', () => {
    expect(nameMonth({ year: 2026, month: 9 }, TODAY)).toBe('Oktober')
    expect(nameMonth({ year: 2025, month: 11 }, TODAY)).toBe('Dezember 2025')
  })
})
