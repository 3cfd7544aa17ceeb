import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { activeKinds, activePdf, packedPdf } from '../../../testing/texts/activePdfs.ts'
import { createPdf } from '../../../testing/texts/pdfs.ts'
import { disarmPdf } from './disarmPdf.ts'
import { examinePdf } from './examinePdf.ts'

async function textOf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join('')
}

test.each(activeKinds)('removes %s, and keeps the page and the original', async (_, parts) => {
  for (const bytes of [activePdf(parts), packedPdf(parts)]) {
    const before = Buffer.from(bytes)
    const copy = await disarmPdf(bytes)
    expect(bytes.equals(before)).toBe(true)
    expect((await examinePdf(copy ?? bytes)).active).toEqual([])
    expect(await textOf(copy ?? bytes)).toBe('Rechnung')
  }
})

test('makes no copy of what needs a password', async () => {
  expect(await disarmPdf(await createPdf(['Haus'], { userPassword: 'geheim' }))).toBeNull()
})

test('copies what needs a password only to be changed', async () => {
  const copy = await disarmPdf(await createPdf(['Haus'], { ownerPassword: 'geheim' }))
  expect(await textOf(copy ?? Buffer.from(''))).toBe('Haus')
})
