import type { Invoice } from '@hausblick/contract/invoice.ts'
import { bareInvoice, sampleInvoice } from '@hausblick/figures/testing/sampleInvoice.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { shortenInvoice } from './shorten.ts'
import { writeInvoice } from './writeInvoice.ts'

const NOTE = 'Ansicht der E-Rechnung, erstellt am 01.04.2025; maßgeblich ist die Datei'

async function pagesOf(invoice: Invoice): Promise<string[]> {
  const bytes = await writeInvoice({ invoice, today: '2025-04-01' })
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)))
  return text.map((page) => page.replace(/\s+/g, ' '))
}

test('shows all that an invoice states, and on each page what it is', async () => {
  const doubts = ['Die Positionen ergeben € 2,00, die Summe nennt € 3,00.']
  const { lines, ...invoice } = sampleInvoice()
  const called = lines.map((line, index) => (index === 4 ? { ...line, id: 'Material 18' } : line))
  const pages = await pagesOf({ ...invoice, lines: called, doubts })
  expect(pages).toHaveLength(2)
  for (const [index, page] of pages.entries())
    expect(page).toContain(`${NOTE} Seite ${index + 1} von 2`)
  const all = pages.join(' ')
  for (const part of [
    'Das passt nicht zusammen: Die Positionen ergeben € 2,00, die Summe nennt € 3,00. Sanitär Krüger & Söhne GmbH Handwerkerhof 7 10119 Berlin',
    'USt-IdNr. DE123456789 Steuernummer 29/123/45678',
    'An WEG Lindenstraße 14, c/o Verwaltung Marktplatz 3 10115 Berlin',
    'Geliefert an, geleistet bei Heizungskeller Lindenstraße 14 10969 Berlin',
    'Datum 12.03.2025 Leistungszeitraum 03.03.2025 bis 07.03.2025 Fällig am 26.03.2025',
    'Zu Rechnung RE-2025/0099 Bestellung B-2025-88 Vertrag Wartungsvertrag 77 Projekt Heizung 2025 Käuferreferenz WE-14',
    'Rechnung RE-2025/0114 Pos. Bezeichnung Menge Einzelpreis in € USt Netto in €',
    '1 Heizungswartung Brenner reinigen, Abgaswerte messen, Protokoll Zeitraum: 03.03.2025 bis 04.03.2025 2,5 Std. 62,00 19 % 155,00',
    '4 Anfahrt pauschal 35,00 19 % 35,00',
    '5 Kupferrohr 18 mm Material 18 12,5 m 4,125 19 % 51,56',
    'Nachlass: Treuerabatt 3 % − € 45,00 Zuschlag: Entsorgung € 18,50 Summe netto € 2.693,74',
    'Umsatzsteuer 19 % auf € 2.544,24 € 483,41 Umsatzsteuer 7 % auf € 149,50 € 10,47',
    'Summe brutto € 3.187,62 Bereits gezahlt − € 200,00 Rundung € 0,01 Zu zahlen € 2.987,63',
    'Arbeitskosten nach § 35a EStG: € 368,90',
    'IBAN: DE02 1203 0000 0000 2020 51 Verwendungszweck: RE-2025/0114',
    'Bedingungen: Bei Zahlung bis 19.03.2025 2 % Skonto',
    'Hinweise Vielen Dank',
    'Anlagen in der Datei Messprotokoll.pdf',
  ])
    expect(all).toContain(part)
})

