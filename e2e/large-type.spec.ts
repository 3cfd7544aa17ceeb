import type { Page } from '@playwright/test'
import {
  demoPages,
  entryPages,
  legalPages,
  operatorPages,
  ownPages,
  settingsPages,
  staffPages,
} from '../contract/src/pages.ts'
import { resetAddress } from '../contract/src/signInAddresses.ts'
import { chromiumLaunch } from '../scripts/chromium.ts'
import { accept, arrive, newEmail } from './account.ts'
import { newCustomer } from './customers.ts'
import { expectTextInside } from './cutText.ts'
import { wholeYear } from './demoYears.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

const launch = chromiumLaunch()

/** Doubles the browser's font size, which all sizes follow. */
test.use({
  settings: { CONTACT_EMAIL: 'hausverwaltung@eigentuemer.example' },
  launchOptions: { ...launch, args: [...launch.args, '--blink-settings=defaultFontSize=32'] },
  viewport: { width: 390, height: 844 },
})

/** Up to thirty pages, one after the other. */
test.beforeEach(() => test.setTimeout(180_000))

const pathsOf = (pages: readonly { readonly path: string }[]) => pages.map(({ path }) => path)
const views = ['?ansicht=objekt', '?ansicht=einheit'].map((view) => `/demo/dashboard${view}`)
const forEveryone = [...pathsOf([...demoPages, ...entryPages, ...legalPages]), resetAddress('x')]
const ofStaff = [
  ...pathsOf([...staffPages, ...operatorPages]),
  '/verwaltung/betreiber?bereich=recht',
]

/** Expects that nothing visible overflows the window horizontally. */
async function expectNoHorizontalOverflow(page: Page, what: string) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect.poll(() => page.evaluate(findOutside), what).toEqual([])
  await expectTextInside(page, what)
}

/** Likewise of pages as they are opened, and at their end. */
async function expectPagesToFit(page: Page, paths: readonly string[]) {
  for (const path of paths)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expectNoHorizontalOverflow(page, path)
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expectNoHorizontalOverflow(page, path)
    })
}

function findOutside(): string[] {
  const wide = document.documentElement.scrollWidth - innerWidth
  const outside = [...document.querySelectorAll('body *')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect()
    const isSeen = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
    // A row of links and a table may scroll sideways by themselves.
    const isApart =
      element.closest('.sr-only, svg, nav.overflow-x-auto, section.overflow-x-auto > table') !==
      null
    return isSeen && !isApart && (right > innerWidth + 1 || left < -1)
  })
  const innermost = outside.filter(
    (element) => !outside.some((other) => other !== element && element.contains(other)),
  )
  return [
    ...(wide > 0 ? [`the page, by ${wide} px`] : []),
    ...innermost.map(
      ({ tagName, className, textContent }) =>
        `${tagName} ${className} ${textContent?.slice(0, 40)}`,
    ),
  ]
}

test('no page for everyone overflows horizontally', async ({ page }) => {
  await expectPagesToFit(page, [...forEveryone, ...views])
  const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  expect(size, 'the page follows the browser’s font size').toBe('32px')
})

test('nothing that opens in the demo overflows horizontally', async ({ page }) => {
  const dialog = page.getByRole('dialog')
  await page.goto('/demo/properties')
  await page.getByRole('button', { name: 'Menü' }).click()
  await expectNoHorizontalOverflow(page, 'menu')
  await page.keyboard.press('Escape')
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').first().click()
  await expect(dialog).toBeVisible()
  await expectNoHorizontalOverflow(page, 'unit')
  await page.goto('/demo/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await expect(dialog).toBeVisible()
  await expectNoHorizontalOverflow(page, 'upload in the demo')
  await page.goto('/demo/documents')
  const preview = page.getByRole('link', { name: /^Vorschau/ }).first()
  await preview.click()
  await expect(dialog).toBeVisible()
  await expectNoHorizontalOverflow(page, 'preview')
  await page.goto(`/demo/dashboard?jahr=${wholeYear}`)
  const chart = page.getByRole('slider')
  await chart.focus()
  for (const key of ['Home', 'End']) {
    await page.keyboard.press(key)
    await expect(chart.getByText(String(wholeYear))).toBeVisible()
    await expectNoHorizontalOverflow(page, key)
  }
})

test('nothing of owners overflows horizontally', async ({ page, service }) => {
  await arrive({ page, service })
  await expectPagesToFit(page, pathsOf([...ownPages, ...settingsPages]))
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Passwort ändern' }).click()
  await expectNoHorizontalOverflow(page, 'password with errors')
  await page.goto('/settings/benachrichtigungen')
  await page.getByRole('button', { name: 'Kalenderadresse erzeugen' }).click()
  await page.getByRole('button', { name: 'Kalender beenden' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoHorizontalOverflow(page, 'question')
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hochladen' }).click()
  await expectNoHorizontalOverflow(page, 'upload with errors')
  await page.route(/\/Dates-[^/]+\.js/, () => {})
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoHorizontalOverflow(page, 'waiting for dates')
  await page.context().clearCookies()
  const customer = await newCustomer(service)
  await accept({ page, service }, await service.invite(customer), newEmail())
  await page.goto('/dashboard')
  await expect(page.getByText('Keine Kreditdaten gefunden')).toBeVisible()
  await expectNoHorizontalOverflow(page, 'no loans')
})

test('nothing of staff overflows horizontally', async ({ page, browser, service }, { testId }) => {
  await sendIn(browser, service, `Gross-${testId}`, [`Brief ${testId}`])
  await arriveAs('operator', { page, service })
  await expectNoHorizontalOverflow(page, 'nobody chosen')
  await expectPagesToFit(page, ['/documents', ...ofStaff, '/settings'])
  await page.getByLabel('Kundennummer').fill(`Sehr-langer-Name-${testId}`)
  await page.getByRole('button', { name: 'Kunden anlegen' }).click()
  await expect(page.getByText('erstellt. Magic Link:')).toBeVisible()
  await expectNoHorizontalOverflow(page, 'sign-up link')
  await page.goto('/documents')
  await page.getByRole('link', { name: 'Neues Dokument hochladen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hochladen' }).click()
  await expectNoHorizontalOverflow(page, 'upload with errors')
})
