import type { Browser, Page } from '@playwright/test'
import { removeDocumentCall } from '../contract/src/calls/corrections.ts'
import { listDocumentsCall } from '../contract/src/calls/documents.ts'
import { readTokenCall } from '../contract/src/calls/identity.ts'
import { fillPath } from '../contract/src/fillPath.ts'
import { accept, newEmail } from './account.ts'
import { importTable } from './customers.ts'
import { addDocuments, rowsOf } from './documents.ts'
import type { Service } from './service.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'

test.use({ settings: staffSettings })

const OWNERS = 5

/** Lets the owner of a unit sign in, and opens the documents. */
async function arriveAsOwner(browser: Browser, service: Service, customer: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: service.url })).newPage()
  await accept({ page, service }, await service.invite(customer), newEmail())
  await page.goto('/documents')
  return page
}

async function authorize(page: Page) {
  const { session } = await (await page.context().request.get(readTokenCall.path)).json()
  return { authorization: `Bearer ${session.token}` }
}

/** Lists a customer's documents through the API, as whoever is signed in. */
async function list(page: Page, customerId: string) {
  const options = { headers: await authorize(page), params: { customerId } }
  const reply = await page.context().request.get(listDocumentsCall.path, options)
  return { status: reply.status(), rows: reply.ok() ? await reply.json() : [] }
}

test(
  'what went to all owners of a house belongs to each of them alone',
  { tag: '@once' },
  async ({ page, browser, service }, { testId }) => {
    test.setTimeout(180_000)
    const owners = Array.from({ length: OWNERS }, (_, index) => `Haus-${testId}-${index}`)
    const [one = '', other = ''] = owners
    const [source, stranger] = [`Quelle-${testId}`, `Fremd-${testId}`]
    const street = `Gebeweg ${testId.slice(-8)}`
    const units = [
      ...owners.map((owner) => `${owner};${owner}-W1;${street};7;50667;Köln;3`),
      `${stranger};${stranger}-W1;${street};70;50667;Köln;3`,
    ]
    await importTable(
      service,
      `customerid;propertyid;street;number;zipcode;city;numberofrooms\n${units.join('\n')}\n`,
    )
    const name = `Hausordnung ${testId}`
    await addDocuments(service, source, [{ name }])
    await arriveAs('operator', { page, service })
    await page.goto(`/documents?kunde=${source}`)
    await page.getByRole('button', { name: `Korrigieren: ${name}` }).click()
    await page.getByRole('button', { name: 'An mehrere geben' }).click()
    const dialog = page.getByRole('dialog', { name: 'An mehrere Eigentümer geben' })
    await dialog.getByPlaceholder('Adresse des Hauses').fill(`${street} 7`)
    await page.getByRole('option', { name: new RegExp(`^${street} 7\\b`) }).click()
    await dialog.getByRole('button', { name: `An ${OWNERS} Eigentümer geben` }).click()
    await expect(dialog).toContainText(`Alle ${OWNERS} haben es unter ihren Dokumenten.`)

    // Each has his own, and sees nobody else's; the neighbouring house has nothing.
    const owner = await arriveAsOwner(browser, service, one)
    await expect(rowsOf(owner)).toContainText([name])
    expect((await list(owner, other)).status).toBe(403)
    const neighbour = await arriveAsOwner(browser, service, stranger)
    expect((await list(neighbour, stranger)).rows).toEqual([])

    // What is removed from one is still there for the others, with its bytes.
    const [{ name: seen }] = (await list(page, one)).rows
    const removal = fillPath(removeDocumentCall.path, { customerId: one, number: '1' })
    const asked = { headers: await authorize(page), params: { seen } }
    await expect(await page.context().request.delete(removal, asked)).toBeOK()
    await owner.reload()
    await expect(owner.getByText(name)).toHaveCount(0)
    const beside = await arriveAsOwner(browser, service, other)
    const [download] = await Promise.all([
      beside.waitForEvent('download'),
      beside.getByRole('link', { name: `Herunterladen: ${name}` }).click(),
    ])
    expect(download.suggestedFilename()).toContain('Hausordnung')

    await dialog.getByRole('button', { name: 'Bei allen zurücknehmen' }).click()
    await expect(dialog).toContainText('Zurückgenommen: Keiner von ihnen hat es mehr.')
    await beside.reload()
    await expect(beside.getByText(name)).toHaveCount(0)
    expect((await list(page, source)).rows).toHaveLength(1)
  },
)
