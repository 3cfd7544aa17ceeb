import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addDocuments, rowsOf } from './documents.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { listDocuments } from './uploading.ts'

test.use({ settings: staffSettings })

const boxOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Markieren: ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Markierte Dokumente' })

async function expectAccessibleInBoth(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
}

test(
  'a letter is filed by its name and one key, and the next one is there',
  { tag: ['@main', '@once'] },
  async ({ page, browser, service }, { testId, annotations }) => {
    const customer = `Tasten-${testId}`
    const names = Array.from({ length: 5 }, (_, index) => `Blatt ${index + 1} ${testId}`)
    await sendIn(browser, service, customer, names)
    await arriveAs('staff', { page, service })
    await page.goto('/documents/eingang')
    await page.getByRole('button', { name: `Blatt 1 ${testId}` }).click()
    const first = page.getByRole('form', { name: names[0] ?? '' })
    await expect(first.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
    await first.getByLabel('Typ').selectOption('Mietvertrag')
    await first.getByLabel('Kurzbezeichnung').focus()
    await page.keyboard.press('Control+A')
    const begun = Date.now()
    let keys = 0
    for (const [index, name] of names.entries()) {
      const form = page.getByRole('form', { name })
      const label = form.getByLabel('Kurzbezeichnung')
      await expect(label).toBeFocused()
      await expect(form.getByLabel('Typ')).toHaveValue(':Mietvertrag')
      await page.keyboard.type(`Wohnung ${index + 1}`)
      await page.keyboard.press('Enter')
      keys += 1
      await expect(form).toHaveCount(0)
    }
    await expect(page.getByText('Erfasst: Wohnung 5 ')).toBeVisible()
    const seconds = (Date.now() - begun) / 1000 / names.length
    const described = `a letter: ${keys / names.length} key beside its name, ${seconds.toFixed(1)} s of the service and the page`
    process.stdout.write(`${described}\n`)
    annotations.push({ type: 'keys', description: described })

    // Taken back by a key, the last first.
    await page.keyboard.press('Alt+r')
    await expect(page.getByText('Erfasst: Wohnung 4 ')).toBeVisible()
    await expect(page.getByRole('form', { name: names[4] ?? '' })).toBeVisible()
    expect(await listDocuments(page, customer)).toEqual([
      expect.stringContaining('_Eingang_Blatt 5'),
      expect.stringContaining('_Mietvertrag_Wohnung 4'),
      expect.stringContaining('_Mietvertrag_Wohnung 3'),
      expect.stringContaining('_Mietvertrag_Wohnung 2'),
      expect.stringContaining('_Mietvertrag_Wohnung 1'),
    ])
  },
)

test(
  'several are filed in one step, and one undo puts them back',
  { tag: '@main' },
  async ({ page, browser, service }, { testId }) => {
    test.setTimeout(120_000)
    const customer = `Schritt-${testId}`
    const names = [`Eins ${testId}`, `Zwei ${testId}`, `Drei ${testId}`, `Vier ${testId}`]
    await sendIn(browser, service, customer, names)
    await arriveAs('operator', { page, service })
    await page.goto('/documents/eingang')
    await boxOf(page, `Eins ${testId}`).focus()
    await page.keyboard.press('Space')
    await boxOf(page, `Drei ${testId}`).click({ modifiers: ['Shift'] })
    await expect(boxOf(page, `Zwei ${testId}`)).toBeChecked()
    await expect(bar(page)).toContainText('3 Dokumente markiert')
    await expectAccessibleInBoth(page)
    await bar(page).getByRole('button', { name: 'Erfassen' }).click()
    const dialog = page.getByRole('dialog', { name: '3 Dokumente erfassen' })
    await expect(dialog.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
    await dialog.getByLabel('Typ').selectOption('Neuer Typ …')
    await dialog.getByLabel('Neuer Typ').fill(`Schein ${testId}`)
    await expectAccessibleInBoth(page)
    await page.keyboard.press('Enter')
    await expect(page.getByText('3 Dokumente erfasst.')).toBeVisible()
    await expect(dialog).toHaveCount(0)
    await expect(bar(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: `Zwei ${testId}` })).toHaveCount(0)
    const filed = (await listDocuments(page, customer)).filter((name) => name.includes('_Schein'))
    expect(filed).toHaveLength(3)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByText('Rückgängig gemacht.')).toBeVisible()
    await expect(boxOf(page, `Zwei ${testId}`)).toBeVisible()
    const back = (await listDocuments(page, customer)).filter((name) => name.includes('_Eingang_'))
    expect(back).toHaveLength(4)
  },
)

test(
  'documents of the list get another type and another customer, all at once',
  { tag: '@main' },
  async ({ page, service }, { testId }) => {
    const [customer, other] = [`Liste-${testId}`, `Ziel-${testId}`]
    const names = [`Alpha ${testId}`, `Beta ${testId}`, `Gamma ${testId}`]
    await addDocuments(
      service,
      customer,
      names.map((name) => ({ name })),
    )
    await addDocuments(service, other, [{ name: `Vorhanden ${testId}` }])
    await arriveAs('operator', { page, service })
    await page.goto(`/documents?kunde=${customer}`)
    const rowOf = (name: string) => rowsOf(page).filter({ hasText: name })
    await boxOf(page, `Alpha ${testId}`).check()
    await boxOf(page, `Gamma ${testId}`).check()
    await expectAccessibleInBoth(page)
    await bar(page).getByRole('button', { name: 'Typ ändern' }).click()
    const retype = page.getByRole('dialog', { name: 'Typ ändern: 2 Dokumente' })
    await retype.getByLabel('Typ').selectOption('Neuer Typ …')
    await retype.getByLabel('Neuer Typ').fill('Nachtrag')
    await retype.getByRole('button', { name: 'Speichern' }).click()
    await expect(page.getByText('2 Dokumente mit dem Typ „Nachtrag“ gespeichert.')).toBeVisible()
    await expect(rowOf(`Gamma ${testId}`)).toContainText('Nachtrag')
    await expect(rowOf(`Beta ${testId}`)).not.toContainText('Nachtrag')

    await boxOf(page, `Alpha ${testId}`).check()
    await boxOf(page, `Beta ${testId}`).check()
    await bar(page).getByRole('button', { name: 'Kunden ändern' }).click()
    const move = page.getByRole('dialog', { name: '2 Dokumente einem anderen Kunden geben' })
    await move.getByPlaceholder('Kunde wählen').fill(other)
    await page.getByRole('option', { name: other }).click()
    await expectAccessibleInBoth(page)
    await move.getByRole('button', { name: 'Zuordnen' }).click()
    await expect(page.getByText(`2 Dokumente zugeordnet zu ${other}.`)).toBeVisible()
    await expect(rowOf(`Alpha ${testId}`)).toHaveCount(0)
    expect(await listDocuments(page, other)).toHaveLength(3)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(rowOf(`Alpha ${testId}`)).toContainText('Nachtrag')
    expect(await listDocuments(page, other)).toHaveLength(1)
  },
)
