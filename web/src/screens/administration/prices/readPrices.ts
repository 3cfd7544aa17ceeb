import type { ConsumerPrice } from '@hausblick/contract/calls/consumerPrices.ts'
import * as texts from './texts.ts'

const LINE = /^(19[4-9]\d|20\d\d|2100)[\s;:]+(\d{1,4})(?:[.,](\d{1,2}))?$/

/** Reads years and index from lines such as `2021 103,1`; empty ones do not matter. Throws what is wrong with a line. */
export function readPrices(text: string): ConsumerPrice[] {
  return text.split('\n').flatMap((written, place) => {
    const line = written.trim()
    if (line === '') return []
    const [, year = '', whole = '', decimals = ''] = LINE.exec(line) ?? []
    const index = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
    if (Number(year) < 1948 || index === 0) throw new Error(texts.wrongLine(place + 1, line))
    return [{ year: Number(year), index }]
  })
}

/** Writes a year and its index as `readPrices` reads them. */
export function writePrice({ year, index }: ConsumerPrice): string {
  return `${year} ${writeIndex(index)}`
}

/** Writes an index with as many decimals as it has. */
export function writeIndex(index: number): string {
  return String(index / 100).replace('.', ',')
}
