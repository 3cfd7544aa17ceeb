import { beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { pdf, useDocuments } from '../../testing/documents.ts'
import type { Who } from '../../testing/everyone.ts'

onEachDatabase('an upload with an idempotency key', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  let key: string
  beforeEach(() => {
    key = crypto.randomUUID()
  })

  const upload = (who: Who, said: Parameters<typeof documents.upload>[1] = {}, withKey = key) =>
    documents.upload(who, { docName: 'Brief', ...said }, { 'idempotency-key': withKey })
  const count = async () => {
    const { listed, stored } = await documents.count()
    expect(stored).toBe(listed)
    return listed
  }

  test('creates one document and returns the same reply to every retry', async () => {
    const before = await count()
    const replies = [await upload('a'), await upload('a'), await upload('a')]
    expect(await count()).toBe(before + 1)
    for (const reply of replies) {
      expect(reply.statusCode).toBe(200)
      expect(reply.json()).toEqual(replies[0]?.json())
    }
  })

  test('creates one document when sent concurrently', async () => {
    const before = await count()
    const replies = await Promise.all(Array.from({ length: 3 }, () => upload('a')))
    expect(await count()).toBe(before + 1)
    expect(new Set(replies.map((reply) => `${reply.statusCode} ${reply.body}`)).size).toBe(1)
    expect(replies[0]?.statusCode).toBe(200)
  })

  test('creates one document per key, account and customer', async () => {
    const before = await count()
    await upload('a')
    await upload('a', {}, `${key}2`)
    await upload('b')
    await upload('staff', { customerId: 'A' })
    await upload('staff', { customerId: 'B' })
    expect(await count()).toBe(before + 5)
  })

  test('is rejected when the key was used for other bytes', async () => {
    const before = await count()
    await upload('a', { file: pdf('one') })
    const reply = await upload('a', { file: pdf('another') })
    expect(reply.statusCode).toBe(422)
    expect(reply.body).toMatch(/^Unter diesem Idempotency-Key .*\.$/)
    const [first, second] = await Promise.all([
      upload('a', { file: pdf('one') }, `${key}2`),
      upload('a', { file: pdf('another') }, `${key}2`),
    ])
    expect([first?.statusCode, second?.statusCode].toSorted()).toEqual([200, 422])
    expect(await count()).toBe(before + 2)
  })

  test.each(['', 'x'.repeat(129), 'ä', 'a b'])(
    'is rejected with the invalid key %j',
    async (withKey) => {
      const reply = await upload('a', {}, withKey)
      expect(reply.statusCode).toBe(400)
      expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
    },
  )

  test('creates a document each time without a key', async () => {
    const before = await count()
    await documents.upload('a', { docName: 'Brief' })
    await documents.upload('a', { docName: 'Brief' })
    expect(await count()).toBe(before + 2)
  })
})
