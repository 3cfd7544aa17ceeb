import type { Page } from '@playwright/test'
import { berlinYear } from '../figures/src/dates/berlinDay.ts'
import { expect, test } from './test.ts'

const once = { tag: '@once' }

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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, title, heading, section] of pages)
    test(`${path} is readable with all links`, once, async ({ page }) => {
      await page.goto(path)
      await expectPage(page, title, heading, section)
      await expect(page.getByText('JavaScript ein')).toHaveCount(0)
      await expect(page.getByRole('banner').getByRole('button')).toHaveCount(0)
      await page.getByRole('navigation', { name: 'Übersicht' }).getByText(section).click()
      await expect(page.getByRole('heading', { level: 2, name: section })).toBeInViewport()
      await expect(page.getByRole('link', { name: 'Hausblick, zum Dashboard' })).toHaveAttribute(
        'href',
        '/dashboard',
      )
      const footer = page.getByRole('contentinfo')
      await expect(footer).toContainText(`© ${berlinYear(new Date())} Hausblick`)
      for (const [other, name] of pages)
        await expect(footer.getByRole('link', { name })).toHaveAttribute('href', other)
    })
})

for (const [path, title, heading, section] of pages)
  test(
    `${path} has the same text however it is reached`,
    once,
    async ({ page, browser, service }) => {
      const plain = await browser.newContext({ baseURL: service.url, javaScriptEnabled: false })
      const sent = await plain.newPage()
      await sent.goto(path)
      const text = await sent.getByRole('article').innerText()
      expect(text.length).toBeGreaterThan(500)
      await plain.close()

      const calls: string[] = []
      page.on('request', (request) => calls.push(new URL(request.url()).pathname))
      await page.goto(path)
      await expectPage(page, title, heading, section)
      expect(await page.getByRole('article').innerText()).toBe(text)
      expect(calls.filter((call) => call.startsWith('/api/legal'))).toEqual([])

      await page.goto('/demo/dashboard')
      await page.getByRole('contentinfo').getByRole('link', { name: title }).click()
      await expectPage(page, title, heading, section)
      expect(await page.getByRole('article').innerText()).toBe(text)
      expect(calls).toContain(`/api/legal${path}`)
    },
  )

test('other spellings of an address show the same text', once, async ({ page }) => {
  for (const path of ['/Impressum', '/impressum/']) {
    await page.goto(path)
    await expectPage(page, 'Impressum', 'Impressum', 'Streitbeilegung')
  }
})

test('React hydrates the page unchanged', once, async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/agb', { waitUntil: 'commit' })
  const link = page.getByRole('link', { name: '§ 7 Verzug' })
  await link.focus()
  release()
  const root = page.locator('html')
  await expect(async () => {
    await page.getByRole('button', { name: /hellem und dunklem Design/ }).dispatchEvent('click')
    await expect(root).toHaveAttribute('data-theme', /light|dark/, { timeout: 100 })
  }).toPass()
  await expect(link).toBeFocused()
})

test('nothing overflows the legal pages', once, async ({ page }) => {
  for (const [path, title, heading, section] of pages) {
    await page.goto(path)
    await expectPage(page, title, heading, section)
    for (const width of [320, 390, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const overhang = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overhang, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})

test('only the text is printed', once, async ({ page }) => {
  await page.goto('/agb')
  const overview = page.getByRole('navigation', { name: 'Übersicht' })
  await expect(overview).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Widerrufsbelehrung' })).toBeVisible()
  await expect(overview).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test('terms, withdrawal policy and withdrawal form are present', once, async ({ page }) => {
  await page.goto('/agb')
  const terms = page.getByRole('article')
  for (const words of [
    'Die Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
    'spätestens am dritten Werktag des Monats',
    '5 Prozentpunkten über dem jeweiligen Basiszinssatz',
    'Die Gewährleistungsfrist beträgt 2 Jahre.',
    'um mehr als 20 Prozent',
    '(*) Unzutreffendes streichen.',
  ])
    await expect(terms).toContainText(words)
  await terms.getByRole('link', { name: 'Muster-Widerrufsformular' }).last().click()
  await expect(page).toHaveURL('/agb#muster-widerrufsformular')
  await expect(terms.getByText('Hiermit widerrufe(n) ich/wir')).toBeInViewport()
})

test('nobody is asked for consent without a third-party script', once, async ({ page }) => {
  await page.goto('/datenschutz')
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Alle akzeptieren')).toHaveCount(0)
  await expect(page.getByText('Einwilligung ändern', { exact: true })).toHaveCount(0)
  await expect(page.getByText('Zurzeit ist er nicht in das Portal eingebunden')).toBeVisible()
})

test(
  'the imprint leads to the licences of what the pages are built with',
  once,
  async ({ page }) => {
    await page.goto('/impressum')
    await page.getByRole('link', { name: 'Liste der Lizenzen' }).click()
    await expect(page).toHaveURL('/lizenzen.txt')
    for (const notice of ['## react -', 'Copyright (c) Meta Platforms', '## d3-shape -'])
      await expect(page.locator('body')).toContainText(notice)
  },
)
