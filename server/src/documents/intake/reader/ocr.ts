import { fileURLToPath } from 'node:url'
import { definePDFJSModule } from 'unpdf'
import type { ScannedPage } from './answers.ts'
import { cleanText } from './pageText.ts'
import { openPdf } from './pdf.ts'
import { drawPictures } from './scan/draw.ts'
import { type Grey, looksWritten, turnGrey } from './scan/grey.ts'
import { findPictures } from './scan/placed.ts'
import { loadRecognition, type Recognized } from './scan/recognize.ts'
import { serve } from './serve.ts'
import { termsOf } from './words.ts'

// Reads the text in the pictures of one page of a PDF.

const QUARTERS = [180, 90, 270] as const
/** In radians. */
const TILTS = [0.15, -0.15]
/** A page of fewer words, or of which less is sure, may be turned. */
const ENOUGH_WORDS = 15
const SURE = 70
/** Less is a photograph or a drawing, in whose lines letters are seen. */
const LEGIBLE = 40
/** On a written sheet, fewer words are not all of them. */
const FEW_WORDS = 5
const WORD = /\p{L}{2,}/gu

/** What scanners compress with: JBIG2, both fax encodings, JPEG 2000. */
const DECODERS = fileURLToPath(new URL('./wasm/', import.meta.resolve('pdfjs-dist/package.json')))

// PDF.js warns of this build, which lacks nothing that is needed here; in the log it would stand as why a reader ended.
Object.assign(console, { warn: () => {} })
// The build that `unpdf` has within it cannot load decoders.
await definePDFJSModule(() => import('pdfjs-dist'))
const recognize = await loadRecognition()

await serve(async (bytes, page): Promise<ScannedPage> => {
  const pdf = await openPdf(bytes, DECODERS)
  if (pdf === null) return { kind: 'unreadable', why: 'locked' }
  const opened = await pdf.getPage(page)
  const { pictures, isPartial } = await findPictures(opened)
  if (pictures.length === 0)
    return isPartial
      ? { kind: 'unreadable', why: 'encoding' }
      : { kind: 'read', text: '', terms: '' }
  const drawn = drawPictures(opened, pictures)
  await pdf.loadingTask.destroy()
  const recognized = recognizeTurned(drawn)
  const text = recognized.confidence < LEGIBLE ? '' : cleanText(recognized.text)
  if (text === '' && isPartial) return { kind: 'unreadable', why: 'encoding' }
  const isDoubtful =
    text === '' || countWords(recognized) < FEW_WORDS
      ? looksWritten(drawn)
      : recognized.confidence < SURE
  return { kind: isDoubtful ? 'doubtful' : 'read', text, terms: [...termsOf(text)].join(' ') }
})

function recognizeTurned(drawn: Grey): Recognized {
  let best = recognize(drawn)
  const others = [
    ...QUARTERS.map((degrees) => () => recognize(turnGrey(drawn, degrees))),
    ...TILTS.map((tilt) => () => recognize(drawn, tilt)),
  ]
  for (const recognizeOther of others) {
    if (isSure(best)) return best
    const other = recognizeOther()
    if (weigh(other) > weigh(best)) best = other
  }
  return best
}

function isSure(recognized: Recognized): boolean {
  return recognized.confidence >= SURE && countWords(recognized) >= ENOUGH_WORDS
}

function weigh(recognized: Recognized): number {
  return recognized.confidence * countWords(recognized)
}

function countWords({ text }: Recognized): number {
  return text.match(WORD)?.length ?? 0
}
