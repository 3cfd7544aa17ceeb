import { PdfArray, PdfDict, PdfName, type PdfObject, type PdfRef, PdfStream } from '@libpdf/core'

type Resolve = (ref: PdfRef) => PdfObject | null

/** A name in a page's contents, which may write characters as `#20`. */
const NAMES = /\/([^\s()<>[\]{}/%]*)/g
const ESCAPED = /#([\da-fA-F]{2})/g

/**
 * Leaves a page the resources that its contents name, and the forms among them theirs: some programs give all pages the resources
 * of all, so that every letter would have the pictures of the whole pile in it.
 */
export function keepUsedResources(page: PdfDict, resolve: Resolve): void {
  const contents = page.get('Contents', resolve)
  const streams =
    contents instanceof PdfArray
      ? [...contents].map((_, place) => contents.at(place, resolve))
      : [contents]
  keepNamed(page, streams, { resolve, seen: new Set() })
}

interface Walk {
  readonly resolve: Resolve
  readonly seen: Set<PdfDict>
}

function keepNamed(
  owner: PdfDict,
  streams: readonly (PdfObject | undefined)[],
  { resolve, seen }: Walk,
): void {
  seen.add(owner)
  const resources = owner.get('Resources', resolve)
  if (!(resources instanceof PdfDict)) return
  const forms = formsOf(resources, resolve)
  // Forms without resources of their own use those of the page.
  const borrowing = forms.filter((form) => !(form.get('Resources', resolve) instanceof PdfDict))
  const names = new Set([...streams, ...borrowing].flatMap(namesIn))
  const kept = new PdfDict()
  for (const [category, value] of resources) {
    const group = resources.get(category.value, resolve)
    if (!(group instanceof PdfDict)) {
      kept.set(category.value, value)
      continue
    }
    const used = new PdfDict()
    for (const [name, resource] of group) if (names.has(name.value)) used.set(name.value, resource)
    kept.set(category.value, used)
  }
  owner.set('Resources', kept)
  for (const form of formsOf(kept, resolve))
    if (!seen.has(form)) keepNamed(form, [form], { resolve, seen })
}

/** Returns the forms, patterns and masks, which have contents of their own. */
function formsOf(resources: PdfDict, resolve: Resolve): PdfStream[] {
  return ['XObject', 'Pattern', 'ExtGState'].flatMap((category) => {
    const group = resources.get(category, resolve)
    if (!(group instanceof PdfDict)) return []
    return [...group.keys()].flatMap((name) => {
      const value = group.get(name.value, resolve)
      const mask = value instanceof PdfDict ? value.get('SMask', resolve) : undefined
      const isOfState = category === 'ExtGState' && mask instanceof PdfDict
      const form = isOfState ? mask.get('G', resolve) : value
      return form instanceof PdfStream && !isImage(form) ? [form] : []
    })
  })
}

function isImage(stream: PdfStream): boolean {
  const subtype = stream.get('Subtype')
  return subtype instanceof PdfName && subtype.value === 'Image'
}

function namesIn(stream: PdfObject | undefined): string[] {
  if (!(stream instanceof PdfStream)) return []
  const contents = Buffer.from(stream.getDecodedData()).toString('latin1')
  return [...contents.matchAll(NAMES)].flatMap(([, written = '']) => {
    const bytes = written.replace(ESCAPED, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return [bytes, Buffer.from(bytes, 'latin1').toString()]
  })
}
