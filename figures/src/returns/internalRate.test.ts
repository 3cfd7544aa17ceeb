import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { addDays, daysBetween } from '../dates/days.ts'
import { type Flow, internalRate } from './internalRate.ts'

const flow = (day: string, amount: number): Flow => ({ day, amount })

test.each<[string, readonly Flow[], number | null]>([
  ['a year at ten per cent', [flow('2023-01-01', -100), flow('2024-01-01', 110)], 1000],
  ['a leap year, which is a day longer', [flow('2024-01-01', -100), flow('2025-01-01', 110)], 997],
  ['nothing gained', [flow('2020-05-01', -100), flow('2025-05-01', 100)], 0],
  ['a loss', [flow('2023-01-01', -100), flow('2024-01-01', 95)], -500],
  // The example of the function XINTZINSFUSS in manuals of spreadsheets: 37,34 %.
  [
    'the example of spreadsheets',
    [
      flow('2008-01-01', -10_000),
      flow('2008-03-01', 2750),
      flow('2008-10-30', 4250),
      flow('2009-02-15', 3250),
      flow('2009-04-01', 2750),
    ],
    3734,
  ],
  ['in any order', [flow('2024-01-01', 110), flow('2023-01-01', -100)], 1000],
  [
    'a stake that is raised, with one rate all the same',
    [
      flow('2021-01-01', -100),
      flow('2022-01-01', 30),
      flow('2023-01-01', -50),
      flow('2024-01-01', 150),
    ],
    948,
  ],
  [
    'what is worth nothing at 10, 20 and 30 %: none of them is the rate',
    [
      flow('2021-01-01', -1000),
      flow('2022-01-01', 3600),
      flow('2023-01-01', -4310),
      flow('2024-01-01', 1716),
    ],
    null,
  ],
  ['nothing paid', [flow('2023-01-01', 100), flow('2024-01-01', 110)], null],
  ['nothing received', [flow('2023-01-01', -100), flow('2024-01-01', 0)], null],
  ['no flows', [], null],
])('the internal rate of %s', (_, flows, rate) => {
  expect(internalRate(flows)).toBe(rate)
})

describe('the internal rate of a price, surpluses and a value', () => {
  const start = '2005-03-17'
  const cases = fc.record({
    price: fc.integer({ min: 1_000_000, max: 100_000_000 }),
    surpluses: fc.array(
      fc.record({
        after: fc.integer({ min: 1, max: 9000 }),
        share: fc.double({ min: 0, max: 0.05, noNaN: true }),
      }),
      { maxLength: 60 },
    ),
    after: fc.integer({ min: 200, max: 9000 }),
    share: fc.double({ min: 0.3, max: 4, noNaN: true }),
  })
  const flowsOf = ({
    price,
    surpluses,
    after,
    share,
  }: typeof cases extends fc.Arbitrary<infer C> ? C : never) => [
    flow(start, -price),
    ...surpluses.map((one) => flow(addDays(start, one.after), Math.round(price * one.share))),
    flow(addDays(start, after), Math.round(price * share)),
  ]
  const worth = (flows: readonly Flow[], rate: number) =>
    flows.reduce(
      (sum, { day, amount }) => sum + amount / (1 + rate) ** (daysBetween(start, day) / 365),
      0,
    )

  it('is worth nothing at the rate, to half a basis point', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const flows = flowsOf(given)
        const rate = internalRate(flows)
        if (rate === null) return
        expect(worth(flows, (rate - 0.500001) / 10_000)).toBeGreaterThanOrEqual(0)
        expect(worth(flows, (rate + 0.500001) / 10_000)).toBeLessThanOrEqual(0)
      }),
    )
  })

  it('grows with the value, and with every surplus', () => {
    fc.assert(
      fc.property(
        cases,
        fc.integer({ min: 1, max: 10_000_000 }),
        fc.nat(),
        (given, more, place) => {
          const flows = flowsOf(given)
          const index = 1 + (place % (flows.length - 1))
          const better = flows.map((one, at) =>
            at === index ? flow(one.day, one.amount + more) : one,
          )
          const [before, after] = [internalRate(flows), internalRate(better)]
          if (before !== null && after !== null) expect(after).toBeGreaterThanOrEqual(before)
        },
      ),
    )
  })

  it('is the same for any multiple', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const flows = flowsOf(given)
        const tenfold = flows.map(({ day, amount }) => flow(day, amount * 10))
        expect(internalRate(tenfold)).toBe(internalRate(flows))
      }),
    )
  })
})
