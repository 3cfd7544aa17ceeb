import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './axe.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

// A service of its own, which has learned nothing else.
test.use({ settings: { MAX_UPLOAD_MB: '17' } })

const PROFILE = '../server/src/sets/import/testdata/mappings/mieterliste-mieterliste.json'

test('what a mapping has taught is found and forgotten', { tag: '@phone' }, async ({
  page,
  service,
}) => {
  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/einlesen/zuordnungen')
  const learned = page.getByRole('region', { name: 'Gelerntes' })
  await expect(learned).toContainText('Noch wurde kein Vorschlag geändert.')
  const profile = JSON.parse(readFileSync(join(import.meta.dirname, PROFILE), 'utf8'))
  const buffer = Buffer.from(JSON.stringify({ profiles: [profile] }))
  await page
    .getByLabel('Zuordnung aus Datei hinzufügen')
    .setInputFiles({ name: 'Mieter.json', mimeType: 'application/json', buffer })
  const entries = learned.getByRole('listitem')
  await expect(entries.first()).toContainText('→')
  const count = await entries.count()
  await learned.getByLabel('Spalte oder Konto suchen').fill('Wohnfläche')
  await expect(entries).toHaveText([/^wohnflache m2 → Größe/])
  await expectAccessible(page)
  await entries.getByRole('button').click()
  await expect(learned).toContainText('wird nicht mehr vorgeschlagen')
  await expect(learned).toContainText('Dazu ist nichts gelernt.')
  await expect(learned.getByRole('heading', { name: 'Gelerntes' })).toBeFocused()
  await page.reload()
  await expect(entries).toHaveCount(count - 1)
  await expect(page.getByRole('region', { name: 'Gespeicherte Zuordnungen' })).toContainText(
    'Einheiten',
  )
})
