import { readConfigCall, readLegalPageCall } from '@hausblick/contract/calls/site.ts'
import { fillPath } from '@hausblick/contract/fillPath.ts'
import { expect, test, vi } from 'vitest'
import { newApps, quickLimits } from '../../testing/app.ts'
import { onEachDatabase, type TestDatabase } from '../../testing/databases.ts'
import type { App } from '../http/service.ts'

const PUBLIC_URL = 'https://haus.example'
const IMPRINT = fillPath(readLegalPageCall.path, { page: 'impressum' })
const SECURITY = '/.well-known/security.txt'
const details = {
  name: 'Haus & Hof',
  street: 'Weg 1',
  zipcode: '01067',
  city: 'Dresden',
  phone: '0351 1234',
  email: 'hof@haus.example',
}

onEachDatabase('what operators save about themselves', (newDatabase) => {
  const newApp = newApps()

  async function save({ db }: TestDatabase, content: object): Promise<void> {
    const saved = { saved_at: '', saved_by: '', what: 'details' }
    await db
      .insertInto('operator_version')
      .values({ ...saved, content: JSON.stringify(content) })
      .execute()
  }

  async function shownBy(app: App): Promise<string[]> {
    const get = async (url: string) => (await app.inject({ url })).body
    return await Promise.all([readConfigCall.path, IMPRINT, SECURITY].map(get))
  }

  test('reaches all processes while they run', async () => {
    const database = await newDatabase()
    const environment = { PUBLIC_URL }
    const said = { environment, limits: quickLimits }
    const apps = [await newApp(database, said), await newApp(database, said)]
    for (const app of apps) await app.ready()
    for (const app of apps) for (const text of await shownBy(app)) expect(text).not.toContain('hof')

    await save(database, { details })
    for (const app of apps)
      await vi.waitFor(
        async () => {
          const [config, imprint, security] = await shownBy(app)
          expect(config).toContain('"name":"Haus & Hof"')
          expect(imprint).toContain('Haus &amp; Hof')
          expect(security).toContain('mailto:hof@haus.example')
        },
        { timeout: 10_000, interval: 100 },
      )
  })

  test('stands behind OPERATOR_FILE', async () => {
    const database = await newDatabase()
    await save(database, { details })
    const file = new URL('../../../operator.example.json', import.meta.url).pathname
    const app = await newApp(database, { environment: { PUBLIC_URL, OPERATOR_FILE: file } })
    const [config] = await shownBy(app)
    expect(config).toContain('"name":"Hausblick Verwaltung GmbH"')
  })
})
