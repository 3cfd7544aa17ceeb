import { join } from 'node:path'
import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// The folder gives this file a service of its own.
test.use({ settings: { LEGAL_DIR: join(import.meta.dirname, 'own-legal') } })

test('an operator’s own texts replace ours, and the page names what they lack', async ({
  page,
  service,
}) => {
  await page.goto('/agb')
  await expect(page.getByRole('heading', { name: 'Nutzungsbedingungen', level: 1 })).toBeVisible()
  await expect(page.getByText("<script>document.title = 'fremd'</script>")).toBeVisible()
  await expect(page).not.toHaveTitle('fremd')
  await page.goto('/impressum')
  await expect(page.getByText('HRA 4711')).toBeVisible()
  await page.goto('/datenschutz')
  await expect(page.getByText('Hausblick Verwaltung GmbH').first()).toBeVisible()

  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/betreiber')
  await page.getByRole('tab', { name: 'Rechtstexte' }).click()
  await expect(page).toHaveURL('/verwaltung/betreiber?bereich=recht')
  const imprint = page.getByRole('region', { name: 'Impressum' })
  await expect(imprint.getByText('Ihr Text')).toBeVisible()
  await expect(imprint.getByText(/Aus impressum\.md, geändert am/)).toBeVisible()
  await expect(imprint.getByRole('listitem').filter({ hasText: 'Name und Anschrift' })).toHaveText(
    /^gefunden/,
  )
  await expect(imprint.getByRole('listitem').filter({ hasText: '§ 36 VSBG' })).toHaveText(
    /^nicht gefunden/,
  )
  const policy = page.getByRole('region', { name: 'Datenschutzerklärung' })
  await expect(policy.getByText('Text von Hausblick')).toBeVisible()
  await expect(policy.getByText('Alles gefunden, was das Gesetz verlangt.')).toBeVisible()
  await expectAccessible(page)
  await imprint.getByRole('link', { name: 'Impressum ansehen' }).click()
  await expect(page).toHaveURL('/impressum')
})
