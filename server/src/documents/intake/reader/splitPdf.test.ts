import { describe, expect, test } from 'vitest'
import { activeKinds, activePdf } from '../../../testing/texts/activePdfs.ts'
import { createPdf, rawPdf, stream } from '../../../testing/texts/pdfs.ts'
import { examinePdf } from './examinePdf.ts'
import { readPageText } from './pageText.ts'
import { openPdf } from './pdf.ts'
import { cutLetter, openSource } from './splitPdf.ts'

const open = async (bytes: Uint8Array, pages: number) => {
  const pdf = await openSource(new Uint8Array(bytes), pages)
  if (!pdf) throw new Error('It was refused.')
  return pdf
}
const turn = 0 as const

/** Reads the text and the rotation of each page. */
async function readBack(bytes: Uint8Array): Promise<[text: string, rotation: number][]> {
  const pdf = await openPdf(new Uint8Array(bytes))
  if (!pdf) throw new Error('It needs a password.')
  const pages: [string, number][] = []
  for (let page = 1; page <= pdf.numPages; page++)
    pages.push([await readPageText(pdf, page), (await pdf.getPage(page)).rotate])
  return pages
}

describe('a letter', () => {
  test('has its pages of several PDFs in order, each turned from how it was', async () => {
    const sources = [
      await open(await createPdf(['eins', 'zwei', 'drei']), 3),
      await open(await createPdf(['vier']), 1),
    ]
    const letter = await cutLetter(sources, [
      { source: 0, page: 3, turn: 90 },
      { source: 1, page: 1, turn },
      { source: 0, page: 1, turn: 270 },
    ])
    expect(await readBack(letter)).toEqual([
      ['drei', 90],
      ['vier', 0],
      ['eins', 270],
    ])
    const again = await cutLetter([await open(letter, 3)], [{ source: 0, page: 3, turn: 180 }])
    expect(await readBack(again)).toEqual([['eins', 90]])
  })

  test('has what its pages inherit, and nothing of other pages that share their resources', async () => {
    const image = (said: string) =>
      stream(
        '/Type/XObject/Subtype/Image/Width 1/Height 1/ColorSpace/DeviceGray/BitsPerComponent 8',
        said,
      )
    const page = (contents: number) =>
      `<</Type/Page/Parent 2 0 R/Contents ${contents} 0 R/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/Dest[4 0 R/Fit]>>]>>`
    const resources =
      '<</XObject<</Im1 7 0 R/Im#32 8 0 R>>/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'
    const pile = rawPdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[3 0 R 4 0 R]/Count 2/Rotate 90/MediaBox[0 0 300 200]/Resources ${resources}>>`,
      page(5),
      page(6),
      stream('', 'q 9 0 0 9 0 0 cm /Im1 Do Q BT /F 12 Tf 10 10 Td (fuer Meier) Tj ET'),
      stream('', 'q 9 0 0 9 0 0 cm /Im2 Do Q BT /F 12 Tf 10 10 Td (fuer Schulz) Tj ET'),
      image('picture of Meier'),
      image('picture of Schulz'),
    ])
    const source = await open(pile, 2)
    const letters = await Promise.all(
      [1, 2].map((page) => cutLetter([source], [{ source: 0, page, turn: 90 }])),
    )
    const [meier = new Uint8Array(), schulz = new Uint8Array()] = letters
    expect(await readBack(meier)).toEqual([['fuer Meier', 180]])
    expect(await readBack(schulz)).toEqual([['fuer Schulz', 180]])
    for (const [bytes, own, other] of [
      [meier, 'Meier', 'Schulz'],
      [schulz, 'Schulz', 'Meier'],
    ] as const) {
      const text = Buffer.from(bytes).toString('latin1')
      expect(text).toContain(`picture of ${own}`)
      expect(text).not.toContain(other)
    }
  })

  test.each(activeKinds)('of a PDF with %s can do nothing', async (_, parts) => {
    const source = await open(activePdf(parts), 1)
    const letter = await cutLetter([source], [{ source: 0, page: 1, turn }])
    expect((await examinePdf(letter)).active).toEqual([])
  })
})
