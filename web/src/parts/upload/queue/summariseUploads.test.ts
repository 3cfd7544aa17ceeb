import { describe, expect, it, test } from 'vitest'
import { inDocuments } from '../texts.ts'
import { summariseFailed, summariseUploaded } from './summariseUploads.ts'
import { createUpload, type UploadState } from './upload.ts'

test.each([
  [['Danke!'], 'Danke!'],
  [['Danke!', 'Danke!'], 'Danke!'],
  [['A ist da.', 'B ist da.', 'B ist da.'], '3 Dokumente hochgeladen.'],
])('the messages %j become: %s', (messages, said) => {
  expect(summariseUploaded(messages)).toBe(said)
})

const uploadAt = (state: UploadState) => ({ ...createUpload(new File(['x'], 'x.pdf'), ''), state })
const failed = (reason: string) => uploadAt({ status: 'failed', reason })

describe('summariseFailed', () => {
  const said = (...uploads: Parameters<typeof summariseFailed>[0]) =>
    summariseFailed(uploads, inDocuments)

  it('returns null when nothing failed', () => {
    expect(said(uploadAt({ status: 'cancelled', mayHaveArrived: false }))).toBeNull()
  })

  it('gives the reason if there is only one', () => {
    expect(said(failed('Zu groß.'), failed('Zu groß.'))).toBe('Fehler: Zu groß.')
  })

  it('counts the failures if there are several reasons', () => {
    expect(said(failed('Zu groß.'), failed('Defekt.'), uploadAt({ status: 'chosen' }))).toBe(
      'Fehler: 2 Dokumente sind nicht angekommen.',
    )
  })
})
