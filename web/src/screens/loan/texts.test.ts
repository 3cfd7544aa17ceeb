import { expect, test } from 'vitest'
import { missing, saves } from './texts.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, 'Das spart € 12,30 Zinsen.'],
  [1, 'Das spart € 12,30 Zinsen, und der Kredit ist 1 Monat früher abbezahlt.'],
  [12, 'Das spart € 12,30 Zinsen, und der Kredit ist 1 Jahr früher abbezahlt.'],
  [29, 'Das spart € 12,30 Zinsen, und der Kredit ist 2 Jahre und 5 Monate früher abbezahlt.'],
])('%d months sooner: %s', (months, text) => {
  expect(plain(saves(1_230, months))).toBe(text)
})

test.each([
  [['rate'], 'Für den Tilgungsplan fehlt der Zinssatz.'],
  [
    ['balance', 'payment'],
    'Für den Tilgungsplan fehlen die Restschuld und die monatliche Zahlung.',
  ],
] as const)('without %j: %s', (names, text) => {
  expect(missing(names)).toBe(text)
})
