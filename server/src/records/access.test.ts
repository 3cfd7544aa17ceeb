import { readLoansCall, recordCalls } from '@hausblick/contract/calls/records.ts'
import { describe, expect, test } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import type { Who } from '../testing/everyone.ts'
import { customers, useReads, wireRowOf } from '../testing/reads.ts'
import { recordKinds } from './recordKinds.ts'

const [ALL, SIGN_IN, FORBIDDEN] = [customers, 401, 403]

/** Who requests whose rows, and the customers whose rows are returned, or the refusal's status. */
const cases: [Who, string | undefined, readonly string[] | number][] = [
  ['nobody', undefined, SIGN_IN],
  ['nobody', 'A', SIGN_IN],
  ['nobody', 'none', SIGN_IN],
  ['nobody', 'DEMO', ['DEMO']],
  ['unlinked', undefined, FORBIDDEN],
  ['unlinked', 'A', FORBIDDEN],
  ['unlinked', 'DEMO', ['DEMO']],
  ['a', undefined, ['A']],
  ['a', 'A', ['A']],
  ['a', 'B', FORBIDDEN],
  ['a', 'none', FORBIDDEN],
  ['a', 'DEMO', ['DEMO']],
  ['b', undefined, ['B']],
  ['staff', undefined, ALL],
  ['staff', 'B', ['B']],
  ['staff', 'none', []],
  ['operator', undefined, ALL],
  ['operator', 'A', ['A']],
]

onEachDatabase('read access', (newDatabase) => {
  const { get } = useReads(newDatabase)

  describe.each(recordKinds)('$name', (kind) => {
    test.each(cases)('%s asking for %s', async (who, customerId, expected) => {
      const reply = await get(
        recordCalls[kind.name].path,
        who,
        customerId === undefined ? {} : { customerId },
      )
      if (typeof expected === 'number') {
        expect(reply.statusCode).toBe(expected)
        expect(reply.json()).toEqual({ error: expect.stringMatching(/^[A-ZÄÖÜ].*\.$/) })
      } else {
        expect(reply.statusCode).toBe(200)
        expect(reply.json()).toEqual(expected.map((id) => wireRowOf(kind, id)))
      }
    })
  })

  test('an invalid token is refused even for public data', async () => {
    for (const authorization of ['Bearer nonsense', 'Basic YTpi', 'Bearer ', '']) {
      const reply = await get(
        readLoansCall.path,
        'nobody',
        { customerId: 'DEMO' },
        { authorization },
      )
      expect(reply.statusCode).toBe(401)
      expect(reply.headers['www-authenticate']).toBe('Bearer')
    }
  })
})
