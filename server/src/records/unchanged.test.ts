import { readObjectsCall } from '@hausblick/contract/calls/records.ts'
import { expect, test } from 'vitest'
import { onEachDatabase } from '../testing/databases.ts'
import type { Who } from '../testing/everyone.ts'
import { rowOf, useReads } from '../testing/reads.ts'
import { sampleRow } from '../testing/sampleRow.ts'
import { creditKind } from './kinds/credit.ts'

onEachDatabase('an unchanged reply', (newDatabase) => {
  const { get, replace } = useReads(newDatabase)

  const read = (who: Who, customerId?: string, tag?: string) =>
    get(
      readObjectsCall.path,
      who,
      customerId === undefined ? {} : { customerId },
      tag === undefined ? {} : { 'if-none-match': tag },
    )
  const readTag = async (who: Who, customerId?: string) =>
    String((await read(who, customerId)).headers.etag)
  const statusOf = async (...asked: Parameters<typeof read>) => (await read(...asked)).statusCode

  test('is 304 without a body, in whichever form its tag is sent', async () => {
    const tag = await readTag('a')
    expect(tag).toMatch(/^W\/"[\w-]+"$/)
    for (const sent of [tag, tag.replace('W/', ''), `"other", ${tag}`]) {
      const reply = await read('a', undefined, sent)
      expect(reply.statusCode).toBe(304)
      expect(reply.body).toBe('')
    }
    expect(await statusOf('a', undefined, '"other"')).toBe(200)
  })

  test('may be cached by the browser only, with revalidation', async () => {
    const tag = await readTag('a')
    for (const reply of [await read('a'), await read('a', undefined, tag)]) {
      expect(reply.headers).toMatchObject({ etag: tag, 'cache-control': 'private, no-cache' })
      expect(String(reply.headers.vary).toLowerCase().split(/, */)).toContain('authorization')
    }
  })

  test('ends with any change to the customer, but not to another', async () => {
    const [a, b, all] = [await readTag('a'), await readTag('b'), await readTag('staff')]
    await replace(creditKind, { B: [sampleRow(creditKind, 'B', 'new')] })
    expect(await statusOf('a', undefined, a)).toBe(304)
    expect(await statusOf('b', undefined, b)).toBe(200)
    expect(await statusOf('staff', undefined, all)).toBe(200)
  })

  test('survives a rewrite of identical data', async () => {
    const [a, all] = [await readTag('a'), await readTag('staff')]
    await replace(creditKind, { A: [rowOf(creditKind, 'A')] })
    expect(await statusOf('a', undefined, a)).toBe(304)
    expect(await statusOf('staff', undefined, all)).toBe(304)
  })

  test('has distinct tags per customer and for all of them', async () => {
    const tags = await Promise.all([
      readTag('a'),
      readTag('b'),
      readTag('staff'),
      readTag('staff', 'DEMO'),
      readTag('staff', 'none'),
    ])
    expect(new Set(tags).size).toBe(tags.length)
    expect(await readTag('staff', 'A')).toBe(await readTag('a'))
  })

  test('is refused to callers without access', async () => {
    const tag = await readTag('b')
    expect(await statusOf('a', 'B', tag)).toBe(403)
    expect(await statusOf('nobody', 'B', tag)).toBe(401)
  })
})
