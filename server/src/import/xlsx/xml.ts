import { SaxesParser } from 'saxes'
import { Unreadable } from '../unreadable.ts'
import { DAMAGED } from './archive.ts'

export type Attributes = Readonly<Record<string, string>>

/** What to do with each piece of a document, in its order. Names come without their namespace's prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

/** Goes through a document as it arrives, and gives what the handler emits. */
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
  // Thrown later, outside the parser, so that what its handlers throw is not taken for a fault of the document.
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
  if (fault) throw new Unreadable(DAMAGED, { cause: fault })
  yield* items
}

/** Everything that the handler emits. */
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
