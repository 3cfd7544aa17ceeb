import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolders } from '../testing/folders.ts'
import { rightsFor } from './rights.ts'

const newFolder = newFolders()
const run = promisify(execFile)

/** Tries whatever a reader has no use for, and prints how each attempt ended. */
const INTRUDER = `
const fs = require('node:fs'), [, upload, secret, made, url] = process.argv
const attempts = {
  readUpload: () => fs.readFileSync(upload),
  readSecret: () => fs.readFileSync(secret),
  write: () => fs.writeFileSync(made, ''),
  overwrite: () => fs.writeFileSync(upload, ''),
  startProcess: () => require('node:child_process').spawnSync('true'),
  loadNative: () => process.dlopen({ exports: {} }, upload),
  callHome: () => fetch(url),
}
;(async () => {
  const ends = {}
  for (const [name, attempt] of Object.entries(attempts)) {
    try { await attempt(); ends[name] = 'done' } catch (e) { ends[name] = (e.cause ?? e).code }
  }
  console.log(JSON.stringify(ends))
})()`

describe('a reader', () => {
  const server = createServer()
  let calls = 0
  beforeAll(async () => {
    server.on('connection', (socket) => {
      calls += 1
      socket.destroy()
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
  })
  afterAll(() => void server.close())

  const denied = 'ERR_ACCESS_DENIED'
  const nothing = {
    readUpload: 'done',
    readSecret: denied,
    write: denied,
    overwrite: denied,
    startProcess: denied,
    loadNative: 'ERR_DLOPEN_DISABLED',
    callHome: denied,
  }
  it.each([
    ['may read its file and do nothing else', false, nothing],
    // What it was given to load is none.
    [
      'that makes a file may write that one, too, and load a library',
      true,
      { ...nothing, write: 'done', loadNative: 'ERR_DLOPEN_FAILED' },
    ],
  ])('%s', async (_, writes, expected) => {
    const folder = await newFolder()
    const [path, secret, made] = ['upload', 'secret', 'made'].map((name) => join(folder, name))
    if (path === undefined || secret === undefined || made === undefined) throw new Error()
    await writeFile(path, 'upload')
    await writeFile(secret, 'secret')
    const rights = rightsFor({ path, ...(writes && { writes: made }) })
    const address = server.address()
    const url = `http://127.0.0.1:${Object(address).port}`
    const { stdout } = await run(process.execPath, [
      ...rights,
      '-e',
      INTRUDER,
      path,
      secret,
      made,
      url,
    ])
    expect(JSON.parse(stdout)).toEqual(expected)
    expect(calls).toBe(0)
  })
})
