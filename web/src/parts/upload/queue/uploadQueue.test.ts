import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../../base/data/serviceError.ts'
import type { UploadSender } from './uploadQueue.ts'
import { UploadQueue } from './uploadQueue.ts'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

function queueOf(...names: string[]) {
  const queue = new UploadQueue()
  queue.add(names.map(pdf), '')
  return queue
}

const names = (queue: UploadQueue) => queue.uploads().map(({ name }) => name)
const states = (queue: UploadQueue) => queue.uploads().map(({ state }) => state)
const keyOf = (queue: UploadQueue, index: number) => queue.uploads()[index]?.key ?? ''

const arrives: UploadSender = async ({ name }) => `${name} ist da.`

describe('an added file', () => {
  it('is named after the file, without its extension', () => {
    expect(names(queueOf('Vertrag 2019.pdf', 'archiv.tar', 'ohne', 'V. 2.0 final.PDF'))).toEqual([
      'Vertrag 2019',
      'archiv',
      'ohne',
      'V. 2.0 final',
    ])
  })

  it('takes a name typed before if it is the first', () => {
    const queue = new UploadQueue()
    queue.add([pdf('a.pdf'), pdf('b.pdf')], ' Kreditvertrag ')
    expect(names(queue)).toEqual(['Kreditvertrag', 'b'])
  })

  it('has a unique key', () => {
    const keys = queueOf('a.pdf', 'a.pdf', 'b.pdf')
      .uploads()
      .map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    expect(keys.join('')).toMatch(/^[0-9a-f]{96}$/)
  })
})

describe('a run', () => {
  it('sends files one by one and empties the queue', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    const seen: string[][] = []
    await queue.run(async (upload, sending) => {
      sending.onProgress(0.5)
      seen.push(states(queue).map(({ status }) => status))
      return await arrives(upload, sending)
    })
    expect(seen).toEqual([
      ['sending', 'waiting'],
      ['sent', 'sending'],
    ])
    expect(queue.uploads()).toEqual([])
    expect(queue.messages()).toEqual(['a ist da.', 'b ist da.'])
  })

  it('keeps a failed file and retries it with the same key', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    const keys: string[] = []
    const breaks: UploadSender = async ({ key, name }) => {
      keys.push(key)
      if (name === 'b' && keys.length === 2) throw new Error('Die Datei ist beschädigt.')
      return 'Danke!'
    }
    await queue.run(breaks)
    expect(states(queue)).toEqual([{ status: 'failed', reason: 'Die Datei ist beschädigt.' }])

    await queue.run(breaks)
    expect(queue.uploads()).toEqual([])
    expect(keys[2]).toBe(keys[1])
    expect(queue.messages()).toEqual(['Danke!', 'Danke!'])
  })

  it('sends only the given file', async () => {
    const queue = queueOf('a.pdf', 'b.pdf', 'c.pdf')
    await queue.run(arrives, keyOf(queue, 1))
    expect(names(queue)).toEqual(['a', 'c'])
    expect(states(queue)).toEqual([{ status: 'chosen' }, { status: 'chosen' }])
  })

  it('aborts a cancelled file and continues with the next', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    await queue.run(async (upload, { signal, onProgress }) => {
      if (upload.name === 'b') return 'Danke!'
      onProgress(0.5)
      queue.cancel(upload.key)
      signal.throwIfAborted()
      return 'nie'
    })
    expect(states(queue)).toEqual([{ status: 'cancelled', mayHaveArrived: false }])
    expect(queue.messages()).toEqual(['Danke!'])
  })

  it('marks a file cancelled after its last byte as possibly arrived', async () => {
    const queue = queueOf('a.pdf')
    await queue.run(async (upload, { signal, onProgress }) => {
      onProgress(1)
      queue.cancel(upload.key)
      throw signal.reason
    })
    expect(states(queue)).toEqual([{ status: 'cancelled', mayHaveArrived: true }])
  })

  it('skips a file that was cancelled while waiting', async () => {
    const queue = queueOf('a.pdf', 'b.pdf', 'c.pdf')
    const begun: string[] = []
    await queue.run(async (upload) => {
      begun.push(upload.name)
      queue.cancel(keyOf(queue, 1))
      return ''
    })
    expect(begun).toEqual(['a', 'c'])
    expect(names(queue)).toEqual(['b'])
  })

  it('cancels all files', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    await queue.run(async (_upload, { signal }) => {
      queue.cancelAll()
      throw signal.reason
    })
    expect(states(queue).map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  })
})

describe('a file added during a run', () => {
  it('waits for the next run and can be removed', async () => {
    const queue = queueOf('a.pdf')
    await queue.run(async () => {
      queue.add([pdf('b.pdf')], '')
      return ''
    })
    expect(names(queue)).toEqual(['b'])
    queue.remove(keyOf(queue, 0))
    expect(queue.uploads()).toEqual([])
  })
})

it('notifies subscribers of every change', async () => {
  const queue = queueOf('a.pdf')
  const seen: string[] = []
  const leave = queue.subscribe(() => seen.push(states(queue)[0]?.status ?? 'leer'))
  await queue.run(arrives)
  leave()
  queue.add([pdf('b.pdf')], '')
  expect(seen).toEqual(['waiting', 'sending', 'sent', 'leer'])
})

it('reports an unreachable service as the reason of a failure', async () => {
  const queue = queueOf('a.pdf')
  await queue.run(async () => {
    throw new ServiceError(0, 'Der Dienst ist nicht erreichbar.')
  })
  expect(states(queue)).toEqual([{ status: 'failed', reason: 'Der Dienst ist nicht erreichbar.' }])
})
