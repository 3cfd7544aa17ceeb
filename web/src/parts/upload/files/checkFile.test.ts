import { expect, test } from 'vitest'
import { checkFile } from './checkFile.ts'

const bytes = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'Scan',
  )

test.each([
  ['a PDF', bytes('%PDF-1.7\n')],
  ['a PDF after leading bytes', bytes('\n'.repeat(1000), '%PDF-1.4')],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0])],
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a], '\n')],
  ['a WebP', bytes('RIFF', [10, 13, 0, 0], 'WEBPVP8 ')],
  ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic')],
  ['a HEIC image sequence', bytes([0, 0, 0, 24], 'ftypmif1')],
  ['an invoice', bytes('<?xml version="1.0"?><Invoice')],
  ['an invoice without its declaration', bytes('\n<ubl:Invoice xmlns:ubl="urn:x">')],
  ['an invoice in UTF-16', bytes([0xff, 0xfe], '<\0?\0x\0m\0l\0')],
])('%s is accepted, whatever its name', async (_what, file) => {
  expect(await checkFile(file, 10_000)).toBeNull()
})

test.each([
  ['text', bytes('Sehr geehrte Damen und Herren')],
  ['HTML', bytes('<!doctype html><p>')],
  ['HTML without its type', bytes('<html lang="de">')],
  ['a PDF beyond the first KB', bytes('\n'.repeat(1024), '%PDF-1.4')],
  ['audio', bytes('RIFF', [1, 0, 0, 0], 'WAVEfmt ')],
  ['an AVIF', bytes([0, 0, 0, 24], 'ftypavif')],
  ['a video', bytes([0, 0, 0, 24], 'ftypqt  ')],
])('%s is rejected', async (_what, file) => {
  expect(await checkFile(file, 10_000)).toBe(
    '„Scan“ kann nicht hochgeladen werden. Möglich sind PDF, JPEG, PNG, WebP und HEIC, E-Rechnungen auch als XML.',
  )
})

test('empty and oversized files are rejected', async () => {
  expect(await checkFile(bytes(), 10)).toBe('„Scan“ ist leer.')
  expect(await checkFile(bytes('%PDF-1.7', '..'), 10)).toBeNull()
  expect(await checkFile(bytes('%PDF-1.7', '...'), 10)).toMatch(
    /^„Scan“ ist zu groß\. Möglich sind höchstens/,
  )
})
