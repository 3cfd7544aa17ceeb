import { deflateSync } from 'node:zlib'
import type { ActiveContent } from '@hausblick/contract/documents.ts'
import { rawPdf, stream } from './pdfs.ts'

interface Parts {
  /** Entries of the catalog. */
  readonly catalog?: string
  /** Entries of the only page. */
  readonly page?: string
  /** Objects 5 and following, to refer to. */
  readonly others?: readonly (string | Buffer)[]
}

const SCRIPT = '<</S/JavaScript/JS(app.alert\\("Hausblick"\\))>>'
const LAUNCH = '<</S/Launch/F(calc.exe)>>'
const FILE = '<</Type/Filespec/F(rechnung.xml)/EF<</F 6 0 R>>>>'
const EMBEDDED = stream('/Type/EmbeddedFile', '<Invoice/>')
const widget = (entries: string) =>
  `<</Type/Annot/Subtype/Widget/FT/Btn/T(Knopf)/Rect[50 700 250 750]${entries}>>`
const annotation = (subtype: string, entries = '') =>
  `<</Type/Annot/Subtype/${subtype}/Rect[50 700 250 750]${entries}>>`

/** Returns the objects of a PDF with one page, its text in object 4. */
function objectsOf({ catalog = '', page = '', others = [] }: Parts): (string | Buffer)[] {
  const font = '/Resources<</Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>>>'
  return [
    `<</Type/Catalog/Pages 2 0 R${catalog}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${font}${page}>>`,
    stream('', 'BT /F 24 Tf 50 600 Td (Rechnung) Tj ET'),
    ...others,
  ]
}

/** PDFs of nothing but one kind of active content, and where it is. */
export const activeKinds: readonly (readonly [string, Parts, readonly ActiveContent[]])[] = [
  ['a script on opening', { catalog: `/OpenAction${SCRIPT}` }, ['scripts']],
  [
    'a script in a stream',
    {
      catalog: '/OpenAction<</S/JavaScript/JS 5 0 R>>',
      others: [stream('', 'app.alert(1)')],
    },
    ['scripts'],
  ],
  ['a script before closing', { catalog: `/AA<</WC${SCRIPT}>>` }, ['scripts']],
  ['a script of a page', { page: `/AA<</O${SCRIPT}>>` }, ['scripts']],
  ['a named script', { catalog: `/Names<</JavaScript<</Names[(a)${SCRIPT}]>>>>` }, ['scripts']],
  ['a script of an annotation', { page: `/Annots[${widget(`/A${SCRIPT}`)}]` }, ['scripts']],
  [
    'a script of a form field',
    {
      catalog: '/AcroForm<</Fields[5 0 R]>>',
      others: [`<</FT/Tx/T(a)/AA<</K${SCRIPT}>>/Kids[]>>`],
    },
    ['scripts'],
  ],
  [
    'a script after another action',
    { catalog: `/OpenAction<</S/Named/N/NextPage/Next[${SCRIPT}]>>` },
    ['scripts'],
  ],
  ['a script by an escaped name', { catalog: '/OpenAction<</S/J#61vaScript/JS()>>' }, ['scripts']],
  ['a script without a type', { catalog: '/OpenAction<</JS(app.alert\\(1\\))>>' }, ['scripts']],
  ['a form in XML', { catalog: '/AcroForm<</Fields[]/XFA[(template)5 0 R]>>' }, ['scripts']],
  ['a start of a program', { catalog: `/OpenAction${LAUNCH}` }, ['launch']],
  [
    'a link that starts a program',
    { page: `/Annots[${annotation('Link', `/A${LAUNCH}`)}]` },
    ['launch'],
  ],
  [
    'an embedded file',
    {
      catalog: '/Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>',
      others: [FILE, EMBEDDED],
    },
    ['files'],
  ],
  ['an associated file', { catalog: '/AF[5 0 R]', others: [FILE, EMBEDDED] }, ['files']],
  ['an attached file', { page: `/Annots[${annotation('FileAttachment')}]` }, ['files']],
  [
    'a form that is sent',
    { page: `/Annots[${widget('/A<</S/SubmitForm/F(https://hausblick.test/)>>')}]` },
    ['outside'],
  ],
  ['another file', { catalog: '/OpenAction<</S/GoToR/F(//server/a.pdf)/D[0/Fit]>>' }, ['outside']],
  ['imported data', { catalog: '/AA<</WS<</S/ImportData/F(a.fdf)>>>>' }, ['outside']],
  [
    'an address opened at once',
    { catalog: '/OpenAction<</S/URI/URI(https://a.test)>>' },
    ['outside'],
  ],
  ['an address opened by a page', { page: '/AA<</O<</S/URI/URI(https://a.test)>>>>' }, ['outside']],
  [
    'data of another file',
    { catalog: '/Other 5 0 R', others: [stream('/F(//server/a)', '')] },
    ['outside'],
  ],
  ['a film', { page: `/Annots[${annotation('Screen')}]` }, ['media']],
  ['a model', { page: `/Annots[${annotation('3D')}]` }, ['media']],
  ['several', { catalog: `/OpenAction${SCRIPT}/AA<</WC${LAUNCH}>>` }, ['launch', 'scripts']],
  [
    'a link to a web address',
    { page: `/Annots[${annotation('Link', '/A<</S/URI/URI(https://a.test)>>')}]` },
    [],
  ],
  [
    'a link to a page',
    {
      catalog: '/OpenAction[3 0 R/Fit]',
      page: `/Annots[${annotation('Link', '/Dest[3 0 R/Fit]')}]`,
    },
    [],
  ],
  [
    'a note about JavaScript',
    { page: `/Annots[${annotation('Text', '/Contents(/S /JavaScript /JS)')}]` },
    [],
  ],
]

