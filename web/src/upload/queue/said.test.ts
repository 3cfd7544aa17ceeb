import { describe, expect, it, test } from 'vitest'
import { inDocuments } from '../texts.ts'
import { saidOfFailed, saidOfSent } from './said.ts'
import { newUpload, type Step } from './upload.ts'

test.each([
  [['Danke!'], 'Danke!'],
  [['Danke!', 'Danke!'], 'Danke!'],
  [['A ist da.', 'B ist da.', 'B ist da.'], '3 Dokumente hochgeladen.'],
])('of %j is said: %s', (messages, said) => {
  expect(saidOfSent(messages)).toBe(said)
})

const uploadAt = (step: Step) => ({ ...newUpload(new File(['x'], 'x.pdf'), ''), step })
const failed = (reason: string) => uploadAt({ at: 'failed', reason })

describe('saidOfFailed', () => {
  const said = (...uploads: Parameters<typeof saidOfFailed>[0]) =>
    saidOfFailed(uploads, inDocuments)

  it('is silent where nothing failed', () => {
    expect(said(uploadAt({ at: 'cancelled', late: false }))).toBeNull()
  })

  it('gives the one reason that there is', () => {
    expect(said(failed('Zu groß.'), failed('Zu groß.'))).toBe('Fehler: Zu groß.')
  })

  it('counts where there are several, each of which stands with its file', () => {
    expect(said(failed('Zu groß.'), failed('Defekt.'), uploadAt({ at: 'chosen' }))).toBe(
      'Fehler: 2 Dokumente sind nicht angekommen.',
    )
  })
})
