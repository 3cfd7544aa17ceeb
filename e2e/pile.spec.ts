import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { pagesFile, type TestFile } from './files.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ expectedComplaints: /net::ERR_|Fehler: / })

/** Uploads piles that belong to no customer yet, and opens the first of them to be taken apart. */
async function openPile(page: Page, files: TestFile[]) {
  await page.goto('/documents/eingang')
  await page.getByRole('link', { name: 'Dokumente in den Eingang legen' }).click()
  const dialog = page.getByRole('dialog', { name: 'Dokumente in den Eingang legen' })
  await dialog.getByLabel('Datei (PDF oder Bild)').setInputFiles(files)
  await dialog.getByRole('button', { name: /hochladen$/i }).click()
  await expect(page.getByText('Hochgeladen. Was Sie eingelegt haben, wartet hier')).toBeVisible()
  await page.getByRole('button', { name: files[0]?.name.replace('.pdf', '') ?? '' }).click()
  await page.getByRole('link', { name: 'Stapel zerlegen' }).click()
  const list = page.getByRole('listbox', { name: 'Seiten' })
  await expect(list).toBeVisible()
  return { list, pages: list.getByRole('option') }
}

const letters = ['Rechnung 1', 'Rechnung 1, Seite 2', '', 'Mahnung', 'Kopfstand', 'Werbung']

test('a pile is taken apart by keyboard', async ({ page, service }, { testId }) => {
  await arriveAs('staff', { page, service })
  const code = '**/assets/openPaper-*.js'
  await page.route(code, (route) => route.abort())
  const { list, pages } = await openPile(page, [pagesFile(`Post ${testId}.pdf`, letters)])

  await test.step('without the code that draws pages, it says so and loads it again', async () => {
    await expect(page.getByText('Die Seiten konnten nicht geladen werden.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(code)
    await page.getByRole('button', { name: 'Erneut versuchen' }).click()
    await expect(pages.locator('img')).toHaveCount(letters.length)
  })

  await expect(page.getByText(/Seiten geladen/)).toHaveCount(0)
  await expect(pages).toHaveText([
    /Schreiben 1 beginnt.*Seite 1/,
    'Seite 2',
    /Seite 3.*leer\?/,
    'Seite 4',
    'Seite 5',
    'Seite 6',
  ])
  await expect(page.getByText('Eine Seite scheint leer zu sein.')).toBeVisible()
  await page.getByRole('button', { name: 'Dort trennen und leere weglassen' }).click()
  await expect(pages.nth(2)).toHaveText(/weggelassen/)
  await expect(pages.nth(3)).toHaveText(/Schreiben 2 beginnt/)
  await list.focus()
  await page.keyboard.press('End')
  await page.keyboard.press('Delete')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await page.keyboard.press('r')
  await page.keyboard.press('r')
  await expect(pages.nth(4)).toHaveText(/Schreiben 3 beginnt.*um 180 Grad gedreht/)
  await page.keyboard.press('n')
  await page.keyboard.type(`Übergabe ${testId}`)
  await page.keyboard.press('Enter')
  await expect(list).toBeFocused()
  await expect(pages.nth(4)).toHaveText(/Übergabe/)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+z')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'In 3 Schreiben zerlegen' }).click()
  await expect(page.getByText('Zerlegt. Die Schreiben warten hier')).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(page.getByText('Der Stapel wartet wieder hier')).toBeVisible()
})

test('two files are joined and taken apart by mouse', async ({ page, service }, { testId }) => {
  await arriveAs('staff', { page, service })
  const [first, second] = [`Vertrag ${testId}`, `Anlage ${testId}`]
  const { pages } = await openPile(page, [
    pagesFile(`${first}.pdf`, ['Seite eins', 'Seite drei']),
    pagesFile(`${second}.pdf`, ['Seite zwei', 'Anderes']),
  ])
  await expect(pages).toHaveCount(2)
  await page.getByLabel('Weitere Datei dazunehmen').selectOption({ label: `${second} (2 Seiten)` })
  await expect(pages).toHaveCount(4)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('link', { name: 'Zum Eingang' }).click()
  await page.getByRole('checkbox', { name: `Markieren: ${first}` }).check()
  await page.getByRole('checkbox', { name: `Markieren: ${second}` }).check()
  await page.getByRole('link', { name: 'Gemeinsam zerlegen' }).click()
  await expect(pages).toHaveText([
    `Schreiben 1 beginnt, Seite 1 von „${first}“`,
    `Seite 2 von „${first}“`,
    `Schreiben 2 beginnt, Seite 1 von „${second}“`,
    `Seite 2 von „${second}“`,
  ])
  await expect(pages.locator('img')).toHaveCount(4)
  // Into the first letter, between its pages; what is left of the second begins with its last page.
  await pages.nth(2).dragTo(pages.nth(1), { targetPosition: { x: 30, y: 90 } })
  await expect(pages.nth(1)).toHaveText(`Seite 1 von „${second}“`)
  await expect(pages.nth(3)).toHaveText(`Schreiben 2 beginnt, Seite 2 von „${second}“`)
  await pages.nth(1).locator('[data-cut]').click()
  await expect(pages.nth(1)).toHaveText(`Schreiben 2 beginnt, Seite 1 von „${second}“`)
  await page.getByRole('button', { name: 'Mit vorigem verbinden' }).click()
  await page.getByRole('button', { name: 'Drehen' }).click()
  await expect(pages.nth(1)).toHaveText(/um 90 Grad gedreht/)
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(pages.nth(1)).toHaveText(`Seite 1 von „${second}“`)

  // What was begun is there again, even by way of one of the files.
  await page.getByRole('link', { name: 'Zum Eingang' }).click()
  await page.getByRole('button', { name: second }).click()
  await page.getByRole('link', { name: 'Stapel zerlegen' }).click()
  await expect(page.getByText('Sie hatten schon begonnen.')).toBeVisible()
  await expect(pages.nth(1)).toHaveText(`Seite 1 von „${second}“`)
  await page.getByRole('button', { name: 'In 2 Schreiben zerlegen' }).click()
  await expect(page.getByText('Zerlegt. Die Schreiben warten hier')).toBeVisible()
  await expect(page.getByRole('button', { name: `${first} (1)` })).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await page.getByRole('link', { name: 'Erneut zerlegen' }).click()
  await page.getByRole('button', { name: 'Von vorn beginnen' }).click()
  await expect(pages.nth(1)).toHaveText(`Seite 2 von „${first}“`)
})
