import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  keyParameter,
  keysParameter,
  mapParameter,
  optionalParameter,
  readSearch,
  recordParameter,
  textParameter,
  writeSearch,
} from './searchParameters.ts'

const colours = { red: 'rot', green: 'grün' }

const year = optionalParameter('jahr', /^\d{4}$/)
const colour = keyParameter('farbe', colours, 'red')
const shape = keyParameter('form', { round: 'rund' }, null)
const marks = keysParameter('nur', colours)
const everything = recordParameter({
  text: textParameter('suche'),
  name: optionalParameter('name'),
  year,
  colour,
  shape,
  marks,
  size: mapParameter(year, { read: Number, write: String }),
})

describe('a value in a query', () => {
  test.each([
    [year, '', null],
    [year, '?jahr=2025', '2025'],
    [year, '?jahr=25', null],
    [optionalParameter('name'), '?name=', null],
    [colour, '', 'red'],
    [colour, '?farbe=gr%C3%BCn', 'green'],
    [colour, '?farbe=constructor', 'red'],
    [shape, '', null],
    [shape, '?form=rund', 'round'],
    [marks, '?nur=gr%C3%BCn&nur=x&nur=rot', ['red', 'green']],
    [textParameter('suche'), 'suche=a+b', 'a b'],
  ])('is read in case %#', (parameter, search, value) => {
    expect<unknown>(readSearch<unknown>(parameter as never, search)).toEqual(value)
  })

  it('is omitted if it is the default', () => {
    expect(writeSearch(colour, '?farbe=gr%C3%BCn', 'red')).toBe('')
    expect(writeSearch(shape, '?form=rund', null)).toBe('')
  })

  it('follows the other parameters, which stay', () => {
    expect(writeSearch(year, '?jahr=2024&x=1&x=2', '2025')).toBe('x=1&x=2&jahr=2025')
  })

  it('reads back as written', () => {
    const values = fc.record({
      text: fc.string({ unit: 'binary' }),
      name: fc.option(fc.string({ unit: 'binary', minLength: 1 })),
      colour: fc.constantFrom('red' as const, 'green' as const),
      shape: fc.option(fc.constant('round' as const)),
      marks: fc.subarray(['red' as const, 'green' as const]),
      year: fc.integer({ min: 1000, max: 9999 }).map(String),
    })
    fc.assert(
      fc.property(values, (value) => {
        const stored = { ...value, size: Number(value.year) }
        const search = writeSearch(everything, '?andere=1&farbe=x', stored)
        expect(readSearch(everything, search)).toEqual(stored)
        expect(new URLSearchParams(search).get('andere')).toBe('1')
      }),
    )
  })
})