/** Creates a PDF of hand-written objects. */
export const activePdf = (parts: Parts) => rawPdf(objectsOf(parts))

/** Creates a PDF like `activePdf`, its objects but streams compressed into one object stream (ISO 32000-1, 7.5.7). */
export function packedPdf(parts: Parts): Buffer {
  const objects = objectsOf(parts)
  const packed = objects.flatMap((object, index) =>
    typeof object === 'string' ? [{ number: index + 1, object }] : [],
  )
  let offset = 0
  const heads = packed.map(({ number, object }) => {
    const head = `${number} ${offset}`
    offset += object.length + 1
    return head
  })
  const index = `${heads.join(' ')}\n`
  const data = deflateSync(`${index}${packed.map(({ object }) => object).join('\n')}`)
  const holder = objects.length + 1
  const entries = `/Type/ObjStm/N ${packed.length}/First ${index.length}/Filter/FlateDecode`
  const written: [number, Buffer][] = [
    ...objects.flatMap((object, place): [number, Buffer][] =>
      typeof object === 'string' ? [] : [[place + 1, object]],
    ),
    [holder, stream(entries, data)],
  ]
  let file = Buffer.from('%PDF-1.7\n%\xe2\xe3\n', 'latin1')
  const rows = new Map<number, readonly [number, number, number]>([[0, [0, 0, 255]]])
  for (const [number, object] of written) {
    rows.set(number, [1, file.length, 0])
    file = Buffer.concat([
      file,
      Buffer.from(`${number} 0 obj\n`),
      object,
      Buffer.from('\nendobj\n'),
    ])
  }
  for (const [place, { number }] of packed.entries()) rows.set(number, [2, holder, place])
  const start = file.length
  rows.set(holder + 1, [1, start, 0])
  const table = Buffer.alloc(rows.size * 4)
  for (const [number, [type, where, place]] of rows) {
    table[number * 4] = type
    table.writeUInt16BE(where, number * 4 + 1)
    table[number * 4 + 3] = place
  }
  const last = stream(`/Type/XRef/W[1 2 1]/Size ${rows.size}/Root 1 0 R`, table)
  return Buffer.concat([
    file,
    Buffer.from(`${holder + 1} 0 obj\n`),
    last,
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ])
}
