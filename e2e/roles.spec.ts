import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listCustomersCall } from '../contract/src/calls/customers.ts'
import { expectLogin, signOut } from './account.ts'
import { expectAccessible } from './axe.ts'
import type { Service } from './service.ts'
import { arriveAs, choose, customerSelector, NO_CUSTOMER, rememberedCustomers } from './staff.ts'
import { expect, test } from './test.ts'

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
  tag: '@phone',
}, async ({ page, service }) => {
  await importCustomers(service, 'Aaa', 70)
  await importCustomers(service, 'Wahl', 2)
  await arriveAs('staff', { page, service })
  await test.step('the open selector is accessible', async () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await customerSelector(page).click()
      await expect(page.getByRole('option').first()).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
    }
  })
  await test.step('so is the dashboard of the chosen customer while it loads', async () => {
    const held = Promise.withResolvers<void>()
    // Not the search itself, which has to find this customer among those of other tests.
    const isFigures = (url: URL) =>
      url.href.includes('Wahl-00002') && url.pathname !== listCustomersCall.path
    await page.route(isFigures, async (route) => {
      await held.promise
      await route.continue()
    })
    await choose(page, 'Wahl-00002')
    await expect(page.locator('.skeleton:visible').first()).toBeVisible()
    await expectAccessible(page)
    held.resolve()
    await expect(page.getByText('€ 123.456').first()).toBeVisible()
    await page.unrouteAll()
  })
  await test.step('the choice lasts', async () => {
    await page.reload()
    await expect(page.getByText('Sie sehen die Daten von Wahl-00002.')).toBeVisible()
    await expect(customerSelector(page)).toHaveValue('Wahl-00002')
    await expect(page.getByText('€ 123.456').first()).toBeVisible()
    await page.goto('/settings')
    await expect(page.getByText('Sie sehen die Daten von Wahl-00002.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })
  await test.step('it can be undone, and ends with the session', async () => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Auswahl aufheben' }).click()
    await expect(page.getByText(NO_CUSTOMER)).toBeVisible()
    await expect(page.getByText('Sie sehen die Daten von')).toHaveCount(0)
    await choose(page, 'Wahl-00001')
    await signOut(page)
    await expectLogin(page)
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    expect(await rememberedCustomers(page)).toEqual([])
  })
})

test('one of 10,000 customers is found by typing and chosen by keyboard', async ({
  page,
  service,
}) => {
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
})
