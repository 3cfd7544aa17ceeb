import { describe, expect, test } from 'vitest'
import { insertValues, resolveConditions } from './fill.ts'

const values = { name: 'Haus & Hof', court: '', number: '7', 'services.mail': 'Post' }

describe('parts of a text', () => {
  test.each([
    ['Wir sind {{#name}}da{{/name}}.', 'Wir sind da.'],
    ['Wir sind{{#court}} beim Gericht{{/court}}.', 'Wir sind.'],
    ['{{^court}}Ohne Gericht{{/court}}{{^name}}Ohne Namen{{/name}}', 'Ohne Gericht'],
    ['{{#services.mail}}Mail{{/services.mail}}', 'Mail'],
    ['a\n{{#court}}\nb\n{{/court}}\nc', 'a\nc'],
    ['a\n{{#number}}\nb\n{{/number}}\nc', 'a\nb\nc'],
    ['{{#number}}x{{#court}}y{{/court}}{{^court}}z{{/court}}{{/number}}', 'xz'],
    ['{{#number}}x{{/number}}, {{#number}}y{{/number}}', 'x, y'],
  ])('%j becomes %j', (text, kept) => {
    expect(resolveConditions(text, values)).toBe(kept)
  })

  test('cannot depend on an unknown name', () => {
    expect(() => resolveConditions('{{#nmae}}x{{/nmae}}', values)).toThrow(/nmae/)
  })
})

describe('values', () => {
  const toHtml = (text: string) => text.replaceAll('&', '&amp;')

  test('are inserted as text', () => {
    expect(insertValues('<p>{{name}}, {{services.mail}}</p>', values, toHtml)).toBe(
      '<p>Haus &amp; Hof, Post</p>',
    )
  })

  test('are not expanded recursively', () => {
    const name = '{{number}} $1 $&'
    expect(insertValues('{{name}}', { ...values, name }, String)).toBe(name)
  })

  test('must exist', () => {
    expect(() => insertValues('{{nmae}}', values, toHtml)).toThrow(/nmae/)
    expect(() => insertValues('{{court}}', values, toHtml)).toThrow(/court/)
  })
})
