import type { Page, Route } from '@playwright/test'
import { readTokenCall } from '../contract/src/calls/identity.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './test.ts'

/** What browser and dashboard log about a failing page. */
test.use({
  expectedComplaints: /status of 404|net::ERR_FAILED|Fehler: (MissingCode|Error: kaputt)/,
})

const settingsCode = '**/assets/SettingsPage-*.js'
const gone = (route: Route) => route.fulfill({ status: 404 })
const missing = 'Diese Seite konnte nicht geladen werden.'
const entryCode = '**/assets/index-*.js'
const updated = 'Hausblick wurde aktualisiert.'

function link(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name })
}

test('a failing page says so and leaves the others usable', { tag: '@main' }, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text())
  })
  const body = 'export const page = { Screen: () => { throw new Error("kaputt") } }'
  await page.route(settingsCode, (route) => route.fulfill({ contentType: 'text/javascript', body }))
  // The page is rendered again once it is known who is signed in.
  const known = page.waitForResponse(`**${readTokenCall.path}`)
  await page.goto('/demo/dashboard')
  await (await known).finished()
  await link(page, 'Einstellungen').click()
  await expect(page.getByText('Diese Seite konnte nicht angezeigt werden.')).toBeVisible()
  expect(logged).toHaveLength(1)
  await expectAccessible(page)

  await link(page, 'Dashboard').click()
  await expect(page.getByText('Portfolio Übersicht')).toBeVisible()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('missing code is retried without leaving the page, which a new release reloads once', async ({
  page,
}) => {
  await page.goto('/demo/dashboard')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route(settingsCode, gone)
  await link(page, 'Einstellungen').click()
  await expect(page.getByText(missing)).toBeVisible()
  await expectAccessible(page)

  await page.unroute(settingsCode)
  await page.getByRole('button', { name: 'Erneut versuchen' }).click()
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  expect(loads).toBe(0)

  await page.goto('/demo/dashboard')
  loads = 0
  await page.route(settingsCode, gone)
  await page.route(entryCode, (route) =>
    route.request().method() === 'HEAD' ? gone(route) : route.continue(),
  )
  await link(page, 'Einstellungen').click()
  await expect.poll(() => loads).toBe(1)
  await expect(page.getByText(updated)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible()
  await expectAccessible(page)
  expect(loads).toBe(1)

  await page.unroute(settingsCode)
  await page.getByRole('button', { name: 'Seite neu laden' }).click()
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
})

test('after a new release, a page reloads by itself, a dialog keeps its input until then', async ({
  page,
}) => {
  await page.goto('/demo/dashboard')
  await release(page)
  await link(page, 'Einstellungen').click()
  await expect(page.getByRole('heading', { name: 'Einstellungen', level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/demo/settings')
  await page.unroute('**/assets/**')

  await page.route('**/assets/UnitDialog-*.js', (route) => route.abort(), { times: 2 })
  await page.goto('/demo/properties')
  const search = page.getByRole('searchbox')
  await search.fill('Linden')
  await release(page)
  await page.getByRole('list', { name: 'Einheiten' }).getByRole('link').first().click()
  const note = page.getByRole('alertdialog', { name: updated })
  await expect(note).toContainText('Bitte laden Sie die Seite neu.')
  await expectAccessible(page)
  await note.getByRole('button', { name: 'Schließen' }).click()
  await expect(note).toBeHidden()
  await expect(search).toHaveValue('Linden')

  await page.getByRole('list', { name: 'Einheiten' }).getByRole('link').first().click()
  await note.getByRole('button', { name: 'Seite neu laden' }).click()
  await expect(page.getByRole('dialog').getByText('Allgemeine Informationen')).toBeVisible()
})

/** Simulates a new release: the page's build is gone from the service until a reload. */
async function release(page: Page) {
  let isOld = true
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isOld = false
  })
  await page.route('**/assets/**', (route) => (isOld ? gone(route) : route.continue()))
}
