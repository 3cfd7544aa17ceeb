import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { activeKinds, activePdf, packedPdf } from '../../../testing/texts/activePdfs.ts'
import { createPdf } from '../../../testing/texts/pdfs.ts'
import { examinePdf } from './examinePdf.ts'

const activeIn = async (bytes: Uint8Array) => (await examinePdf(bytes)).active

describe.each(activeKinds)('finds %s', (_, parts, active) => {
  test('in a plain file', async () => {
    expect(await activeIn(activePdf(parts))).toEqual(active)
  })

  test('in an object stream', async () => {
    const bytes = packedPdf(parts)
    expect(String(bytes)).not.toMatch(/JavaScript|Launch|Filespec|Annot|Action/)
    expect(await activeIn(bytes)).toEqual(active)
  })
})

const script = { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' }

test('finds what a file with a damaged table contains, and says that it may be incomplete', async () => {
  const bytes = String(activePdf(script)).replace(/startxref\n\d+/, 'startxref\n7')
  expect(await activeIn(Buffer.from(bytes))).toEqual(['scripts', 'unknown'])
})

test('says so of an object that cannot be read', async () => {
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  expect(await activeIn(activePdf({ catalog: '/Other 5 0 R', others: [deep] }))).toEqual([
    'unknown',
  ])
})

test('says so of what is no PDF', async () => {
  expect(await activeIn(Buffer.from('Sehr geehrte Damen und Herren'))).toEqual(['unknown'])
})

test.each(['1.3', '1.4', '1.6', '1.7', '1.7ext3'] as const)(
  'reads a PDF %s with an owner password only',
  async (pdfVersion) => {
    const bytes = await createPdf(['Haus'], { ownerPassword: 'geheim', pdfVersion })
    expect(await activeIn(bytes)).toEqual([])
  },
)

test('finds a script in an encrypted object stream that opens without a password', async () => {
  // Written by qpdf --object-streams=generate --encrypt '' geheim 256 --
  const bytes = await readFile(join(import.meta.dirname, 'testdata/encrypted-script.pdf'))
  expect(String(bytes)).not.toContain('JavaScript')
  expect(await activeIn(bytes)).toEqual(['scripts'])
})

test('says so of a PDF that needs a password', async () => {
  const bytes = await createPdf(['Haus'], { userPassword: 'geheim' })
  expect(await activeIn(bytes)).toEqual(['unknown'])
})
