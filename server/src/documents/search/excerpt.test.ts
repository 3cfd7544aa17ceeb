import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { createExcerpt } from './excerpt.ts'
import { parseQuery } from './parseQuery.ts'

const shown = (text: string, typed: string) =>
  createExcerpt(text, parseQuery(typed))
    .excerpt.map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join('')
const filler = 'Wort '.repeat(100)

it('marks hits in every matching form', () => {
  expect(shown('Häuser, ein Haus; das Mueller-Haus', 'Müller haus')).toBe(
    '[Häuser], ein [Haus]; das [Mueller]-[Haus]',
  )
})

it('is short and made of whole words', () => {
  const text = shown(`${filler}Betriebskosten ${filler}`, 'betriebs')
  expect(text).toMatch(/^…(Wort ){12}\[Betriebskosten\]( Wort)+…$/)
  expect(text.length).toBeLessThanOrEqual(204)
})

it('shows where the most words of the query stand together', () => {
  const text = `Garten ${filler} Wohnung ${filler} Wohnung mit Garten ${filler} Garten`
  expect(shown(text, 'wohnung garten')).toContain('[Wohnung] mit [Garten]')
})

it('joins lines', () => {
  expect(shown('Rechnung\nüber Heizöl', 'rechnung')).toBe('[Rechnung] über Heizöl')
})

it('shows a word longer than the excerpt in full', () => {
  const word = `x${'y'.repeat(300)}`
  expect(shown(`${filler}${word} ${filler}`, 'x')).toContain(`[${word}]`)
})

it('is a section of any text', () => {
  const texts = fc.array(fc.constantFrom('Haus', 'ä', ' ', '  ', 'Häuser', '😀', 'x'.repeat(90)))
  fc.assert(
    fc.property(texts, (parts) => {
      const text = parts.join('')
      const { excerpt: pieces } = createExcerpt(text, parseQuery('haus'))
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
