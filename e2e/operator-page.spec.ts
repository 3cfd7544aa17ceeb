import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// A unique setting gives this file a service of its own, whose operator nobody else knows.
test.use({
  settings: { MAX_UPLOAD_MB: '19' },
  // The text without its link.
  expectedComplaints: /status of 400/,
})

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><rect width="300" height="80" fill="#7a1f5c"/></svg>`

test('an operator says who they are, sees it before it counts, and goes back', async ({
  page,
  service,
}) => {
  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/betreiber')
  await expect(page.getByText(/Nötig sind nur die 6 Angaben mit \*/)).toBeVisible()
  await page.getByLabel('Name der Hausverwaltung').fill('Brandt & Söhne')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Bitte füllen Sie aus: Telefon.')).toBeVisible()
  for (const [label, text] of [
    ['Straße und Hausnummer *', 'Weg 1'],
    ['Postleitzahl *', '01067'],
    ['Ort *', 'Dresden'],
    ['Telefon *', '0351 1234'],
    ['E-Mail-Adresse *', 'post@brandt.example'],
    ['Registernummer', 'HRB 4711'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text)
  await expect(page.getByRole('region', { name: 'Impressum', exact: true }).last()).toContainText(
    'HRB 4711',
  )
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible()

  await page.getByRole('tab', { name: 'Logo und Farbe' }).click()
  await page
    .getByLabel('Bild auswählen')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(page.getByAltText('Ihr Logo')).toBeVisible()
  await page.getByLabel('Farbwert').fill('#ffff00')
  await page.getByRole('button', { name: /übernehmen$/ }).click()
  await page.getByLabel('Farbwert').fill('#7a1f5c')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible()
  await expect(page.getByRole('banner').locator('img')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Speichern' })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 92)',
  )

  await page.getByRole('tab', { name: 'E-Mails' }).click()
  await page.getByRole('button', { name: 'Eigenen Text schreiben' }).click()
  await page.getByLabel('Text', { exact: true }).fill('Hier ist Ihr Zugang, {Betreiber}')
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText('Der Text braucht {Link}').first()).toBeVisible()
  await page.getByLabel('Text', { exact: true }).fill('Hier ist Ihr Zugang: {Link}')
  await expect(page.getByText(/Hier ist Ihr Zugang: http/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Speichern' }).click()
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible()

  await page.getByRole('tab', { name: 'Fassungen' }).click()
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toContainText('gilt jetzt')
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /wiederherstellen$/ })
    .last()
    .click()
  await expect(page.getByText('Wiederhergestellt.')).toBeVisible()
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  await page.goto('/impressum')
  await expect(page.getByText('HRB 4711')).toBeVisible()
})
