import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { newApps } from '../../testing/app.ts'
import { onEachDatabase } from '../../testing/databases.ts'
import { newFolders } from '../../testing/folders.ts'
import { version } from '../config/version.ts'

onEachDatabase('health', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()

  async function start() {
    const database = await newDatabase()
    const documents = await newFolder()
    const app = await newApp(database, { environment: { DOCUMENTS_URL: documents } })
    const statusOf = async (url: string) => (await app.inject({ url })).statusCode
    return { database, documents, app, statusOf }
  }

  test('a working service is alive and ready', async () => {
    const { app } = await start()
    expect((await app.inject({ url: '/healthz' })).json()).toEqual({ status: 'ok', version })
    expect((await app.inject({ url: '/readyz' })).json()).toEqual({ status: 'ok' })
  })

  test('a service without its database is alive but not ready', async () => {
    const { app, database, statusOf } = await start()
    await app.ready()
    await database.close()
    expect(await statusOf('/healthz')).toBe(200)
    const reply = await app.inject({ url: '/readyz' })
    expect(reply.statusCode).toBe(503)
    expect(reply.headers['retry-after']).toBe('5')
    expect(reply.json()).toEqual({ error: expect.stringMatching(/noch nicht bereit/) })
  })

  test('a service without its storage is alive but not ready', async () => {
    const { documents, statusOf } = await start()
    await rm(documents, { recursive: true })
    expect(await statusOf('/healthz')).toBe(200)
    expect(await statusOf('/readyz')).toBe(503)
  })
})
