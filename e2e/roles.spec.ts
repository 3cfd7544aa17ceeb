import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCustomersCall } from '../contract/src/calls/customers.ts'
import { arrive, expectLogin, signOut } from './account.ts'
import { expectAccessible } from './axe.ts'
import type { Service } from './service.ts'
import { arriveAs, choose, customerSelector, NO_CUSTOMER, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const once = { tag: '@once' }

const PORTFOLIO_VALUE = 123456

/** Imports `count` customers with a portfolio each. Returns their ids. */
async function importCustomers(service: Service, prefix: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(5, '0')}`)
  const folder = await mkdtemp(join(tmpdir(), 'hausblick-e2e-'))
  const rows = ids.map((id) => `${id};${PORTFOLIO_VALUE},00`)
  await writeFile(join(folder, 'kunden.csv'), ['customerid;portfoliovalue', ...rows].join('\n'))
  await service.importFiles(folder)
  await rm(folder, { recursive: true })
  return ids
}

test('staff choose whose figures they see, and still see them after a reload', {
  tag: '@main',
}, async ({ page, service }) => {
  await importCustomers(service, 'Wahl', 2)
  await arriveAs('staff', { page, service })
  await choose(page, 'Wahl-00002')
  await expect(page.getByText('€ 123.456').first()).toBeVisible()

  await page.reload()
  await expect(page.getByText('Sie sehen die Daten von Wahl-00002.')).toBeVisible()
  await expect(customerSelector(page)).toHaveValue('Wahl-00002')
  await expect(page.getByText('€ 123.456').first()).toBeVisible()

  await page.goto('/settings')
  await expect(page.getByText('Sie sehen die Daten von Wahl-00002.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  await expect(page.getByText('Neuen Kunden anlegen')).toHaveCount(0)

  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
  await expect(page.getByText(NO_CUSTOMER)).toBeVisible()
  await expect(page.getByText('Sie sehen die Daten von')).toHaveCount(0)

  await choose(page, 'Wahl-00001')
  await signOut(page)
  await expectLogin(page)
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
})

test(
  'one of 10,000 customers is found by typing and chosen by keyboard',
  once,
  async ({ page, service }) => {
    await importCustomers(service, 'Viele', 10_000)
    await arriveAs('staff', { page, service })
    const replies: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().includes(listCustomersCall.path))
        replies.push(response.body().then((body) => body.length))
    })
    await page.keyboard.press('Tab')
    const selector = customerSelector(page)
    await selector.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('option')).toHaveCount(50)
    await expect(page.getByText('Es werden 50 Kunden gezeigt.')).toBeVisible()

    await page.keyboard.type('viele-0777')
    await expect(page.getByRole('option')).toHaveText(
      Array.from({ length: 10 }, (_, i) => `Viele-0777${i}`),
    )
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Sie sehen die Daten von Viele-07771.')).toBeVisible()
    await expect(selector).toHaveValue('Viele-07771')

    await selector.fill('gibt es nicht')
    await expect(page.getByText('Kein Kunde gefunden.')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('option')).toHaveCount(0)
    expect(Math.max(...(await Promise.all(replies)))).toBeLessThan(10_000)
  },
)

test('the selector is accessible in both themes', async ({ page, service }) => {
  await importCustomers(service, 'Lesbar', 1)
  await arriveAs('staff', { page, service })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await customerSelector(page).click()
    await expect(page.getByRole('option').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
  }
  await choose(page, 'Lesbar-00001')
  await expectAccessible(page)
})

test('a customer’s dashboard is accessible while it loads', async ({ page, service }) => {
  await importCustomers(service, 'Langsam', 1)
  await arriveAs('staff', { page, service })
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/.*Langsam-00001/, async (route) => {
    await held.promise
    await route.continue()
  })
  await choose(page, 'Langsam-00001')
  await expect(page.locator('.skeleton:visible').first()).toBeVisible()
  await expectAccessible(page)
  held.resolve()
  await expect(page.getByText('€ 123.456').first()).toBeVisible()
})

test(
  'customers see no selector and cannot choose, whatever the storage contains',
  once,
  async ({ page, service }) => {
    await importCustomers(service, 'Fremd', 1)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await arrive({ page, service })
    await page.goto('/dashboard')
    const cookie = { name: 'hausblick.customer', value: 'Fremd-00001', url: service.url }
    await page.context().addCookies([cookie])
    await page.reload()
    await expect(page.getByText('Portfolio Übersicht')).toBeVisible()
    await expect(page.getByText(/€\s*[1-9]/).first()).toBeVisible()
    await expect(customerSelector(page)).toHaveCount(0)
    await expect(page.getByText('Sie sehen die Daten von')).toHaveCount(0)
    await expect(page.getByText('€ 123.456')).toHaveCount(0)
    expect(asked.filter((url) => /Fremd|test-firebase/.test(url))).toEqual([])
    expect(await page.evaluate(() => document.cookie)).not.toContain('hausblick.customer')
  },
)

test('what cannot be a customer’s id selects none', once, async ({ page, service }) => {
  await arriveAs('staff', { page, service })
  for (const id of ['%00', '-', 'all']) {
    await page.goto(`/documents?kunde=${id}`)
    await expect(page.getByText('Dokument(e) angezeigt')).toBeVisible()
    await expect(page.getByText('Sie sehen die Daten von')).toHaveCount(0)
    await page.context().addCookies([{ name: 'hausblick.customer', value: id, url: service.url }])
    await page.goto('/dashboard')
    await expect(page.getByText(NO_CUSTOMER)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  }
})

test('the demo shows operators what it shows everyone', once, async ({ page, service }) => {
  await arriveAs('operator', { page, service })
  await importCustomers(service, 'Operator', 1)
  await choose(page, 'Operator-00001')
  for (const path of ['/demo/dashboard', '/demo/settings']) {
    await page.goto(path)
    await expect(page.getByText('Sie sehen die Demo mit Beispieldaten.')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(customerSelector(page)).toHaveCount(0)
    await expect(page.getByText('Sie sehen die Daten von')).toHaveCount(0)
    await expect(page.getByText('Neuen Kunden anlegen')).toHaveCount(0)
  }
})
