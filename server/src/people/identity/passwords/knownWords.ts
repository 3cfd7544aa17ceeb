/** Words that anyone attacking this product would try. */
const PRODUCT = [
  'hausblick',
  'miete',
  'mieter',
  'vermieter',
  'wohnung',
  'haus',
  'immobilie',
  'immobilien',
  'verwaltung',
  'hausverwaltung',
  'eigentum',
  'eigentümer',
  'portfolio',
  'dashboard',
]
/** Shorter words occur inside too many others. */
const MIN_LENGTH = 3

/** Returns the words that an attacker of an account would try first, in lower case, longest first. */
export function knownWords(email: string, operatorName: string): string[] {
  const said = [email, operatorName].flatMap((text) => {
    const lower = text.toLowerCase()
    return [lower, lower.split('@')[0] ?? '', ...lower.split(/[^\p{L}]+/u)]
  })
  return [...new Set([...PRODUCT, ...said])]
    .filter((word) => word.length >= MIN_LENGTH)
    .toSorted((a, b) => b.length - a.length)
}
