import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureDemoCustomer } from '../../../operating/demo/ensure.ts'
import { createInvitation } from '../../../people/accounts/invitations/create.ts'
import { newApps } from '../../../testing/app.ts'
import { Browser } from '../../../testing/browser.ts'
import { onEachDatabase } from '../../../testing/databases.ts'
import { newFolders } from '../../../testing/folders.ts'

onEachDatabase('a rendered page', (newDatabase) => {
  const newApp = newApps()
  const newFolder = newFolders()

  test.each([
    ['http://localhost:3000', 'hausblick.customer=A'],
    ['https://haus.example', '__Host-hausblick.customer=A'],
  ])('at %s knows of the cookies only %s', async (origin, picked) => {
    const seen: string[] = []
    const webFolder = await newFolder()
    await writeFile(join(webFolder, 'index.html'), '<div id="root"></div>')
    const database = await newDatabase()
    await ensureDemoCustomer(database, 'DEMO')
    const app = await newApp(database, {
      webFolder,
      environment: { PUBLIC_URL: origin },
      renderPage: async ({ cookies }) => {
        seen.push(cookies)
        return { kind: 'redirect', location: '/login' }
      },
    })
    const browser = new Browser(app, origin)
    await browser.signUp(
      'anna@example.org',
      await createInvitation(database.db, { kind: 'customer', customerId: 'DEMO' }, origin),
    )
    const both = 'hausblick.customer=A; __Host-hausblick.customer=A'
    await browser.open('/dashboard', { cookie: both })
    expect(seen).toEqual([picked])
  })
})
