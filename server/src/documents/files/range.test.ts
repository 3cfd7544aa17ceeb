import { expect, test } from 'vitest'
import { readRange } from './range.ts'

test.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=10-19', { start: 10, end: 19 }],
  ['Bytes=10-19', { start: 10, end: 19 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=90-100000000000000000000000', { start: 90, end: 99 }],
  ['bytes=-1', { start: 99, end: 99 }],
  ['bytes=-100', { start: 0, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100000000000000000000000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  [undefined, null],
  ['', null],
  ['bytes=', null],
  ['bytes=-', null],
  ['bytes=5-4', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['bytes=1.5-2', null],
  ['bytes=+1-2', null],
  ['bytes 0-1', null],
  ['items=0-1', null],
] as const)('%s of 100 bytes is %j', (header, range) => {
  expect(readRange(header, 100)).toEqual(range)
})