test('is tagged, with one title and tables whose cells have headers', async () => {
  const bytes = await writeInvoice({ invoice: sampleInvoice(), today: '2025-04-01' })
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { info, metadata } = await pdf.getMetadata()
  expect(info).toMatchObject({ Title: 'Rechnung RE-2025/0114', Language: 'de-DE' })
  expect(metadata?.get('pdfuaid:part')).toBe('1')
  const trees = [await (await pdf.getPage(1)).getStructTree()]
  const roles = JSON.stringify(trees).match(/(?<="role":")\w+/g) ?? []
  expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
  expect(new Set(roles)).toEqual(
    new Set(['Root', 'Document', 'P', 'H1', 'Table', 'TR', 'TH', 'TD']),
  )
})

test('shows an invoice that states hardly anything, and one in another currency', async () => {
  const [bare = ''] = await pagesOf(bareInvoice)
  expect(bare).toContain('Lieferant ohne Namen')
  expect(bare).not.toMatch(/null|undefined|NaN|Zahlung|Summen/)
  const other = { ...bareInvoice, kind: 'creditNote', currency: 'CHF', payable: -124_000 } as const
  const [credit = ''] = await pagesOf(other)
  expect(credit).toContain('Gutschrift 1')
  expect(credit).toContain('Betrag der Gutschrift − CHF 1.240,00')
})

test('survives what nobody writes', async () => {
  const text = 'שלום \u202e\u0001\ud800🏠\u2028'
  const stated = sampleInvoice(3)
  const evil = JSON.parse(JSON.stringify(stated), (key, value) =>
    typeof value === 'string' && !/^(?:syntax|kind|date|due|from|to)$/.test(key) ? text : value,
  ) as Invoice
  const long = `${text}${'W'.repeat(10_000)}`
  const many = Array.from({ length: 1000 }, () => text)
  const [line = expect.fail()] = evil.lines
  const pages = await pagesOf({
    ...evil,
    ...{ number: long, seller: { ...evil.seller, name: long }, precedes: many, notes: [long] },
    ...{ lines: [{ ...line, id: long, name: long, price: long }], doubts: [long] },
  })
  expect(pages.length).toBeGreaterThan(3)
  for (const page of pages) {
    expect(page).toContain(NOTE)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: None of them may be written.
    expect(page).not.toMatch(/[\u0000-\u0008\u202e]/)
  }
  expect(pages[0]).toContain('???? ')
})

test('says how much it leaves out, which would take too long to write', async () => {
  const lines = Array.from({ length: 3000 }, () => sampleInvoice(1).lines[0] ?? expect.fail())
  const many = Array.from({ length: 112 }, (_, index) => `Nr. ${index + 1}`)
  const charges = many.slice(0, 101).map((reason) => ({ reason, amount: 100 }))
  const long = { ...bareInvoice, lines, charges, notes: many, number: '1'.repeat(10_000) }
  const shown = shortenInvoice(long)
  expect(shown.lines.length).toBeGreaterThan(1000)
  expect(shown.lines.length).toBeLessThan(2000)
  expect(shown.number).toMatch(/^1{3000}… \(7\.000 weitere Zeichen stehen nur in der Datei\)$/)
  expect(shown.notes.slice(99)).toEqual(['Nr. 100', '… 12 weitere Angaben stehen nur in der Datei'])
  expect(shortenInvoice({ ...long, notes: many.slice(0, 101) }).notes.at(-1)).toBe(
    '… eine weitere Angabe steht nur in der Datei',
  )
  expect(shortenInvoice(sampleInvoice())).toEqual(sampleInvoice())
  const pages = await pagesOf({ ...long, lines: lines.slice(0, 1) })
  expect(pages.join(' ')).toContain('Ein weiterer Betrag steht nur in der Datei.')
})

test('writes in full what has no room where it belongs', async () => {
  const words = (name: string) => Array.from({ length: 60 }, (_, index) => `${name}${index}`)
  const [line = expect.fail()] = sampleInvoice(1).lines
  const [id, unit, name, reason, file] = ['i', 'u', 'n', 'r', 'f'].map((one) =>
    words(one).join(' '),
  )
  const pages = await pagesOf({
    ...sampleInvoice(),
    ...{ seller: { ...sampleInvoice().seller, name: name ?? '' }, precedes: words('p') },
    ...{ lines: [{ ...line, id: id ?? '', unit: unit ?? '' }], attachments: [file ?? ''] },
    charges: [{ reason: reason ?? '', amount: 100 }],
  })
  const all = pages.join(' ')
  for (const part of [name, id, `2,5 ${unit}`, words('p').join(', '), reason, file])
    expect(all).toContain(part)
})
