import { paths } from '@hausblick/contract/calls.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import { rowOf, useReads, type Who } from '../testing/reads.ts'
import { sampleRow } from '../testing/sampleRow.ts'
import { creditKind } from './kinds/credit.ts'

onEachDatabase('an unchanged reply', (newDatabase) => {
  const { get, replace } = useReads(newDatabase)

  const read = (who: Who, customerId?: string, tag?: string) =>
    get(
      paths.objects,
      who,
      customerId === undefined ? {} : { customerId },
      tag === undefined ? {} : { 'if-none-match': tag },
    )
  const tagOf = async (who: Who, customerId?: string) =>
    String((await read(who, customerId)).headers.etag)
  const statusOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).statusCode

  test('is 304 without a body, however its tag is sent', async () => {
    const tag = await tagOf('a')
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    for (const sent of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const reply = await read('a', undefined, sent)
      expect(reply.statusCode).toBe(304)
      expect(reply.body).toBe('')
    }
    expect(await statusOf('a', undefined, '"other"')).toBe(200)
  })

  test('is kept by the browser only, and asked for every time', async () => {
    const tag = await tagOf('a')
    for (const reply of [await read('a'), await read('a', undefined, tag)]) {
      expect(reply.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
      expect(String(reply.headers.vary).toLowerCase().split(/, */)).toContain('authorization')
    }
  })

  test('is changed by a change of the customer in any table, and not by one of another', async () => {
    const [a, b, all] = [await tagOf('a'), await tagOf('b'), await tagOf('staff')]
    await replace(creditKind, { B: [sampleRow(creditKind, 'B', 'new')] })
    expect(await statusOf('a', undefined, a)).toBe(304)
    expect(await statusOf('b', undefined, b)).toBe(200)
    expect(await statusOf('staff', undefined, all)).toBe(200)
  })

  test('is not changed by writing the same again', async () => {
    const [a, all] = [await tagOf('a'), await tagOf('staff')]
    await replace(creditKind, { A: [rowOf(creditKind, 'A')] })
    expect(await statusOf('a', undefined, a)).toBe(304)
    expect(await statusOf('staff', undefined, all)).toBe(304)
  })

  test('has a tag of its own for each customer, and for all of them', async () => {
    const tags = await Promise.all([
      tagOf('a'),
      tagOf('b'),
      tagOf('staff'),
      tagOf('staff', 'DEMO'),
      tagOf('staff', 'none'),
    ])
    expect(new Set(tags).size).toBe(tags.length)
    expect(await tagOf('staff', 'A')).toBe(await tagOf('a'))
  })

  test('is refused to whoever may not see it', async () => {
    const tag = await tagOf('b')
    expect(await statusOf('a', 'B', tag)).toBe(403)
    expect(await statusOf('nobody', 'B', tag)).toBe(401)
  })
})
