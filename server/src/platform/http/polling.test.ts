import { expect, test } from 'vitest'
import { newApps } from '../../testing/app.ts'
import { captureLog } from '../../testing/captureLog.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { registerPolling } from './polling.ts'

onEachDatabase('work that is repeated', (newDatabase) => {
  const newApp = newApps()

  test.each([
    ['has not failed where the end of the service breaks it off', undefined, 0],
    ['is logged where it fails', new Error('broken'), 1],
  ])('%s', async (_title, failure, lines) => {
    const log = captureLog()
    const environment = { LOG_LEVEL: 'error' }
    const app = await newApp(await newDatabase(), { environment, logStream: log.stream })
    registerPolling(app, {
      everyMs: 60_000,
      failure: 'the work failed',
      work: (signal) =>
        new Promise((_resolve, reject) => {
          if (failure) reject(failure)
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    })
    await app.ready()
    await app.close()
    expect(log.lines().filter(({ msg }) => msg === 'the work failed')).toHaveLength(lines)
  })
})
