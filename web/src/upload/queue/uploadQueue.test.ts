import { describe, expect, it } from 'vitest'
import { ServiceError } from '../../data/serviceError.ts'
import type { Send } from './uploadQueue.ts'
import { UploadQueue } from './uploadQueue.ts'

const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

function queueOf(...names: string[]) {
  const queue = new UploadQueue()
  queue.add(names.map(pdf), '')
  return queue
}

const names = (queue: UploadQueue) => queue.uploads().map(({ name }) => name)
const steps = (queue: UploadQueue) => queue.uploads().map(({ step }) => step)
const keyOf = (queue: UploadQueue, index: number) => queue.uploads()[index]?.key ?? ''

const arrives: Send = async ({ name }) => `${name} ist da.`

describe('what is chosen', () => {
  it('is called as its file is, without the extension', () => {
    expect(names(queueOf('Vertrag 2019.pdf', 'archiv.tar', 'ohne', 'V. 2.0 final.PDF'))).toEqual([
      'Vertrag 2019',
      'archiv',
      'ohne',
      'V. 2.0 final',
    ])
  })

  it('keeps what was typed before as the name of the first file', () => {
    const queue = new UploadQueue()
    queue.add([pdf('a.pdf'), pdf('b.pdf')], ' Kreditvertrag ')
    expect(names(queue)).toEqual(['Kreditvertrag', 'b'])
  })

  it('has keys that no other file has', () => {
    const keys = queueOf('a.pdf', 'a.pdf', 'b.pdf')
      .uploads()
      .map(({ key }) => key)
    expect(new Set(keys).size).toBe(3)
    expect(keys.join('')).toMatch(/^[0-9a-f]{96}$/)
  })
})

describe('a run', () => {
  it('sends one file after the other, and empties the queue', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    const seen: string[][] = []
    await queue.run(async (upload, sending) => {
      sending.onProgress(0.5)
      seen.push(steps(queue).map(({ at }) => at))
      return await arrives(upload, sending)
    })
    expect(seen).toEqual([
      ['sending', 'waiting'],
      ['sent', 'sending'],
    ])
    expect(queue.uploads()).toEqual([])
    expect(queue.messages()).toEqual(['a ist da.', 'b ist da.'])
  })

  it('keeps what failed, and sends it once more with the same key', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    const keys: string[] = []
    const breaks: Send = async ({ key, name }) => {
      keys.push(key)
      if (name === 'b' && keys.length === 2) throw new Error('Die Datei ist beschädigt.')
      return 'Danke!'
    }
    await queue.run(breaks)
    expect(steps(queue)).toEqual([{ at: 'failed', reason: 'Die Datei ist beschädigt.' }])

    await queue.run(breaks)
    expect(queue.uploads()).toEqual([])
    expect(keys[2]).toBe(keys[1])
    expect(queue.messages()).toEqual(['Danke!', 'Danke!'])
  })

  it('sends only the file that it is asked to', async () => {
    const queue = queueOf('a.pdf', 'b.pdf', 'c.pdf')
    await queue.run(arrives, keyOf(queue, 1))
    expect(names(queue)).toEqual(['a', 'c'])
    expect(steps(queue)).toEqual([{ at: 'chosen' }, { at: 'chosen' }])
  })

  it('ends the sending of a cancelled file, and goes on with the next', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    await queue.run(async (upload, { signal, onProgress }) => {
      if (upload.name === 'b') return 'Danke!'
      onProgress(0.5)
      queue.cancel(upload.key)
      signal.throwIfAborted()
      return 'nie'
    })
    expect(steps(queue)).toEqual([{ at: 'cancelled', late: false }])
    expect(queue.messages()).toEqual(['Danke!'])
  })

  it('says that a file may have arrived which was cancelled after all of it had been sent', async () => {
    const queue = queueOf('a.pdf')
    await queue.run(async (upload, { signal, onProgress }) => {
      onProgress(1)
      queue.cancel(upload.key)
      throw signal.reason
    })
    expect(steps(queue)).toEqual([{ at: 'cancelled', late: true }])
  })

  it('never begins with a file that was cancelled while it waited', async () => {
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

  it('cancels all at once', async () => {
    const queue = queueOf('a.pdf', 'b.pdf')
    await queue.run(async (_upload, { signal }) => {
      queue.cancelAll()
      throw signal.reason
    })
    expect(steps(queue).map(({ at }) => at)).toEqual(['cancelled', 'cancelled'])
  })
})

describe('files that come or go during a run', () => {
  it('wait for the next, or are not missed', async () => {
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

it('tells its subscribers of every change', async () => {
  const queue = queueOf('a.pdf')
  const seen: string[] = []
  const leave = queue.subscribe(() => seen.push(steps(queue)[0]?.at ?? 'leer'))
  await queue.run(arrives)
  leave()
  queue.add([pdf('b.pdf')], '')
  expect(seen).toEqual(['waiting', 'sending', 'sent', 'leer'])
})

it('says why a service that cannot be reached did not take a file', async () => {
  const queue = queueOf('a.pdf')
  await queue.run(async () => {
    throw new ServiceError(0, 'Der Dienst ist nicht erreichbar.')
  })
  expect(steps(queue)).toEqual([{ at: 'failed', reason: 'Der Dienst ist nicht erreichbar.' }])
})
