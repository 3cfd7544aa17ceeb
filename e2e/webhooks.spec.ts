import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { portOf } from '../server/src/testing/portOf.ts'
import { expectAccessible } from './axe.ts'
import { addDocuments } from './documents.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: { WEBHOOKS_PRIVATE: 'on' } })

let receiver: Server
let status: number
test.beforeAll(async () => {
  receiver = createServer((request, reply) => {
    request.resume()
    reply.writeHead(status).end()
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
})
test.afterAll(() => void receiver.close())

test('an operator tells another program what happens, tries it, and ends it', async ({
  page,
  service,
}) => {
  status = 500
  const url = `http://127.0.0.1:${portOf(receiver)}/hook`
  await arriveAs('operator', { page, service })
  await page.goto('/verwaltung/webhooks')
  await page.getByRole('button', { name: 'Hinzufügen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Adresse').fill(url)
  await dialog.getByLabel('Daten eingelesen').uncheck()
  // What is shown once must not depend on code that comes later.
  await page.route('**/assets/**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Hinzufügen' }).click()
  await expect(dialog.getByLabel('Geheimnis')).toHaveValue(/^whsec_.{40,}/)
  await page.unroute('**/assets/**')
  await dialog.getByRole('button', { name: 'Fertig' }).click()

  await page.getByRole('button', { name: `Probe senden: ${url}` }).click()
  await expect(page.getByText('Der Empfänger hat mit 500 geantwortet.')).toBeVisible()

  await addDocuments(service, 'K-Webhook', [{ name: 'Brief', state: 'received' }])
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Seit .* kommt nichts an\.$/)).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Nicht Zugestelltes ansehen' }).click()
  await expect(page.getByText(/^Dokument eingegangen · K-Webhook · /)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Alle erneut senden' }).click()
  await expect(page.getByText('Eine Meldung wird erneut gesendet.')).toBeVisible()

  status = 204
  await page.getByRole('button', { name: `Probe senden: ${url}` }).click()
  await expect(page.getByText('Die Probe ist angekommen.')).toBeVisible()

  await page.getByRole('button', { name: `Anhalten: ${url}` }).click()
  await expect(page.getByText('angehalten')).toBeVisible()
  await page.getByRole('button', { name: `Löschen: ${url}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click()
  await expect(page.getByText('Noch wird niemandem etwas gemeldet.')).toBeVisible()
})
