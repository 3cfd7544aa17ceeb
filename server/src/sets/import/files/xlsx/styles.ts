import { collectXml } from '../xml.ts'
import { type NumberFormat, readNumberFormat } from './numberFormat.ts'

/** Reads the number formats of a workbook's cell styles, indexed as cells refer to them. */
export async function readStyles(chunks: AsyncIterable<string>): Promise<NumberFormat[]> {
  return await collectXml<NumberFormat>(chunks, (emit) => {
    const codes = new Map<number, string>()
    const path: string[] = []
    return {
      open: (name, attributes) => {
        const id = Number(attributes.numFmtId ?? 0)
        if (name === 'numFmt') codes.set(id, attributes.formatCode ?? '')
        // No cell refers to the styles elsewhere.
        if (name === 'xf' && path.at(-1) === 'cellXfs') emit(readNumberFormat(id, codes.get(id)))
        path.push(name)
      },
      close: () => path.pop(),
    }
  })
}
