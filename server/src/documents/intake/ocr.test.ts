import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { newFolders } from '../../testing/folders.ts'
import {
  brokenPicture,
  createScan,
  letterInBits,
  letterInStrips,
  type ScanPage,
  scannedLetter,
} from '../../testing/texts/scans.ts'
import { scannedPage } from './reader/answers.ts'
import { programs } from './reader/programs.ts'
import { ReaderProcess } from './readerProcess.ts'

/** Recognizing a page takes seconds on a busy machine. */
const PATIENT_MS = 60_000

describe('reading the pictures of a page', { timeout: PATIENT_MS }, () => {
  const newFolder = newFolders()
  let folder: string
  beforeAll(async () => {
    folder = await newFolder()
  })

  const read = async (page: ScanPage) => {
    const path = join(folder, 'scan.pdf')
    const bytes = createScan([{ drawn: [] }, page])
    await writeFile(path, bytes)
    // It need not wait for other tests.
    const program = { ...programs.ocr, isIdle: false, seconds: PATIENT_MS / 1000 }
    const reader = await ReaderProcess.start(program, { largest: bytes.length })
    try {
      return scannedPage.parse(await reader.read(path, undefined, 2))
    } finally {
      reader.end()
    }
  }
  const letter = {
    kind: 'read',
    text: expect.stringMatching(/Information für Eigentümer Venloer Straße 155 b/),
    terms: expect.stringMatching(/\bwasserschad/),
  }

  it.each([0, 90, 180, 270])('finds the text of a page that is turned by %d°', async (degrees) => {
    expect(await read(await scannedLetter(degrees))).toEqual(letter)
  })

  it('composes strips', async () => {
    expect(await read(await letterInStrips(7))).toEqual(letter)
  })

  it.each([true, false])('in black and white (stencil: %s)', async (isStencil) => {
    expect(await read(await letterInBits({ isStencil }))).toEqual(letter)
  })

  it('finds nothing on an empty page', async () => {
    expect(await read({ drawn: [] })).toEqual({ kind: 'read', text: '', terms: '' })
  })

  it.each(['JBIG2Decode', 'DCTDecode'])('says what it cannot decode (%s)', async (filter) => {
    expect(await read(brokenPicture(filter))).toEqual({ kind: 'unreadable', why: 'encoding' })
  })
})
