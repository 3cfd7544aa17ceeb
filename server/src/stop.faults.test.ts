import { once } from 'node:events'
import { access, readdir } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { signInCall } from '@hausblick/contract/calls/identity.ts'
import { describe, expect, test } from 'vitest'
import { newFolders } from './testing/folders.ts'
import { findFreePort } from './testing/freePort.ts'
import { runNpm, runPatientService } from './testing/process.ts'

const newFolder = newFolders()
// Each starts a process, which takes long on a busy machine.
const PATIENT = { timeout: 120_000 }

async function newSettings() {
  return { PORT: await findFreePort(), DATA_DIR: await newFolder(), LOG_LEVEL: 'silent' }
}

/** Starts a sign-in on a keep-alive connection; the service has read its head and awaits its body. */
async function beginSignIn(port: string) {
  const headers = { 'content-type': 'application/json', expect: '100-continue' }
  const agent = new Agent({ keepAlive: true })
  const url = `http://127.0.0.1:${port}${signInCall.path}`
  const begun = request(url, { method: 'POST', headers, agent })
  begun.flushHeaders()
  await once(begun, 'continue')
  return begun
}

describe('a service that receives a signal', PATIENT, () => {
  test('completes a request on a keep-alive connection, though npm repeats the signal', async () => {
    const { DATA_DIR, ...settings } = await newSettings()
    const service = runPatientService(DATA_DIR, settings)
    await service.printed('Hausblick läuft')
    const signIn = await beginSignIn(settings.PORT)
    process.kill(service.pid, 'SIGINT')
    process.kill(service.pid, 'SIGTERM')
    signIn.end(JSON.stringify({ email: 'a@example.org', password: 'falsch' }))
    const [reply] = await once(signIn, 'response')
    expect(reply).toMatchObject({ statusCode: 401, headers: { connection: 'close' } })
    expect(await json(reply)).toMatchObject({ error: expect.any(String) })
    expect(await service.ended).toMatchObject({ status: 0, stderr: '' })
  })

  test('ends at once on a second one', async () => {
    const { DATA_DIR, ...settings } = await newSettings()
    const service = runPatientService(DATA_DIR, settings)
    await service.printed('Hausblick läuft')
    const signIn = await beginSignIn(settings.PORT)
    const cut = expect(once(signIn, 'response')).rejects.toMatchObject({ code: 'ECONNRESET' })
    // The first ones count as one.
    const again = setInterval(() => void service.stop(), 300)
    const { status } = await service.ended
    clearInterval(again)
    expect(status).toBe(1)
    await cut
  })
})

describe.each<[string, NodeJS.Signals, (pid: number) => number]>([
  ['npm alone', 'SIGTERM', (pid) => pid],
  ['all of its group', 'SIGTERM', (pid) => -pid],
  ['a terminal by Ctrl+C', 'SIGINT', (pid) => -pid],
])('npm start, stopped by a signal to %s', PATIENT, (_whom, signal, targetOf) => {
  test('ends with the service and frees port and database', async () => {
    const settings = await newSettings()
    const npm = runNpm('start', [], settings)
    await npm.printed('Hausblick läuft')
    process.kill(targetOf(npm.pid), signal)
    expect((await npm.ended).status).toBe(0)
    const asked = fetch(`http://127.0.0.1:${settings.PORT}/healthz`)
    await expect(asked).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
    await access(join(settings.DATA_DIR, 'hausblick.db'))
    // SQLite removes its log when the last connection closes cleanly.
    expect(await readdir(settings.DATA_DIR)).not.toContain('hausblick.db-wal')
  })
})
