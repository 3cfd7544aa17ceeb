import { once } from 'node:events'
import { chmod, open, readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { constants } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newFolders } from '../../testing/folders.ts'
import { portOf } from '../../testing/portOf.ts'
import { intruder } from '../../testing/texts/intruderProgram.ts'
import { type Confinement, findConfinement } from './confinement.ts'
import { ReaderProcess } from './readerProcess.ts'

const newFolder = newFolders()

const attacked = z.object({
  ends: z.record(z.string(), z.unknown()),
  environment: z.array(z.string()),
  files: z.array(z.number()),
  signal: z.number(),
})

const denied = 'ERR_ACCESS_DENIED'
const unknown = 'ERR_UNKNOWN_BUILTIN_MODULE'
const gone = 'TypeError'
/** How each attempt of `testing/texts/intruder.ts` ends. */
const nothingDone = {
  openDatabase: unknown,
  importDatabase: unknown,
  getDatabase: gone,
  bindDatabase: denied,
  linkDatabase: denied,
  storeLocally: 'ReferenceError',
  readFile: denied,
  readLater: denied,
  readDatabase: denied,
  listFolder: denied,
  requireFile: denied,
  readSettings: denied,
  readParent: denied,
  readSelf: denied,
  writeFile: denied,
  overwrite: denied,
  link: denied,
  linkHard: denied,
  rename: denied,
  remove: denied,
  changeMode: denied,
  report: denied,
  snapshot: denied,
  startProcess: denied,
  forkProcess: denied,
  becomeProcess: denied,
  startWorker: denied,
  startFreeWorker: denied,
  startWasi: denied,
  loadNative: 'ERR_DLOPEN_DISABLED',
  callNative: denied,
  evaluate: 'EvalError',
  openInspector: denied,
  inspectSelf: denied,
  signalParent: gone,
  signalParentRawly: gone,
  debugParent: gone,
  becomeRoot: expect.stringMatching(/^(EPERM|EINVAL)$/),
  callHome: denied,
  connect: denied,
  connectLocally: denied,
  lookUp: denied,
  listen: denied,
  sendDatagram: denied,
}

describe('a compromised reader', () => {
  const server = createServer()
  let calls = 0
  let port = 0
  beforeAll(async () => {
    server.on('connection', (socket) => {
      calls += 1
      socket.destroy()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    port = portOf(server)
  })
  afterAll(() => void server.close())

  /** Runs the intruder like any reader, next to files that its user may read and write. */
  async function attack(options: { writes: boolean; confinement?: Confinement }) {
    const folder = await newFolder()
    const [path, secret, file] = ['upload', 'secret', 'hausblick.db'].map((name) =>
      join(folder, name),
    ) as [string, string, string]
    using database = new DatabaseSync(file)
    database.exec('create table account (email text)')
    await writeFile(secret, 'secret')
    await chmod(folder, 0o777)
    await Promise.all([secret, file].map((each) => chmod(each, 0o666)))
    const orders = { do: 'attack', secret, database: file, folder, port, parent: process.pid }
    await writeFile(path, JSON.stringify(orders))
    const before = await readFile(file)
    await using output = options.writes ? await open(join(folder, 'output'), 'w') : undefined
    const { confinement } = options
    const started = { largest: 10_000, output: output?.fd, confinement }
    const reader = await ReaderProcess.start({ ...intruder, native: options.writes }, started)
    try {
      const found = attacked.parse(await reader.read(path))
      expect(await readFile(file)).toEqual(before)
      return found
    } finally {
      reader.end()
    }
  }

  it.each([
    ['can do nothing but answer', { writes: false }, nothingDone, []],
    // It cannot load more native code: the one library that needs it is loaded already.
    [
      'that has an output file and native code can also write that',
      { writes: true },
      { ...nothingDone, loadNative: denied },
      [3],
    ],
  ])('%s', async (_, options, expected, files) => {
    const { ends, environment, files: open } = await attack(options)
    expect(ends).toEqual(expected)
    expect([environment, open, calls]).toEqual([[], files, 0])
  })

  it('can do nothing on a machine without namespaces either', async () => {
    const confinement = { ...(await findConfinement()), hasNamespaces: false }
    const { ends } = await attack({ writes: false, confinement })
    expect(ends).toEqual(nothingDone)
  })

  it('cannot signal processes even with a saved copy of what Node.js dropped, where the machine allows confinement', async () => {
    const { hasNamespaces, isNobody } = await findConfinement()
    const { signal } = await attack({ writes: false })
    const apart = hasNamespaces ? -constants.errno.ESRCH : isNobody ? -constants.errno.EPERM : 0
    expect(signal).toBe(apart)
  })
})
