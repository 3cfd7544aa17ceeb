import { writeSync } from 'node:fs'
import type { PDF } from '@libpdf/core'
import type { Split, SplitPlan } from './answers.ts'
import { examinePdf } from './examinePdf.ts'
import { serve } from './serve.ts'
import { cutLetter, openSource } from './splitPdf.ts'

// Makes letters of the pages of several PDFs. Its file is the plan's length (4 bytes, big endian), the plan in JSON, and the PDFs,
// one after the other; so are the letters that it writes.

/** The service's open file. */
const OUTPUT_DESCRIPTOR = 3
const LENGTH_BYTES = 4

await serve(async (bytes): Promise<Split> => {
  const start = LENGTH_BYTES + Buffer.from(bytes.buffer, 0, LENGTH_BYTES).readUInt32BE()
  const json = Buffer.from(bytes.buffer, LENGTH_BYTES, start - LENGTH_BYTES).toString()
  const plan: SplitPlan = JSON.parse(json)
  const sources: PDF[] = []
  let end = start
  for (const [source, { size, pages }] of plan.sources.entries()) {
    const begin = end
    end += size
    const pdf = await openSource(bytes.subarray(begin, end), pages)
    if (pdf === null) return { kind: 'refused', source }
    sources.push(pdf)
  }
  const letters: number[] = []
  for (const pages of plan.letters) {
    const letter = await cutLetter(sources, pages)
    // Whatever may act would come to the letter's reader from whoever sent the pile.
    if ((await examinePdf(letter)).active.length > 0)
      return { kind: 'refused', source: pages[0]?.source ?? 0 }
    write(letter)
    letters.push(letter.length)
  }
  return { kind: 'made', letters }
})

function write(bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length; )
    done += writeSync(OUTPUT_DESCRIPTOR, bytes, done, bytes.length - done)
}
