import { readTokenCall } from '../contract/src/calls/identity.ts'
import { uploadPaperCall } from '../contract/src/calls/papers.ts'
import { expectAccessible } from './axe.ts'
import { importTable } from './customers.ts'
import { pdfFile } from './files.ts'
import { arriveAs, staffSettings } from './staff.ts'
import { expect, test } from './test.ts'
import { listDocuments } from './uploading.ts'

test.use({ settings: staffSettings })

test(
  'a paper without a customer is filed for one, and taken back',
  { tag: '@main' },
  async ({ page, service }, { testId }) => {
    const customer = `Post-${testId}`
    await importTable(
      service,
      `customerid;propertyid;street;number;numberofrooms\n${customer};${customer}-P1;Ährenweg;12a;3\n`,
    )
    await arriveAs('operator', { page, service })
    const { request } = page.context()
    const { session } = await (await request.get(readTokenCall.path)).json()
    const headers = { authorization: `Bearer ${session.token}` }
    const [first, second] = [`Mietvertrag ${testId}`, `Brief ${testId}`]
    for (const docName of [first, second]) {
      const multipart = { docName, userMessage: '', file: pdfFile('scan.pdf', docName) }
      await expect(await request.post(uploadPaperCall.path, { multipart, headers })).toBeOK()
    }
    await page.goto('/documents/eingang')
    await page.getByRole('button', { name: first }).click()
    const form = page.getByRole('form', { name: first })
    const choice = form.getByPlaceholder('Kunde wählen')
    await form.getByRole('button', { name: 'Erfassen' }).click()
    await expect(choice).toBeFocused()
    await expect(form.getByText('Bitte Kunde wählen.')).toBeVisible()
    await choice.fill(customer)
    await page.getByRole('option', { name: customer }).click()
    await expect(form.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await form.getByLabel('Typ').selectOption('Mietvertrag')
    await form.getByLabel('Kurzbezeichnung').fill('Wohnung 3')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Erfasst: Wohnung 3 ')).toBeVisible()
    expect(await listDocuments(page, customer)).toEqual([
      expect.stringMatching(/_Ährenweg 12a_\d+_Mietvertrag_Wohnung 3/),
    ])
    // The customer is kept for the next one.
    const next = page.getByRole('form', { name: second }).getByPlaceholder('Kunde wählen')
    await expect(next).toBeFocused()
    await expect(next).toHaveValue(customer)
    await page.getByRole('button', { name: 'Rückgängig' }).click()
    await expect(page.getByRole('form', { name: first })).toBeVisible()
    expect(await listDocuments(page, customer)).toEqual([])
  },
)
