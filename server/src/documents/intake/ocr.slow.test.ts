import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import {
  brokenPicture,
  createScan,
  type ScanPage,
  scannedLetter,
} from '../../testing/texts/scans.ts'
import { scannedPage } from './reader/answers.ts'
import { programs } from './reader/programs.ts'
import { ReaderProcess } from './readerProcess.ts'

/** Recognizing a page takes seconds on a busy machine. */
const PATIENT_MS = 60_000
const MEGABYTE = 1024 * 1024
const ENCODINGS = join(import.meta.dirname, 'reader/testdata/encodings.pdf')
/** What its strips say. */
const STRIPS = [
  ...['Neumarkt 31', 'Rosenweg 3', 'Information für Eigentümer', 'ein Wasserschaden aufgetreten'],
  ...['mit der Erneuerung des', 'Für Rückfragen', 'Mit freundlichen Grüßen'],
]

describe('reading the pictures of a page', { timeout: PATIENT_MS }, () => {
  const newFolder = newFolders()
  let reader: ReaderProcess
  let path: string
  beforeAll(async () => {
    path = join(await newFolder(), 'scan.pdf')
    // It need not wait for other tests.
    const program = { ...programs.ocr, isIdle: false, seconds: PATIENT_MS / 1000 }
    reader = await ReaderProcess.start(program, { largest: MEGABYTE })
  })
  afterAll(() => reader.end())

  const read = (page: ScanPage) => readPage(createScan([{ drawn: [] }, page]), 2)
  const readPage = async (bytes: Buffer, page: number) => {
    await writeFile(path, bytes)
    return scannedPage.parse(await reader.read(path, undefined, page))
  }
  const rotate = (degrees: number) => (sheet: Sharp) =>
    sheet.rotate(degrees, { background: 'white' })

  it.each([
    ['turned by 270°', 270, rotate(0)],
    ['skewed', 0, rotate(6)],
    ['skewed so much that no line is found', 0, rotate(-9)],
  ])('finds the text of a page that is %s', async (_, degrees, change) => {
    expect(await read(await scannedLetter(degrees, change))).toEqual({
      kind: 'read',
      text: expect.stringMatching(/Information für Eigentümer Venloer Straße 155 b/),
      terms: expect.stringMatching(/\bwasserschad/),
    })
  })

  it('doubts a sheet on which hardly a word can be read', async () => {
    const blurred = await scannedLetter(0, (sheet) => sheet.blur(5))
    expect(await read(blurred)).toEqual({ kind: 'doubtful', text: '', terms: '' })
  })

  // From top to bottom: G4, as a picture and as an inverted stencil; G3 in one dimension, with a palette; G3 in two, as a
  // stencil; JBIG2 as one region, and as symbols of another stream, as a stencil; JPEG 2000. Viewers turn it upside down.
  it('decodes whatever scanners write', async () => {
    const { text } = { text: '', ...(await readPage(await readFile(ENCODINGS), 1)) }
    const found = STRIPS.filter((words) => text.includes(words))
    expect(found).toEqual(STRIPS)
  })

  it('finds nothing on an empty page', async () => {
    expect(await read({ drawn: [] })).toEqual({ kind: 'read', text: '', terms: '' })
  })

  it('says what it cannot decode', async () => {
    expect(await read(brokenPicture())).toEqual({ kind: 'unreadable', why: 'encoding' })
  })
})
