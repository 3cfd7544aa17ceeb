import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { uploadDocumentCall } from '@hausblick/contract/calls/documents.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { onEachDatabase } from '../../testing/databases.ts'
import { formOf, pdf, useDocuments } from '../../testing/documents.ts'
import { readerTurns } from '../intake/turns.ts'

/** The limits of files read at once and of a customer's waiting uploads. */
const [AT_ONCE, WAITING] = [2, 12]

onEachDatabase('uploads while all readers are busy', (newDatabase) => {
  const documents = useDocuments(newDatabase)
  let url: string
  beforeAll(async () => {
    url = await documents.app().listen({ port: 0, host: '127.0.0.1' })
  })
  const uploads = () => readdir(join(documents.folder(), 'uploads')).catch(() => [])

  /** Work that occupies readers until the test ends. */
  let work: Promise<void>[]
  let end: () => void
  let ended: Promise<void>
  const occupy = (owner: string, count: number) => {
    for (let index = 0; index < count; index++) work.push(readerTurns.run({ owner }, () => ended))
  }
  beforeEach(() => {
    work = []
    const { promise, resolve } = Promise.withResolvers<void>()
    end = resolve
    ended = promise
    occupy('others', AT_ONCE)
  })
  afterEach(async () => {
    end()
    await Promise.all(work)
  })

  test('wait, and are dropped when their client disconnects', async () => {
    const { payload, headers } = await formOf({ docName: 'Brief', file: pdf('waiting') })
    const sent = request(url + uploadDocumentCall.path, {
      method: 'POST',
      headers: { ...documents.headers('a'), ...headers },
    })
    sent.on('error', () => {})
    await new Promise<void>((resolve) => sent.end(payload, resolve))
    const whole = async () => {
      const [folder] = await uploads()
      return folder === undefined ? [] : await readdir(join(documents.folder(), 'uploads', folder))
    }
    await expect.poll(whole).toEqual(['upload'])
    sent.destroy()
    await expect.poll(uploads).toEqual([])
    end()
    await Promise.all(work)
    expect(await documents.count()).toEqual({ listed: 0, stored: 0 })
  })

  test('are throttled for a customer with many waiting, and accepted from others', async () => {
    occupy('customer A', WAITING)
    const refused = await documents.upload('a', {})
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '10'])
    expect(refused.body).toBe(
      'Mehrere Ihrer Dokumente werden noch geprüft. Bitte laden Sie dieses in einigen Sekunden noch einmal hoch.',
    )
    const taken = documents.upload('b', {})
    await expect.poll(uploads).toHaveLength(1)
    end()
    expect((await taken).statusCode).toBe(200)
  })
})
