/** A hyphen at the end of a line, in the middle of a word. */
const PARTED = /(?<=\p{L})[-\u00ad\u2010]\n(?=\p{Ll})/gu
/** What is not seen: it would only stand in the way of finding and of what the text is shown in. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/gu

/** The text of a page as it is searched and shown: words whole, lines parted by a line break, nothing invisible. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(PARTED, '')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').replace(UNSEEN, '').trim())
    .filter((line) => line !== '')
    .join('\n')
}
