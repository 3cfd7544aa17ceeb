import { SUBJECTS } from '@hausblick/contract/mapping/subjects.ts'
import { expect, test } from 'vitest'
import { headingKey, splitHeading } from '../vocabulary.ts'
import { splitHeadings } from './field.ts'
import { subjects } from './subjects.ts'

test.each(SUBJECTS)(
  'no synonym of %s means two fields that values cannot tell apart',
  (subject) => {
    const meanings = new Map<string, Set<string>>()
    for (const [field, { synonyms, type }] of Object.entries(subjects[subject].fields))
      for (const synonym of synonyms) {
        const key = `${type}: ${headingKey(splitHeading(synonym))}`
        meanings.set(key, (meanings.get(key) ?? new Set()).add(field))
      }
    const several = [...meanings].filter(([, fields]) => fields.size > 1)
    expect(several.map(([key, fields]) => `${key}: ${[...fields].join(', ')}`)).toEqual([])
  },
)

test('every field of a kind of record can be mapped', () => {
  const DERIVED = /(?:income|expenses)\d{6}$/
  const missing = SUBJECTS.flatMap((subject) => {
    const { fields, kinds } = subjects[subject]
    return kinds.flatMap((kind) =>
      Object.keys(kind.fields).filter((field) => !(field in fields) && !DERIVED.test(field)),
    )
  })
  expect(missing).toEqual([])
})

test('alternatives in braces are listed', () => {
  expect(splitHeadings('Zins {%|p.a.}; Rate')).toEqual(['Zins %', 'Zins p.a.', 'Rate'])
})
