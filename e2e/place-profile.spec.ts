import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { placeAddress } from '../contract/src/addresses.ts'
import { expectAccessible } from './axe.ts'
import { arriveAs, choose } from './staff.ts'
import { expect, test } from './test.ts'

// A service of its own, since every test sees what is added to the demo's units.
test.use({
  settings: { MAX_UPLOAD_MB: '26' },
  expectedComplaints: /status of 415|Fehler: /,
})

const EDIT = 'Bild, Ansprechpartner und Bemerkungen'
const UNIT = placeAddress({ kind: 'unit', id: 'DEMO-W02' })

/** A photograph that lies on its side: upright, it is 400 × 600. */
const photograph = async (background: string) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
})

const picture = (page: Page) => page.getByRole('img', { name: /^Bild: / })

test('staff add a picture, a contact person and remarks, which owners see', async ({
  page,
  service,
}) => {
  await arriveAs('staff', { page, service })
  await choose(page, 'DEMO')
  await page.goto(UNIT)
  const edit = page.getByRole('button', { name: EDIT })
  await edit.click()
  const dialog = page.getByRole('dialog', { name: EDIT })
  const file = dialog.locator('input[type=file]')

  await file.setInputFiles({ name: 'Notiz.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
  await expect(dialog.getByText(/Diese Datei ist kein Bild/)).toBeVisible()
  await file.setInputFiles(await photograph('#2a6f97'))
  await expect(dialog.getByText('Das Bild ist gespeichert.')).toBeVisible()
  await expect(dialog.getByRole('img')).toHaveAttribute('height', '600')
  await dialog.getByLabel('Name').fill('Ida Öz')
  await dialog.getByLabel('E-Mail').fill('ida')
  await dialog.getByLabel('Bemerkungen').fill('Schlüssel 7')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog.getByLabel('E-Mail')).toBeFocused()
  await dialog.getByLabel('E-Mail').fill('ida@example.org')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await expect(dialog).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(page.getByRole('link', { name: 'E-Mail: ida@example.org' })).toBeVisible()

  await page.goto(`/demo${UNIT}`)
  await expect(picture(page)).toHaveJSProperty('complete', true)
  await expect(page.getByText('Schlüssel 7')).toBeVisible()
  await expect(edit).toBeHidden()

  await page.goto(UNIT)
  await edit.click()
  await dialog.getByRole('button', { name: 'Bild entfernen' }).click()
  const question = page.getByRole('dialog', { name: 'Bild entfernen?' })
  await question.getByRole('button', { name: 'Bild entfernen' }).click()
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('img')).toHaveCount(0)
  await expect(file).toBeFocused()
})
