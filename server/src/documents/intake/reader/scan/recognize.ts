import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gunzipSync } from 'node:zlib'
import type { Grey } from './grey.ts'

// Tesseract, compiled to WebAssembly, without its wrapper: that one starts a thread, a right which readers drop.

/** The part of Tesseract's API that is used here. */
interface Api {
  Init(path: string, language: string, mode: number): number
  SetPageSegMode(mode: number): void
  SetImageFile(exif: number, angle: number, upscale: boolean): number
  SetSourceResolution(dpi: number): void
  /** Finds columns and lines, once for a picture. */
  FindLines(): number
  /** Returns how far those lines slope, in radians. */
  GetGradient(): number
  Recognize(monitor: null): number
  GetUTF8Text(): string
  MeanTextConf(): number
  Clear(): void
}

interface Core {
  readonly FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void }
  readonly TessBaseAPI: new () => Api
}

/** What a picture says, and how sure that is, from 0 to 100. */
export interface Recognized {
  readonly text: string
  readonly confidence: number
}

const require = createRequire(import.meta.url)
const LANGUAGE = 'deu'
/** Neural networks only, as the data has them. */
const LSTM_ONLY = 1
/** Finds columns and tables by itself, but does not look whether the page is turned. */
const FULLY_AUTOMATIC = 3
/** By which Tesseract guesses the height of lines; pages are drawn with about so many dots per inch. */
const DPI = 200
/** Where Tesseract's API expects its picture. */
const INPUT = '/input'
/** Tesseract's code for a picture as it stands. */
const UPRIGHT = 1
/** Lines that slope less are read as they are, in radians. */
const LEVEL = 0.005

/** Recognizes a picture, which is straightened; `tilt`, in radians, turns it beforehand, since lines that slope much are not found. */
export type Recognize = (picture: Grey, tilt?: number) => Recognized

/** Loads Tesseract, and returns the function that recognizes pictures. */
export async function loadRecognition(): Promise<Recognize> {
  const createCore: (
    options: object,
  ) => Promise<Core> = require('tesseract.js-core/tesseract-core-simd-lstm.js')
  // Standard output is for answers.
  const core = await createCore({ print: () => {}, printErr: () => {} })
  core.FS.writeFile(
    `/${LANGUAGE}.traineddata`,
    gunzipSync(
      readFileSync(require.resolve('@tesseract.js-data/deu/4.0.0_best_int/deu.traineddata.gz')),
    ),
  )
  const api = new core.TessBaseAPI()
  if (api.Init('/', LANGUAGE, LSTM_ONLY) !== 0) throw new Error('Tesseract did not start.')
  api.SetPageSegMode(FULLY_AUTOMATIC)
  const show = (angle: number) => {
    if (api.SetImageFile(UPRIGHT, angle, false) !== 0)
      throw new Error('Tesseract takes no picture.')
    api.SetSourceResolution(DPI)
  }
  return (picture, tilt = 0) => {
    core.FS.writeFile(INPUT, toPgm(picture))
    show(tilt)
    api.FindLines()
    const slope = api.GetGradient()
    if (Math.abs(slope) > LEVEL) show(tilt + slope)
    core.FS.unlink(INPUT)
    api.Recognize(null)
    const recognized = { text: api.GetUTF8Text(), confidence: api.MeanTextConf() }
    api.Clear()
    return recognized
  }
}

/** Netpbm's format of grey pictures: a line of text, and the pixels. */
function toPgm({ data, width, height }: Grey): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data])
}
