import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { Sheet } from '../../../platform/print/sheet.ts'
import { sampleReport } from '../../../testing/sampleReport.ts'
import { writeLoans } from './loans.ts'

const YEARS = Array.from({ length: 110 }, (_, index) => 1990 + index)

/** Where a piece of text stands on its page, in points. */
interface Box {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly bottom: number
  readonly top: number
}

/** Returns the pieces of text of each page. */
async function boxesOf(bytes: Uint8Array): Promise<Box[][]> {
  const pdf = await getDocumentProxy(Uint8Array.from(bytes))
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent()
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return []
      const [left, bottom] = [Number(item.transform[4]), Number(item.transform[5])]
      // Capitals and digits are about seven tenths as high as their size.
      const top = bottom + 0.7 * Number(item.transform[3])
      return [{ text: item.str, left, right: left + item.width, bottom, top }]
    })
  })
  return await Promise.all(pages)
}

/** Returns the pairs of pieces that are printed over each other. */
function overprints(boxes: readonly Box[]): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const up = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom)
        return across > 0.1 && up > 0.1
      })
      .map((other) => `${one.text} over ${other.text}`),
  )
}

test('no year and no amount of a loan is printed over another text', async () => {
  const report = sampleReport()
  const [loan = expect.fail()] = report.loans
  const large = { ...loan, id: 'D2', principal: 123_456_789, balance: 1_234_567_890 }
  const loanSums = {
    ...report.loanSums,
    interest: 123_456_789,
    principal: 1_234_567_890,
    balance: 1_234_567_890,
  }
  const sheet = new Sheet({ title: 'Jahre', color: '#000000', made: new Date(0) })
  for (const year of YEARS) {
    sheet.addPage()
    writeLoans(sheet, { ...report, year, loans: [loan, large, loan], loanSums })
  }
  const pages = (await boxesOf(await sheet.finish())).slice(1)
  expect(pages).toHaveLength(YEARS.length)
  expect(pages.map((boxes, index) => [YEARS[index], overprints(boxes)])).toEqual(
    YEARS.map((year) => [year, []]),
  )
})
