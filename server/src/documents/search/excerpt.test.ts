import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'
import { readSought } from './readSought.ts'

const shown = (text: string, typed: string) =>
  excerptOf(text, readSought(typed))
    .excerpt.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')
const filler = 'Wort '.repeat(100)

it('marks what was searched for, in every form that counts', () => {
  expect(shown('Häuser, ein Haus; das Mueller-Haus', 'Müller haus')).toBe(
    '[Häuser], ein [Haus]; das [Mueller]-[Haus]',
  )
})

it('is short, and of whole words', () => {
  const text = shown(`${filler}Betriebskosten ${filler}`, 'betriebs')
  expect(text).toMatch(/^…(Wort ){12}\[Betriebskosten\]( Wort)+…$/)
  expect(text.length).toBeLessThanOrEqual(204)
})

it('is where the most of it stands together', () => {
  const text = `Garten ${filler} Wohnung ${filler} Wohnung mit Garten ${filler} Garten`
  expect(shown(text, 'wohnung garten')).toContain('[Wohnung] mit [Garten]')
})

it('shows lines as one', () => {
  expect(shown('Rechnung\nüber Heizöl', 'rechnung')).toBe('[Rechnung] über Heizöl')
})

it('shows a word without an end whole', () => {
  const word = `x${'y'.repeat(300)}`
  expect(shown(`${filler}${word} ${filler}`, 'x')).toContain(`[${word}]`)
})

it('is a piece of the text, whatever it is', () => {
  const texts = fc.array(fc.constantFrom('Haus', 'ä', ' ', '  ', 'Häuser', '😀', 'x'.repeat(90)))
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('')
      const { excerpt: pieces } = excerptOf(text, readSought('haus'))
      expect(text).toContain(
        pieces
          .map((piece) => piece.text)
          .join('')
          .replaceAll('…', ''),
      )
      expect(pieces.some((piece) => piece.hit)).toBe(/(?<!\p{L})h[aä]us/iu.test(text))
    }),
  )
})
