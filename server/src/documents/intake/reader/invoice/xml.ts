import { SaxesParser } from 'saxes'
import { textPieces } from './decode.ts'
import { nameOf } from './names.ts'
import { Unreadable } from './unreadable.ts'

/** An element of a namespace that invoices use; all others are skipped with what they contain. */
export interface XmlElement {
  /** As `nameOf` returns it, whatever prefix the file uses. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly XmlElement[]
  /** Trimmed. */
  readonly text: string
}

const MAX_DEPTH = 100
const MAX_ELEMENTS = 400_000
const MAX_ATTRIBUTES = 100
/** UTF-16 code units, without attachments: of texts that are kept, and of everything. */
const MAX_TEXT = 8_000_000
const MAX_LENGTH = 20_000_000
const XINCLUDE = 'http://www.w3.org/2001/XInclude'

/**
 * Parses XML that needs nothing but itself. Throws Unreadable where it is not well-formed, has a document type or includes, or
 * exceeds a limit.
 */
export function parseXml(bytes: Uint8Array): XmlElement {
  const top: { -readonly [Key in keyof XmlElement]: XmlElement[Key] } & { children: XmlElement[] } =
    { name: '', attributes: {}, children: [], text: '' }
  const open = [top]
  let [depth, skipped, elements, attributes, kept, length] = [0, 0, 0, 0, 0, 0]
  const parser = new SaxesParser({ xmlns: true })
  const refuse = (why: string) => {
    throw new Unreadable(why)
  }
  parser.on('error', ({ message }) => refuse(message))
  parser.on('doctype', () => refuse('It has a document type.'))
  parser.on('opentagstart', () => {
    depth += 1
    elements += 1
    attributes = 0
    if (depth > MAX_DEPTH || elements > MAX_ELEMENTS) refuse('It has too many elements.')
  })
  parser.on('attribute', () => {
    attributes += 1
    if (attributes > MAX_ATTRIBUTES) refuse('It has too many attributes.')
  })
  parser.on('opentag', ({ uri, local, attributes: stated }) => {
    if (uri === XINCLUDE) refuse('It includes other files.')
    const name = nameOf(uri, local)
    if (skipped > 0 || name === undefined) {
      skipped += 1
      return
    }
    const own = Object.values(stated).filter((attribute) => attribute.uri === '')
    const values = Object.fromEntries(own.map((attribute) => [attribute.local, attribute.value]))
    const element = { name, attributes: values, children: [], text: '' }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  const keep = (text: string) => {
    const element = open.at(-1)
    if (isAttachment(element)) length -= text.length
    if (skipped > 0 || element === undefined || isAttachment(element)) return
    if (text.trim() === '') return
    kept += text.length
    if (kept > MAX_TEXT) refuse('It has too much text.')
    element.text += text
  }
  parser.on('text', keep)
  parser.on('cdata', keep)
  parser.on('closetag', () => {
    depth -= 1
    if (skipped > 0) skipped -= 1
    else {
      const element = open.pop()
      if (element) element.text = element.text.trim()
    }
  })
  for (const piece of textPieces(bytes)) {
    parser.write(piece)
    length += piece.length
    if (length > MAX_LENGTH && !isAttachment(open.at(-1))) refuse('It is too long.')
  }
  parser.close()
  return top.children[0] ?? refuse('It is no invoice.')
}

/** Attachments state their type. Their bytes stay in the file. */
function isAttachment(element: XmlElement | undefined): boolean {
  return element !== undefined && 'mimeCode' in element.attributes
}
