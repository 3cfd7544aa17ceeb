import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { defaultLimits } from './platform/http/limits.ts'
import { longestStopMs } from './start.ts'
import { newFolders } from './testing/folders.ts'
import { findFreePort } from './testing/freePort.ts'
import { runService, startCommandFile } from './testing/process.ts'

const newFolder = newFolders()
// Each starts several processes, which takes long on a busy machine.
const PATIENT = { timeout: 300_000 }
const TRIES = 3
/** More than the pipes hold. */
const LOGGED_REQUESTS = 1500

type Service = ReturnType<typeof runService>

/** Starts the service on a folder; resolves when it answers, which is before it has said so. */
async function startService(folder: string) {
  const port = await findFreePort()
  const service = runService(folder, { PORT: port, DATA_DIR: folder, REQUESTS_PER_MINUTE: '0' })
  const ask = () => fetch(`http://127.0.0.1:${port}/api/config`).then((reply) => reply.text())
  const answered = expect.poll(() => ask().catch(() => ''), { interval: 5, timeout: 60_000 })
  const failed = service.ended.then(({ stdout, stderr }) => {
    throw new Error(`The process ended:\n${stdout}${stderr}`)
  })
  await Promise.race([answered.not.toBe(''), failed])
  return { service, ask }
}

/** Sends a signal; resolves to the status, or kills the service if it has not ended in time. */
async function endOf(service: Service, signal: NodeJS.Signals) {
  process.kill(service.pid, signal)
  const late = new AbortController()
  const ended = await Promise.race([
    service.exited,
    setTimeout(longestStopMs(defaultLimits), 'still running', { signal: late.signal }),
  ])
  late.abort()
  if (ended === 'still running') process.kill(service.pid, 'SIGKILL')
  return ended
}

const SIGNALS = ['SIGTERM', 'SIGINT'] as const

test.each(SIGNALS)(
  'the service ends on %s after the reader of its output has',
  PATIENT,
  async (signal) => {
    const folder = await newFolder()
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const { service } = await startService(folder)
      await service.printed('Hausblick läuft')
      service.closeOutput()
      expect(await endOf(service, signal)).toBe(0)
    }
  },
)

test.each(SIGNALS)('it ends on %s while nobody empties a full pipe', PATIENT, async (signal) => {
  const { service, ask } = await startService(await newFolder())
  service.stopReading()
  for (let asked = 0; asked < LOGGED_REQUESTS; asked++) await ask()
  expect(await endOf(service, signal)).toBe(0)
})

test('it starts, serves and ends where nobody ever reads its output', PATIENT, async () => {
  const folder = await newFolder()
  const settings = { PORT: await findFreePort(), DATA_DIR: folder, SECRTE: 'misspelt' }
  const service = runService(folder, settings)
  service.closeOutput()
  const ask = () => fetch(`http://127.0.0.1:${settings.PORT}/healthz`).then(({ status }) => status)
  await expect.poll(() => ask().catch(() => 0), { timeout: 60_000 }).toBe(200)
  expect(await endOf(service, 'SIGTERM')).toBe(0)
})

test('a command completes its work although nobody reads on', PATIENT, async () => {
  const folder = await newFolder()
  const settings = { DATA_DIR: folder }
  const { service } = await startService(folder)
  expect(await endOf(service, 'SIGTERM')).toBe(0)
  const check = startCommandFile('documents/check/command.ts', [], folder, settings)
  check.closeOutput()
  expect(await check.exited).toBe(0)
})

test('a backup that nobody reads to its end says so', PATIENT, async () => {
  const folder = await newFolder()
  const { service } = await startService(folder)
  await service.stop()
  const backup = startCommandFile('sets/backup/create/command.ts', ['-'], folder, {
    DATA_DIR: folder,
  })
  backup.closeOutput(['stdout'])
  const { status, stderr } = await backup.ended
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/^Es ist nichts gesichert\.\nDer Befehl hinter dem Strich .*\n$/),
  })
})
