import type { ActiveContent } from '@hausblick/contract/documents.ts'
import {
  PdfArray,
  PdfDict,
  PdfName,
  type PdfObject,
  type PdfRef,
  PdfStream,
  PdfString,
} from '@libpdf/core'

type Resolve = (ref: PdfRef) => PdfObject | null

/** Types of actions (ISO 32000-2, table 201). Links to web addresses are left out: nothing happens before a click. */
const ACTIONS: ReadonlyMap<string, ActiveContent> = new Map([
  ['JavaScript', 'scripts'],
  ['Launch', 'launch'],
  // These two open other files, which also tells a server on the network who opens them.
  ['GoToR', 'outside'],
  ['GoToE', 'outside'],
  ['SubmitForm', 'outside'],
  ['ImportData', 'outside'],
  ['Movie', 'media'],
  ['Sound', 'media'],
  ['Rendition', 'media'],
  ['RichMediaExecute', 'media'],
  ['GoTo3DView', 'media'],
])

/** Types of annotations (ISO 32000-2, table 171). */
const ANNOTATIONS: ReadonlyMap<string, ActiveContent> = new Map([
  ['FileAttachment', 'files'],
  ['Movie', 'media'],
  ['Sound', 'media'],
  ['Screen', 'media'],
  ['3D', 'media'],
  ['RichMedia', 'media'],
])

/** Returns what a dictionary itself makes active; what it contains is inspected on its own. */
export function findInDictionary(dictionary: PdfDict, resolve: Resolve): ActiveContent[] {
  const get = (key: string) => dictionary.get(key, resolve)
  const found: (ActiveContent | undefined)[] = [
    lookUp(ACTIONS, get('S')),
    lookUp(ANNOTATIONS, get('Subtype')),
    // The script of an action; a resource may have the same name, but is no string.
    get('JS') instanceof PdfString ? 'scripts' : undefined,
    // A form that describes itself in XML may contain scripts, and desktop readers run them.
    isPresent(get('XFA')) ? 'scripts' : undefined,
    // Part of a file specification: the file is embedded.
    isPresent(get('EF')) ? 'files' : undefined,
    isStoredElsewhere(dictionary, get) ? 'outside' : undefined,
    opensAddress(get, resolve) ? 'outside' : undefined,
  ]
  return found.filter((kind) => kind !== undefined)
}

/** The entries by which a dictionary of any kind acts. */
const ACTING = ['JS', 'XFA', 'EF', 'OpenAction', 'AA', 'Next']

/** Removes what `findInDictionary` finds. */
export function disarmDictionary(dictionary: PdfDict, resolve: Resolve): void {
  if (findInDictionary(dictionary, resolve).length === 0) return
  const keys = [
    ...ACTING,
    ...(lookUp(ACTIONS, dictionary.get('S', resolve)) ? ['S'] : []),
    ...(lookUp(ANNOTATIONS, dictionary.get('Subtype', resolve)) ? ['Subtype'] : []),
    // Elsewhere, F stands for flags or a file's name.
    ...(dictionary instanceof PdfStream ? ['F', 'Ref'] : []),
  ]
  for (const key of keys) dictionary.delete(key)
}

function lookUp(kinds: ReadonlyMap<string, ActiveContent>, value: PdfObject | undefined) {
  return value instanceof PdfName ? kinds.get(value.value) : undefined
}

function isPresent(value: PdfObject | undefined): boolean {
  return value instanceof PdfDict || value instanceof PdfArray
}

/** Returns whether a stream's data, or the page that it shows, is in another file. */
function isStoredElsewhere(dictionary: PdfDict, get: (key: string) => PdfObject | undefined) {
  if (!(dictionary instanceof PdfStream)) return false
  return (
    get('F') instanceof PdfString || get('F') instanceof PdfDict || get('Ref') instanceof PdfDict
  )
}

/** Returns whether a web address is opened without a click on a link: on opening, by another event, or after another action. */
function opensAddress(get: (key: string) => PdfObject | undefined, resolve: Resolve): boolean {
  const events = get('AA')
  const next = get('Next')
  const actions = [
    get('OpenAction'),
    ...(events instanceof PdfDict ? [...events.keys()].map((key) => events.get(key, resolve)) : []),
    ...(next instanceof PdfArray ? [...next].map((_, place) => next.at(place, resolve)) : [next]),
  ]
  return actions.some((action) => {
    const type = action instanceof PdfDict ? action.get('S', resolve) : undefined
    return type instanceof PdfName && type.value === 'URI'
  })
}
