import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

// Tests state in the address by its effect on the history.

const entries = (page: Page) => page.evaluate(() => history.length)
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter nach Wohnungsname' })
const search = (page: Page) => page.getByRole('searchbox')
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

test('the history has an entry for each view, and none for typing', async ({ page }) => {
  await page.goto('/demo/dashboard')
  await tab(page, 'Objekt').click()
  await expect(page).toHaveURL('/demo/dashboard?ansicht=objekt')
  const before = await entries(page)
  await tab(page, 'Objekt').click()
  await expect(tab(page, 'Objekt')).toHaveAttribute('aria-selected', 'true')
  expect(await entries(page)).toBe(before)
  await page.goBack()
  await expect(page).toHaveURL('/demo/dashboard')
  await expect(tab(page, 'Portfolio')).toHaveAttribute('aria-selected', 'true')

  for (const [address, field, parameter] of [
    ['/demo/dashboard', filter, 'kredit'],
    ['/demo/properties', search, 'suche'],
    ['/demo/documents', search, 'suche'],
  ] as const)
    await test.step(`typing on ${address}`, async () => {
      await page.goto(address)
      await field(page).waitFor()
      const count = await entries(page)
      for (const text of ['linden', 'linden 14']) {
        await field(page).pressSequentially(text.slice((await field(page).inputValue()).length))
        await expect(page).toHaveURL(`${address}?${new URLSearchParams({ [parameter]: text })}`)
      }
      expect(await entries(page)).toBe(count)
      await page.reload()
      await expect(field(page)).toHaveValue('linden 14')
      await field(page).fill('')
      await expect(page).toHaveURL(address)
    })

  await test.step('going back and forward restores the search field', async () => {
    await page.goto('/demo/documents?suche=berg')
    await page.getByLabel('Typ').selectOption({ index: 1 })
    await search(page).fill('linden')
    await expect(page).toHaveURL(/suche=linden/)
    await page.goBack()
    await expect(search(page)).toHaveValue('berg')
    await page.goForward()
    await expect(search(page)).toHaveValue('linden')
    // Back before the page has heard of what was typed.
    await search(page).evaluate((field) => {
      // As React hears of typing.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {}
      set?.call(field, 'wald')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
      history.back()
    })
    await expect(search(page)).toHaveValue('berg')
  })
})

test('each change keeps what the address says of others', async ({ page }) => {
  await test.step('choosing something right after typing', async () => {
    await page.goto('/demo/dashboard')
    await filter(page).fill('linden')
    await page.getByLabel('Sortieren nach').selectOption('Zinssatz')
    await expect(page).toHaveURL('/demo/dashboard?kredit=linden&sortierung=zins')

    await page.goto('/demo/properties')
    await search(page).fill('berg')
    await page.locator('#karte-DEMO-W08').click()
    await expect(page).toHaveURL('/demo/properties?suche=berg&einheit=DEMO-W08')
    await page.goBack()
    await expect(page).toHaveURL('/demo/properties?suche=berg')
    await expect(search(page)).toHaveValue('berg')
  })
  for (const [address, labels, query] of [
    ['/demo/documents', ['Typ', 'Monat'], /^\?docType=[^&]+&monat=\d\d$/],
    ['/demo/dashboard', ['Sortieren nach', 'Reihenfolge'], /^\?sortierung=\w+&richtung=\w+$/],
  ] as const)
    await test.step(`on ${address}, a change before the page shows another`, async () => {
      await page.goto(address)
      const [one, other] = labels
      const both = page.getByLabel(one, { exact: true }).or(page.getByLabel(other, { exact: true }))
      await expect(both).toHaveCount(2)
      await both.evaluateAll(async (fields) => {
        for (const field of fields) {
          if (!(field instanceof HTMLSelectElement))
            throw new Error('Only selects are chosen from.')
          field.selectedIndex = 1
          field.dispatchEvent(new Event('change', { bubbles: true }))
          // The router changes the address within microtasks; React renders it in a later task.
          for (let step = 0; step < 100; step++) await null
        }
      })
      await expect(page).toHaveURL((url) => query.test(url.search))
    })
  await test.step('other parameters', async () => {
    await page.goto('/demo/documents?andere=1&docType=Mietvertrag')
    await page.getByLabel('Jahr').selectOption('2023')
    await expect(page).toHaveURL(/\?andere=1&docType=Mietvertrag&jahr=\d{4}$/)
    const address = page.url()
    await page
      .getByRole('link', { name: /^Vorschau/ })
      .first()
      .click()
    const preview = `${address}&dialog=vorschau&dokument=`
    await expect(page).toHaveURL((url) => url.href.startsWith(preview))
    await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click()
    await expect(page).toHaveURL(address)
    await page.goto('/demo/dashboard?andere=1&kredit=a')
    await tab(page, 'Einheit').click()
    await expect(page).toHaveURL('/demo/dashboard?andere=1&ansicht=einheit')
  })
})

test('text that a dialog’s address already has is not written again', async ({ page }) => {
  await page.clock.install()
  await page.goto('/demo/properties')
  await search(page).waitFor()
  const dialog = page.getByRole('dialog')
  const open = () => page.getByRole('article').getByRole('link').first().click()
  // React may show code that comes late by a timer, which a paused clock would hold back.
  await open()
  await dialog.getByRole('button', { name: 'Schließen' }).click()
  await expect(dialog).toBeHidden()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60 * 60_000))
  await search(page).fill('berg')
  await page.getByText('3 von 8 Einheiten').waitFor()
  await open()
  await expect(dialog).toBeVisible()
  await page.evaluate(() => {
    history.replaceState = () => {
      document.title = 'written again'
    }
  })
  await page.clock.runFor('00:01')
  await expect(page).not.toHaveTitle('written again')
})
