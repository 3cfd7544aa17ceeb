import { buffer } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { findFreePort } from '../../testing/freePort.ts'
import { listAll, newStoredFiles } from '../../testing/storage/files.ts'
import {
  newTamperingProxies,
  newTcpServers,
  type Tamper,
  type Tampering,
} from '../../testing/storage/tamperingProxy.ts'
import { newS3Place, onS3 } from '../../testing/storages.ts'
import { createStorageKey } from './key.ts'
import type { S3Place } from './place.ts'
import { openS3 } from './s3.ts'
import type { S3Timeouts } from './s3Client.ts'
import { NothingStored } from './storage.ts'
import { StorageUnavailable } from './unavailable.ts'

/** Long enough for a busy machine, with hardly a pause before a retry. */
const patient: S3Timeouts = {
  connectMs: 20_000,
  idleMs: 20_000,
  checkMs: 20_000,
  retryDelaysMs: [1, 1],
}
/** Stands in an upload only, since it is longer than any header or signature could be by chance. */
const run = 'a'.repeat(64)
const newFile = newStoredFiles()
const newServer = newTcpServers()
const startProxy = newTamperingProxies(newServer)

function placeAt(port: number | string): S3Place {
  return {
    kind: 's3',
    bucket: 'bucket',
    prefix: '',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
  }
}

describe('a faulty store', () => {
  test('fails every call when nothing listens', async () => {
    const storage = openS3(placeAt(await findFreePort()), patient)
    const key = createStorageKey()
    await expect(storage.check()).rejects.toThrow('ECONNREFUSED')
    await expect(storage.check()).rejects.toThrow(StorageUnavailable)
    await expect(storage.put(key, await newFile(Buffer.from('x')))).rejects.toThrow('ECONNREFUSED')
    await expect(storage.read(key)).rejects.toThrow('ECONNREFUSED')
    await expect(storage.delete(key)).rejects.toThrow('ECONNREFUSED')
    await expect(listAll(storage)).rejects.toThrow('ECONNREFUSED')
    await storage.close()
  })

  test('fails after the configured attempts when nothing replies', async () => {
    let calls = 0
    const port = await newServer(() => {
      calls += 1
    })
    const storage = openS3(placeAt(port), { ...patient, idleMs: 300 })
    await expect(storage.check()).rejects.toThrow()
    calls = 0
    await expect(storage.read(createStorageKey())).rejects.toThrow('inactivity')
    expect(calls).toBe(3)
    await storage.close()
  })

  test('fails a download that breaks off', async () => {
    const port = await newServer((socket) => {
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\ncontent-length: 1000\r\n\r\nonly this', () =>
          socket.destroy(),
        )
      })
    })
    const storage = openS3(placeAt(port), patient)
    await expect(buffer(await storage.read(createStorageKey()))).rejects.toThrow('aborted')
    await storage.close()
  })
})

onS3('a store', () => {
  /** Opens the store through a tampering proxy. */
  async function openThrough(place: S3Place, changes: Partial<Tampering>) {
    const endpoint = await startProxy(place.endpoint ?? '', changes)
    return openS3({ ...place, endpoint }, patient)
  }

  test('refuses a wrong secret and an unknown key id', async () => {
    const place = await newS3Place()
    const right = openS3(place)
    const file = await newFile(Buffer.from('x'))
    const { accessKeyId = '', secretAccessKey = '' } = place.credentials ?? {}
    for (const credentials of [
      { accessKeyId, secretAccessKey: `${secretAccessKey}x` },
      { accessKeyId: `${accessKeyId}x`, secretAccessKey },
    ]) {
      const wrong = openS3({ ...place, credentials }, patient)
      const key = createStorageKey()
      await expect(wrong.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
      await expect(wrong.put(key, file)).rejects.toMatchObject({
        $metadata: { httpStatusCode: 403 },
      })
      await expect(right.read(key)).rejects.toThrow(NothingStored)
      await right.put(key, file)
      await expect(wrong.read(key)).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } })
      await wrong.close()
    }
    await right.close()
  })

  test('reports a missing bucket differently from a missing document', async () => {
    const place = { ...(await newS3Place()), bucket: 'no-such-bucket' }
    const storage = openS3(place)
    await expect(storage.check()).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await expect(storage.read(createStorageKey())).rejects.toMatchObject({ name: 'NoSuchBucket' })
    await storage.close()
  })

  test('rejects bytes altered in transit, which are sent again', async () => {
    const place = await newS3Place()
    const bytes = Buffer.alloc(400_000, 'a')
    let spoil = true
    const spoilOnce: Tamper = (part) => {
      const at = part.lastIndexOf(run)
      if (!spoil || at < 0) return part
      spoil = false
      return Buffer.concat([part.subarray(0, at), Buffer.from('b'), part.subarray(at + 1)])
    }
    const storage = await openThrough(place, { request: spoilOnce })
    const key = createStorageKey()
    await storage.put(key, await newFile(bytes))
    expect(spoil).toBe(false)
    expect((await buffer(await storage.read(key))).equals(bytes)).toBe(true)
    await storage.close()
  })

  test('never stores bytes that are altered every time', async () => {
    const place = await newS3Place()
    const always: Tamper = (part) =>
      Buffer.from(part.toString('latin1').replaceAll(run, run.replace('a', 'b')), 'latin1')
    const storage = await openThrough(place, { request: always })
    await expect(
      storage.put(createStorageKey(), await newFile(Buffer.alloc(50_000, 'a'))),
    ).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' })
    expect(await listAll(storage)).toEqual([])
    await storage.close()
  })

  test('stores nothing when the connection breaks during an upload', async () => {
    const place = await newS3Place()
    let passed = 0
    const cutAfterSome: Tamper = (part) => {
      passed += part.length
      return passed > 100_000 && part.length > 10_000 ? null : part
    }
    const storage = await openThrough(place, { request: cutAfterSome })
    await expect(
      storage.put(createStorageKey(), await newFile(Buffer.alloc(1_000_000))),
    ).rejects.toThrow()
    expect(await listAll(storage)).toEqual([])
    await storage.close()
  })

  test('stores no second object when a reply is lost and retried', async () => {
    const place = await newS3Place()
    let lose = true
    const loseFirst: Tamper = (part) => {
      const answer = lose ? null : part
      lose = false
      return answer
    }
    const storage = await openThrough(place, { response: loseFirst })
    const key = createStorageKey()
    await storage.put(key, await newFile(Buffer.from('once')))
    expect(lose).toBe(false)
    expect(await listAll(storage)).toMatchObject([{ key, size: 4 }])
    await storage.close()
  })

  test('lists more than one page', async () => {
    const storage = openS3(await newS3Place())
    const file = await newFile(Buffer.from('x'))
    const keys = Array.from({ length: 1005 }, createStorageKey)
    for (let first = 0; first < keys.length; first += 15)
      await Promise.all(keys.slice(first, first + 15).map((key) => storage.put(key, file)))
    expect((await listAll(storage)).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
    await storage.close()
  })
})
