import { constants, inflateSync } from 'node:zlib'
import type { Invoice } from '@hausblick/contract/invoice.ts'
import {
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'
import { beginningOfXml } from './decode.ts'
import { MAX_BYTES, readInvoice } from './readInvoice.ts'

// The invoice among the files that a PDF contains.

type Resolve = (ref: PdfRef) => PdfObject | null

/** The names that ZUGFeRD, Factur-X and XRechnung give the invoice. */
const STANDARD = /^(?:factur-x|zugferd-invoice|xrechnung)\.xml$/i
/** What invoices may have attached (EN 16931, BT-125; XML in XRechnung's extension). */
const ATTACHABLE = /\.(?:pdf|png|jpe?g|csv|xlsx|ods|xml)$/i
/** No invoice is looked for among more files. */
const MAX_FILES = 50

interface EmbeddedFile {
  readonly name: string
  readonly invoice: Invoice | null
}

/** What the files in a PDF are. */
export interface FoundInvoice {
  readonly invoice: Invoice | null
  /** Whether there are files that are neither the invoice nor named by it. */
  readonly hasOthers: boolean
}

/** Finds the invoice among embedded files. Several that say different things are none. */
export function findInvoice(specifications: readonly PdfDict[], resolve: Resolve): FoundInvoice {
  const files = readFiles(specifications, resolve)
  if (files === null) return { invoice: null, hasOthers: true }
  const readable = files.filter(({ invoice }) => invoice !== null)
  const standard = readable.filter(({ name }) => STANDARD.test(name))
  const chosen = standard.length > 0 ? standard : readable
  const [first = null] = chosen.map(({ invoice }) => invoice)
  if (first === null || chosen.some(({ invoice }) => !isSame(invoice, first)))
    return { invoice: null, hasOthers: files.length > 0 }
  const isNamed = ({ name }: EmbeddedFile) =>
    first.attachments.includes(name) && ATTACHABLE.test(name)
  const hasOthers = files.some((file) => !chosen.includes(file) && !isNamed(file))
  return { invoice: first, hasOthers }
}

/** A PDF may have the same invoice twice, for programs that know one version only. */
function isSame(one: Invoice | null, other: Invoice): boolean {
  const keys = ['number', 'date', 'currency', 'gross', 'payable'] as const
  return keys.every((key) => one?.[key] === other[key]) && one?.ibans.join() === other.ibans.join()
}

/** Returns the files by name; null where they cannot all be looked at. */
function readFiles(specifications: readonly PdfDict[], resolve: Resolve): EmbeddedFile[] | null {
  const streams = new Map<PdfObject | string, { readonly name: string; readonly data: PdfStream }>()
  for (const specification of specifications) {
    // Related files would be embedded too, and each system may have a file of its own.
    if (specification.has('RF')) return null
    const name = specification.get('UF', resolve) ?? specification.get('F', resolve)
    const embedded = specification.get('EF', resolve)
    if (!(name instanceof PdfString && embedded instanceof PdfDict)) return null
    for (const [, value] of embedded) {
      const data = value instanceof PdfRef ? resolve(value) : value
      if (!(data instanceof PdfStream)) return null
      const key = `${name.asString()} ${value instanceof PdfRef ? value.toString() : streams.size}`
      streams.set(key, { name: name.asString(), data })
    }
  }
  if (streams.size > MAX_FILES) return null
  const files = Array.from(streams.values(), ({ name, data }) => ({
    name,
    invoice: readStream(data, resolve),
  }))
  return files.toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

function readStream(stream: PdfStream, resolve: Resolve): Invoice | null {
  const bytes = unpack(stream, resolve)
  return bytes !== null && beginningOfXml(bytes) !== null ? readInvoice(bytes) : null
}

/** Returns null for what is damaged, larger than invoices are, or packed in an unusual way. */
function unpack(stream: PdfStream, resolve: Resolve): Uint8Array | null {
  const filter = stream.get('Filter', resolve)
  const [first, ...others] = filter instanceof PdfArray ? filter : filter ? [filter] : []
  if (first === undefined) return stream.data
  const isDeflated = first instanceof PdfName && first.value === 'FlateDecode'
  if (!isDeflated || others.length > 0 || stream.has('DecodeParms')) return null
  try {
    return inflateSync(stream.data, {
      finishFlush: constants.Z_SYNC_FLUSH,
      maxOutputLength: MAX_BYTES,
    })
  } catch {
    return null
  }
}
