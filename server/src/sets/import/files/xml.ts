import { SaxesParser } from 'saxes'
import { DAMAGED } from './archive.ts'
import { UnreadableFile } from './unreadableFile.ts'

export type Attributes = Readonly<Record<string, string>>

/** Callbacks for the parts of a document, in document order. Names come without their prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/** Parses a document as it streams in, and yields what the handler emits. Throws an UnreadableFile if the XML is malformed. */
export async function* parseXml<Item>(
  chunks: AsyncIterable<string>,
  handle: (emit: (item: Item) => void) => XmlHandler,
): AsyncGenerator<Item> {
  let items: Item[] = []
  const handler = handle((item) => items.push(item))
  const parser = new SaxesParser()
  parser.on('opentag', (tag) => handler.open?.(localName(tag.name), tag.attributes))
  parser.on('text', (text) => handler.text?.(text))
  parser.on('cdata', (text) => handler.text?.(text))
  parser.on('closetag', (tag) => handler.close?.(localName(tag.name)))
  // Thrown outside the parser, so that errors thrown by handlers are not taken for malformed XML.
  let fault: Error | undefined
  parser.on('error', (error) => {
    fault ??= error
  })
  for await (const chunk of chunks) {
    parser.write(chunk)
    if (fault) break
    yield* items
    items = []
  }
  if (!fault) parser.close()
  if (fault) throw new UnreadableFile(DAMAGED, { cause: fault })
  yield* items
}

/** Parses a whole document and returns what the handler emitted. Throws as `parseXml` does. */
export async function collectXml<Item>(
  chunks: AsyncIterable<string>,
  handle: (emit: (item: Item) => void) => XmlHandler,
): Promise<Item[]> {
  const items: Item[] = []
  for await (const item of parseXml(chunks, handle)) items.push(item)
  return items
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

/** Whether an attribute that is a flag is set. */
export function isTrue(flag = ''): boolean {
  return flag === '1' || flag === 'true'
}
