import type { Page } from '@playwright/test'
import { berlinYear } from '../figures/src/dates/berlinDay.ts'
import { expect, test } from './test.ts'

const pages = [
  ['/impressum', 'Impressum', 'Impressum', 'Streitbeilegung'],
  ['/datenschutz', 'Datenschutz', 'Datenschutzerklärung', 'Ihre Rechte'],
  ['/agb', 'AGB', 'Allgemeine Geschäftsbedingungen (AGB)', '§ 12 Sicherheiten'],
  ['/barrierefreiheit', 'Barrierefreiheit', 'Erklärung zur Barrierefreiheit', 'Durchsetzung'],
] as const

async function expectPage(page: Page, title: string, heading: string, section: string) {
  await expect(page).toHaveTitle(`${title} – Hausblick`)
  await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: section, exact: true })).toBeVisible()
}

test('the legal texts are the same without scripts, by link and as sent', async ({
  page,
  browser,
  service,
}) => {
  const context = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false })
  const plain = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [path, title, heading, section] of pages)
    await test.step(path, async () => {
      await plain.goto(path)
      await expectPage(plain, title, heading, section)
      await expect(plain.getByText('JavaScript ein')).toHaveCount(0)
      await expect(plain.getByRole('banner').getByRole('button')).toHaveCount(0)
      await plain.getByRole('navigation', { name: 'Übersicht' }).getByText(section).click()
      await expect(plain.getByRole('heading', { level: 2, name: section })).toBeInViewport()
      const footer = plain.getByRole('contentinfo')
      await expect(footer).toContainText(`© ${berlinYear(new Date())} Hausblick`)
      for (const [other, name] of pages)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', other)
      const text = await plain.getByRole('article').innerText()
      expect(text.length).toBeGreaterThan(500)

      await page.goto('/demo/contact')
      asked.length = 0
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
      await expectPage(page, title, heading, section)
      expect(await page.getByRole('article').innerText()).toBe(text)
      expect(asked).toContain(`/api/legal${path}`)
      asked.length = 0
      await page.reload()
      await expectPage(page, title, heading, section)
      expect(await page.getByRole('article').innerText()).toBe(text)
      expect(asked.filter((call) => call.startsWith('/api/legal'))).toEqual([])
    })
  await context.close()
})

test('the withdrawal form is a link away, only the text is printed, licences are named', async ({
  page,
}) => {
  await page.goto('/agb')
  const terms = page.getByRole('article')
  await terms.getByRole('link', { name: 'Muster-Widerrufsformular' }).last().click()
  await expect(page).toHaveURL('/agb#muster-widerrufsformular')
  await expect(terms.getByText('Hiermit widerrufe(n) ich/wir')).toBeInViewport()

  const overview = page.getByRole('navigation', { name: 'Übersicht' })
  await expect(overview).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Widerrufsbelehrung' })).toBeVisible()
  await expect(overview).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()

  await page.emulateMedia({ media: 'screen' })
  await page.goto('/impressum')
  await page.getByRole('link', { name: 'Liste der Lizenzen' }).click()
  await expect(page).toHaveURL('/lizenzen.txt')
  for (const notice of ['## react -', 'Copyright (c) Meta Platforms', '## d3-array -'])
    await expect(page.locator('body')).toContainText(notice)
})
