/** One verdict of a mail server on a mail, such as `dkim=pass header.d=example.org`. */
export interface Verdict {
  /** Lower case, as `result` and the names of properties. */
  readonly method: string
  readonly result: string
  /** Such as `header.d`, each with its value. */
  readonly properties: ReadonlyMap<string, string>
}

const WORD = /"(?:[^"\\]|\\.)*"|[^\s=;"]+|=|;/g
const PROPERTY = /^[a-z]+\.[\w-]+$/

/**
 * Reads the value of a header `Authentication-Results` (RFC 8601). Returns null for anything malformed, and for one that states
 * a property twice, so that nothing in it is believed.
 */
export function readVerdicts(
  value: string,
): { readonly server: string; readonly verdicts: readonly Verdict[] } | null {
  const plain = withoutComments(value)
  if (plain === null) return null
  const [[server = '', ...version] = [], ...statements] = splitStatements(plain)
  if (server === '' || version.length > 1) return null
  const verdicts: Verdict[] = []
  for (const words of statements) {
    if (words.length === 0 || isNone(words)) continue
    const verdict = readVerdict(words)
    if (verdict === null) return null
    verdicts.push(verdict)
  }
  return { server: server.toLowerCase(), verdicts }
}

function readVerdict(words: readonly string[]): Verdict | null {
  const pairs = readPairs(words)
  const [method, result] = pairs?.[0] ?? []
  if (!pairs || method === undefined || result === undefined) return null
  const properties = new Map<string, string>()
  for (const [name, value] of pairs.slice(1)) {
    if (!PROPERTY.test(name)) continue
    if (properties.has(name)) return null
    properties.set(name, value)
  }
  // A method may state its version.
  return { method: method.replace(/\/.*$/, ''), result: result.toLowerCase(), properties }
}

/** Returns each name, in lower case, with its value; null unless all words are such pairs. */
function readPairs(words: readonly string[]): [string, string][] | null {
  const pairs: [string, string][] = []
  for (let at = 0; at < words.length; at += 3) {
    const [name = '', equals, first] = words.slice(at, at + 3)
    if (equals !== '=' || first === undefined || first === '=') return null
    // An address may begin with a quoted part.
    const rest = isQuoted(first) && words[at + 3]?.startsWith('@') ? words[at + 3] : undefined
    if (rest !== undefined) at += 1
    pairs.push([name.toLowerCase(), unquote(first) + (rest ?? '')])
  }
  return pairs
}

function isNone(words: readonly string[]): boolean {
  return words.length === 1 && words[0]?.toLowerCase() === 'none'
}

function isQuoted(word: string): boolean {
  return word.startsWith('"')
}

function unquote(word: string): string {
  return isQuoted(word) ? word.slice(1, -1).replace(/\\(.)/g, '$1') : word
}

/** Returns the words of each statement between semicolons. */
function splitStatements(text: string): string[][] {
  const statements: string[][] = [[]]
  for (const [word] of text.matchAll(WORD)) {
    if (word === ';') statements.push([])
    else statements.at(-1)?.push(word)
  }
  return statements
}

/** Returns null where a comment or a quoted text does not end. */
function withoutComments(text: string): string | null {
  let kept = ''
  let depth = 0
  let isInQuotes = false
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? ''
    if (character === '\\') {
      if (depth === 0) kept += text.slice(at, at + 2)
      at += 1
    } else if (character === '"' && depth === 0) {
      isInQuotes = !isInQuotes
      kept += character
    } else if (character === '(' && !isInQuotes) depth += 1
    else if (character === ')' && depth > 0 && !isInQuotes) {
      depth -= 1
      kept += ' '
    } else if (depth === 0) kept += character
  }
  return depth > 0 || isInQuotes ? null : kept
}
