// `web/src/base/ui/late/late.test.ts` proves that all other parts are loaded as one of these.

import type { Page, Route } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { arriveAs, NO_CUSTOMER } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /net::ERR_|Fehler: MissingCode/ })

const page404 = 'Diese Seite konnte nicht geladen werden.'
const dialog404 = 'Das Fenster konnte nicht geöffnet werden.'

interface LatePart {
  /** The module's path below web/src; its chunk has the same name. */
  readonly module: string
  readonly address: string
  /** Makes the page request the part's code. */
  readonly open?: (page: Page) => Promise<unknown>
  /** The message in its place. */
  readonly failure: string
  /** What remains on the page. */
  readonly beside: string | RegExp
  /** What appears once the code has loaded. */
  readonly arrived: (page: Page) => ReturnType<Page['getByRole']>
  /** Whether it never offers a reload for older browsers. */
  readonly cannotReload?: boolean
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name, level: 1 })

const partsOfDemo: readonly LatePart[] = [
  {
    module: 'properties/PropertiesPage.tsx',
    address: '/demo/properties',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Einheitenübersicht'),
  },
  {
    module: 'session/account/AccountMenu.tsx',
    address: '/demo/dashboard',
    open: (page) => page.getByRole('button', { name: 'Konto' }).first().click(),
    failure: 'Das Menü konnte nicht geladen werden.',
    beside: 'Immobilienwert in Euro',
    arrived: (page) => page.getByRole('menu'),
    cannotReload: true,
  },
  {
    module: 'properties/details/UnitDialog.tsx',
    address: '/demo/properties',
    open: (page) => page.getByRole('list', { name: 'Einheiten' }).getByRole('link').first().click(),
    failure: dialog404,
    beside: 'Einheitenübersicht',
    arrived: (page) => page.getByRole('dialog'),
  },
]

const partsOfOperators: readonly LatePart[] = [
  {
    module: 'session/RequireSession.tsx',
    address: '/dashboard',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Dashboard'),
  },
  {
    module: 'session/staff/CustomerSelector.tsx',
    address: '/dashboard',
    failure: 'Die Auswahl der Kunden konnte nicht geladen werden.',
    beside: NO_CUSTOMER,
    arrived: (page) => page.getByRole('combobox', { name: 'Kunden auswählen' }),
  },
  {
    module: 'layout/administration/AdministrationFrame.tsx',
    address: '/verwaltung',
    failure: page404,
    beside: 'Impressum',
    arrived: heading('Übersicht'),
  },
]

test('without a late part, the rest of the page remains and a retry loads it', async ({
  page,
  service,
}) => {
  await expectRetries(page, partsOfDemo)
  await arriveAs('operator', { page, service })
  await expectRetries(page, partsOfOperators)
})

async function expectRetries(page: Page, parts: readonly LatePart[]) {
  for (const part of parts)
    await test.step(part.module, async () => {
      const { code, attempts } = await blockChunk(page, part.module)
      await page.goto(part.address)
      await part.open?.(page)
      await expect(page.getByText(part.failure)).toBeVisible()
      await expect(page.getByText(part.beside).first()).toBeVisible()
      await expectAccessible(page)

      const before = attempts()
      const retry = page.getByRole('button', { name: 'Erneut versuchen' })
      await retry.click()
      await expect.poll(attempts).toBeGreaterThan(before)
      await expect(page.getByText(part.failure)).toBeVisible()
      await expect(retry).toBeEnabled()
      // A browser that remembers failed modules forgets them on reload.
      if (!part.cannotReload)
        await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()

      await page.unroute(code)
      await retry.click()
      await expect(part.arrived(page).first()).toBeVisible()
      await expect(page.getByText(part.failure)).toHaveCount(0)
    })
}

/** Blocks requests for a module's chunk and counts them. */
async function blockChunk(page: Page, module: string) {
  const name = /(\w+)\.tsx?$/.exec(module)?.[1]
  const code = `**/assets/${name}-*.js`
  let count = 0
  await page.route(code, async (route: Route) => {
    count += 1
    await route.abort()
  })
  return { code, attempts: () => count }
}
