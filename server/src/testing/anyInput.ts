import fc from 'fast-check'

/** Texts that databases, patterns, paths or number parsers are known to mishandle. */
const nasty = [
  '',
  '\ud800',
  'x'.repeat(3000),
  "' or 1=1 --",
  '%',
  '%00',
  '%zz',
  '..',
  '../../etc/passwd',
  '"',
  'a AND NOT (',
  '-1',
  '0',
  '2147483648',
  '9007199254740993',
  '1e400',
  'null',
  '{}',
  '[]',
  '__proto__',
  'constructor',
]
/** Valid forms, which get past the first checks. */
const plausible = ['A', 'DEMO', 'all', '1', '2025', '2025-02-31', 'anna@example.de', 'x'.repeat(43)]
/** The content of a cursor. */
export const anyPosition = fc.record({
  key: fc.oneof(fc.constantFrom('', '2025-01-01', '\0', ...nasty), fc.maxSafeInteger()),
  day: fc.constantFrom('', '2025-01-01', '\0', ...nasty),
  customerId: fc.constantFrom('A', ...nasty),
  number: fc.oneof(fc.maxSafeInteger(), fc.integer()),
  total: fc.oneof(fc.constant(1), fc.maxSafeInteger()),
})
export const anyText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...plausible) },
  fc.constantFrom('\0', 'mit\0Null'),
  fc.constantFrom(...nasty),
  fc.string({ unit: 'binary', maxLength: 60 }),
)
/** Any value that a header can carry. */
export const anyHeader = fc.oneof(
  anyText.map(encodePart),
  fc.string({ unit: 'grapheme-ascii', maxLength: 80 }),
)
export const anyHeaderName = fc.constantFrom(
  'authorization',
  'accept-encoding',
  'content-type',
  'cookie',
  'idempotency-key',
  'if-modified-since',
  'if-none-match',
  'origin',
  'range',
  'referer',
  'sec-fetch-site',
)

/** Encodes any text as a part of a URL; `encodeURIComponent` alone throws on lone surrogates. */
export function encodePart(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}
