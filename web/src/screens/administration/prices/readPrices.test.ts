import { expect, test } from 'vitest'
import { readPrices, writePrice } from './readPrices.ts'

test('lines are years and index, however they are separated', () => {
  const written = '2020 100\n\n 2021\t103,1 \r\n2022; 110.25\n2023:\t116,7'
  const read = readPrices(written)
  expect(read).toEqual([
    { year: 2020, index: 10_000 },
    { year: 2021, index: 10_310 },
    { year: 2022, index: 11_025 },
    { year: 2023, index: 11_670 },
  ])
  expect(read.map(writePrice)).toEqual(['2020 100', '2021 103,1', '2022 110,25', '2023 116,7'])
  expect(readPrices(' \n')).toEqual([])
})

test.each(['2020', '2020 0', '1947 20', '2101 100', '2020 100,123', '2020 1.003,10', 'x 100'])(
  'the line %j is not read',
  (line) => {
    expect(() => readPrices(`2019 99\n${line}`)).toThrow(`Zeile 2 („${line}“) ist nicht zu lesen.`)
  },
)
