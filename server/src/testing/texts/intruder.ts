import { fork, spawnSync } from 'node:child_process'
import { createSocket } from 'node:dgram'
import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import * as fs from 'node:fs'
import * as inspector from 'node:inspector'
import { createRequire } from 'node:module'
import { connect, createServer } from 'node:net'
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8'
import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'
import { serve } from '../../documents/intake/reader/serve.ts'

// A compromised reader: it executes the orders in its file, with all the rights that a reader has.

const orders = z.object({
  do: z.string(),
  /** A world-readable file. */
  secret: z.optional(z.string()),
  /** A world-writable database. */
  database: z.optional(z.string()),
  /** A world-writable folder. */
  folder: z.optional(z.string()),
  port: z.optional(z.number()),
  /** The id of the process that started the reader. */
  parent: z.optional(z.number()),
})
type Orders = z.infer<typeof orders>

const MEGABYTE = 1024 * 1024
const require = createRequire(import.meta.url)
/** A copy saved before the reader drops it; returns the system's error code, or 0. */
const sendSignal: unknown = Reflect.get(process, '_kill')

const deeds: Readonly<Record<string, (said: Orders) => unknown>> = {
  attack,
  remember,
  /** As a scanned page. */
  rememberPage: () => ({ kind: 'read', text: `${remember().earlier}`, terms: '' }),
  /** Exits, unless this is the process's first file. */
  balk: () => {
    if (Reflect.get(globalThis, 'earlier') !== undefined) process.exit(7)
    return { alone: true }
  },
  hang: () => {
    for (;;);
  },
  sleep: () => new Promise(() => setInterval(() => {}, 1000)),
  grow: () => {
    const held = []
    for (;;) held.push(Buffer.alloc(MEGABYTE, 1))
  },
  crash: () => process.exit(7),
  fail: () => {
    throw new Error('overwhelmed')
  },
  garble: () => void fs.writeSync(1, 'no JSON\n'),
  flood: () =>
    new Promise(() => {
      process.stdout.write('x'.repeat(40 * MEGABYTE))
    }),
  chatter: () => void fs.writeSync(1, '{"unasked":1}\n{"unasked":2}\n'),
  setFlags: () => setFlagsFromString('--max-old-space-size=4096'),
}

await serve(async (bytes) => {
  const said = orders.parse(JSON.parse(Buffer.from(bytes).toString()))
  return Object(await deeds[said.do]?.(said))
})

function remember() {
  const earlier = Reflect.get(globalThis, 'earlier') ?? 0
  Reflect.set(globalThis, 'earlier', earlier + 1)
  return { earlier }
}

/** Tries everything that a reader must not do; returns how each attempt ended. */
async function attack(said: Orders): Promise<Record<string, unknown>> {
  const { secret = '', database = '', folder = '', port = 0, parent = 0 } = said
  const url = `http://127.0.0.1:${port}`
  const attempts: Record<string, () => unknown> = {
    openDatabase: () => new (require('node:sqlite').DatabaseSync)(database),
    importDatabase: async () => await import('node:sqlite'),
    getDatabase: () => process.getBuiltinModule('node:sqlite').DatabaseSync,
    bindDatabase: () => Reflect.get(process, 'binding')('sqlite'),
    linkDatabase: () => Reflect.get(process, '_linkedBinding')('sqlite'),
    storeLocally: () => localStorage.setItem('a', 'b'),
    readFile: () => fs.readFileSync(secret),
    readLater: async () => await fs.promises.readFile(secret),
    readDatabase: () => fs.readFileSync(database),
    listFolder: () => fs.readdirSync(folder),
    requireFile: () => require(secret),
    readSettings: () => process.loadEnvFile(secret),
    readParent: () => fs.readFileSync(`/proc/${parent}/environ`),
    readSelf: () => fs.readFileSync('/proc/self/maps'),
    writeFile: () => fs.writeFileSync(`${folder}/made`, ''),
    overwrite: () => fs.writeFileSync(database, ''),
    link: () => fs.symlinkSync(secret, `${folder}/link`),
    linkHard: () => fs.linkSync(secret, `${folder}/link`),
    rename: () => fs.renameSync(secret, `${folder}/renamed`),
    remove: () => fs.rmSync(secret),
    changeMode: () => fs.chmodSync(database, 0o777),
    report: () => process.report.writeReport(`${folder}/report`),
    snapshot: () => writeHeapSnapshot(`${folder}/snapshot`),
    startProcess: () => {
      const { error } = spawnSync(process.execPath, ['--version'])
      if (error) throw error
    },
    forkProcess: () => fork(import.meta.filename),
    becomeProcess: () => process.execve?.('/bin/true', ['true'], {}),
    startWorker: () => new Worker('', { eval: true }),
    startFreeWorker: () => new Worker('', { eval: true, execArgv: ['--experimental-sqlite'] }),
    startWasi: () =>
      new (require('node:wasi').WASI)({ version: 'preview1', preopens: { '/': '/' } }),
    loadNative: () => process.dlopen({ exports: {} }, secret),
    callNative: () => new (require('node:ffi').DynamicLibrary)(secret),
    evaluate: () => Reflect.construct(Function, ['return 1'])(),
    openInspector: () => inspector.open(0),
    inspectSelf: () => new inspector.Session().connect(),
    signalParent: () => process.kill(parent, 0),
    signalParentRawly: () => Reflect.get(process, '_kill')(parent, 0),
    debugParent: () => Reflect.get(process, '_debugProcess')(parent),
    becomeRoot: () => process.setuid?.(0),
    callHome: async () => await fetch(url),
    connect: async () => await once(connect(port, '127.0.0.1'), 'connect'),
    connectLocally: async () => await once(connect(`${folder}/socket`), 'connect'),
    lookUp: async () => await lookup('localhost'),
    listen: async () => await once(createServer().listen(0), 'listening'),
    sendDatagram: async () => await once(createSocket('udp4').bind(0), 'listening'),
  }
  const ends: Record<string, unknown> = {}
  for (const [name, attempt] of Object.entries(attempts)) {
    try {
      await attempt()
      ends[name] = 'done'
    } catch (error) {
      ends[name] = describeError(error)
    }
  }
  const signal = typeof sendSignal === 'function' ? sendSignal(parent, 0) : undefined
  return { ends, environment: Object.keys(process.env), files: openFiles(), signal }
}

function describeError(error: unknown): unknown {
  const { cause, code, name } = Object(error)
  return cause === undefined ? (code ?? name) : describeError(cause)
}

/** Returns the open descriptors of files and folders. */
function openFiles(): number[] {
  return Array.from({ length: 100 }, (_, fd) => fd).filter((fd) => {
    try {
      return fs.fstatSync(fd).isFile() || fs.fstatSync(fd).isDirectory()
    } catch {
      return false
    }
  })
}
