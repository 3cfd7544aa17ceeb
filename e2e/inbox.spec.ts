import { storeInvoice } from '../server/src/documents/invoices/store.ts'
import { newInvoice } from '../server/src/testing/invoices.ts'
import { expectAccessible } from './axe.ts'
import { newCustomer } from './customers.ts'
import { pdfFile, type TestFile } from './files.ts'
import { sendIn } from './sendingIn.ts'
import { arriveAs } from './staff.ts'
import { expect, test } from './test.ts'
import { listDocuments } from './uploading.ts'
import { expectWrong } from './wrong.ts'

// Each files or puts in several documents, one after the other.
test.slow()

test('an electronic invoice takes one key', async ({ page, browser, service }, { testId }) => {
  const customer = `Rechnung-${testId}`
  const { db } = service.database
  await sendIn(browser, service, customer, [`Scan ${testId}`, `Mahnung ${testId}`])
  const sent = db.selectFrom('document').where('customer_id', '=', customer).orderBy('number')
  const delivery = { street: 'Ährenweg 12a' }
  const seller = { name: 'Müller GmbH', vatId: testId }
  for (const { sha256 } of await sent.select('sha256').execute())
    await storeInvoice(db, { sha256 }, newInvoice({ delivery, seller }))
  await arriveAs('staff', { page, service })
  await page.goto(`/documents/eingang?dokument=${customer}-1`)
  const form = page.getByRole('form', { name: `Scan ${testId}` })
  await expect(form.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
  await expect(form.getByLabel('Kurzbezeichnung')).toHaveValue('Müller GmbH, 4711')
  await form.getByLabel('Kostenart').selectOption('Instandhaltung')
  await expectAccessible(page)
  await form.getByLabel('Kostenart').blur()
  await page.keyboard.press('Enter')
  const said = 'Erfasst: Müller GmbH, 4711 (Rechnung, Ährenweg 12a, 12.03.2026)'
  await expect(page.getByText(said)).toBeVisible()
  const kinds = sent.select('expense_kind')
  expect(await kinds.execute()).toEqual([
    { expense_kind: 'Instandhaltung' },
    { expense_kind: null },
  ])

  await test.step('of a number that is stored, also a marked one only when confirmed', async () => {
    await page.getByRole('checkbox', { name: `Markieren: Mahnung ${testId}` }).check()
    const bar = page.getByRole('region', { name: 'Markierte Dokumente' })
    await bar.getByRole('button', { name: 'Erfassen' }).click()
    const dialog = page.getByRole('dialog', { name: '1 Dokument erfassen' })
    await expect(dialog.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
    const confirm = dialog.getByRole('button', { name: 'Erfassen' })
    await confirm.click()
    await expect(dialog).toContainText('Die Rechnung 4711 von Müller GmbH gibt es schon.')
    await expectAccessible(page)
    await confirm.click()
    await expect(page.getByText('1 Dokument erfasst.')).toBeVisible()
  })
})

test(
  'received documents are filed one after the other by keyboard alone',
  { tag: ['@main', '@phone'] },
  async ({ page, browser, service }, { testId }) => {
    const customer = `Eingang-${testId}`
    // Types are known house-wide: no other test files one that the second name contains.
    const [first, second] = [`Mietvertrag ${testId}`, `Zettel ${testId}`]
    const sender = await sendIn(browser, service, customer, [first, second])
    await arriveAs('staff', { page, service })
    await page.goto('/documents/eingang')
    await page.getByRole('button', { name: second }).click()
    await page.getByRole('button', { name: first }).click()
    await expect(page).toHaveURL(`/documents/eingang?dokument=${customer}-1`)
    await page.goBack()
    await expect(page.getByRole('form', { name: second })).toBeVisible()
    await page.goForward()
    await page.reload()
    const form = page.getByRole('form', { name: first })
    await expect(page.getByText(sender)).toBeVisible()
    await expect(page.getByText(`Zu ${first}`)).toBeVisible()
    // The likely values are prefilled: the customer's only address, and the type in the name.
    await expect(form.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
    await expect(form.getByText('Aus: „Mietvertrag ')).toBeVisible()
    await expect(form.getByLabel('Typ')).toHaveValue(':Mietvertrag')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await form.getByLabel('Datum').fill('2026-02-03')
    await form.getByLabel('Kurzbezeichnung').fill('Mietvertrag Wohnung 3')
    await page.keyboard.press('Enter')
    const filed = `readv_${customer}_Ährenweg 12a_20260203_Mietvertrag_Mietvertrag Wohnung 3.pdf`
    const said = 'Erfasst: Mietvertrag Wohnung 3 (Mietvertrag, Ährenweg 12a, 03.02.2026)'
    await expect(page.getByText(said)).toBeVisible()
    await expect(page.getByRole('button', { name: first })).toHaveCount(0)

    const next = page.getByRole('form', { name: second })
    // Its address is proposed, and the type that was last chosen is kept.
    await expect(next.getByLabel('Straße/HNr.')).toHaveValue(':Ährenweg 12a')
    await expect(next.getByLabel('Typ')).toHaveValue(':Mietvertrag')
    await expect(next.getByLabel('Typ')).toHaveAccessibleDescription('Wie beim vorigen')
    await expect(next.getByLabel('Kurzbezeichnung')).toBeFocused()
    await next.getByLabel('Typ').selectOption('Bitte wählen')
    await next.getByLabel('Kurzbezeichnung').press('Enter')
    await expectWrong(next.getByLabel('Typ'), 'Bitte Typ wählen oder neu anlegen.')
    await expect(next.getByLabel('Typ')).toBeFocused()
    await next.getByLabel('Typ').selectOption('Neuer Typ …')
    await next.getByRole('button', { name: 'Erfassen' }).click()
    await expectWrong(next.getByLabel('Neuer Typ'), 'Bitte neuen Typ eingeben.')
    await next.getByLabel('Neuer Typ').fill('Hausordnung')
    await page.keyboard.press('Enter')
    await expect(page.getByText('(Hausordnung, ')).toBeVisible()
    expect(await listDocuments(page, customer)).toEqual([
      expect.stringMatching(/_Hausordnung_Zettel/),
      filed,
    ])

    // Taken back by a key, the last first.
    await page.keyboard.press('Alt+r')
    await expect(page.getByText(said)).toBeVisible()
    await expect(next).toBeVisible()
    expect(await listDocuments(page, customer)).toEqual([
      expect.stringMatching(/_Eingang_Zettel/),
      filed,
    ])
    await page.goto(`/documents/eingang?dokument=${customer}-99`)
    await expect(page.getByText('Das gesuchte Dokument wartet nicht mehr')).toBeVisible()
  },
)

/** The lines of a letter, each below the last. */
const letterOf = (...lines: string[]) => lines.join(') Tj 0 -32 Td (')

test('piles of letters are put into the inbox, and filed by what they say', async ({
  page,
  service,
}, { testId }) => {
  const [one, other] = [await newCustomer(service), await newCustomer(service)]
  // Types are cut to a length.
  const type = `Hausgeldbrief ${testId.slice(-12)}`
  await arriveAs('staff', { page, service })
  await page.goto('/documents/eingang')
  const dialog = page.getByRole('dialog', { name: 'Dokumente in den Eingang legen' })
  const putIn = async (customer: string, files: TestFile[], button: string) => {
    await page.getByRole('link', { name: 'Dokumente in den Eingang legen' }).click()
    const choice = dialog.getByPlaceholder('Kunde wählen')
    await dialog.getByLabel('Datei (PDF oder Bild)').setInputFiles(files)
    await choice.fill(customer)
    await page.getByRole('option', { name: customer }).click()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: button }).click()
    // The service reads one file after the other.
    await expect(dialog).toHaveCount(0, { timeout: 60_000 })
  }
  const bill = letterOf('Muster GmbH', 'Datum: 12.03.2025', 'Hausgeldabrechnung 2024')
  await putIn(
    one,
    [pdfFile(`Scan 1 ${testId}.pdf`, bill), pdfFile(`Scan 2 ${testId}.pdf`, 'Guten Tag')],
    '2 Dokumente hochladen',
  )
  await expect(page.getByText('Hochgeladen. Was Sie eingelegt haben, wartet hier')).toBeVisible()

  await page.getByRole('button', { name: `Scan 1 ${testId}` }).click()
  const first = page.getByRole('form', { name: `Scan 1 ${testId}` })
  await expect(first.getByLabel('Datum')).toHaveValue('2025-03-12')
  await expect(first.getByLabel('Datum')).toHaveAccessibleDescription('Aus: „Datum: 12.03.2025“')
  await expect(first.getByRole('button', { name: 'Vorschlag: Abrechnung' })).toBeVisible()
  await first.getByLabel('Datum').fill('2025-03-13')
  await expect(first.getByLabel('Datum')).toHaveAccessibleDescription('')
  await first.getByLabel('Straße/HNr.').selectOption('Allgemein')
  await first.getByLabel('Typ').selectOption('Neuer Typ …')
  await first.getByLabel('Neuer Typ').fill(type)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`(${type}, Allgemein, 13.03.2025)`)).toBeVisible()

  // What says nothing keeps the day that it came.
  const second = page.getByRole('form', { name: `Scan 2 ${testId}` })
  await expect(second.getByLabel('Datum')).toHaveAccessibleDescription('Tag des Eingangs')
  await expect(second.getByLabel('Typ')).toHaveValue(`:${type}`)

  await putIn(other, [pdfFile(`${type}.pdf`, 'Guten Tag')], 'Hochladen')
  await page.getByRole('button', { name: type }).click()
  const third = page.getByRole('form', { name: type })
  await expect(third.getByLabel('Typ')).toHaveValue(`:${type}`)
})
