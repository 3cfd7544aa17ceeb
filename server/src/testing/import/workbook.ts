import { zip } from './zip.ts'

interface Parts {
  /** The sheet's rows, as XML. */
  readonly rows: string
  /** XML before the sheet's rows. */
  readonly before?: string
  /** Attributes of the sheet. */
  readonly sheet?: string
  /** XML after the sheet's rows. */
  readonly after?: string
  readonly strings?: string
  readonly styles?: string
  readonly properties?: string
}

const TYPES = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Creates a workbook with one sheet, "Blatt", from pieces of XML. */
export function workbook(parts: Parts): Buffer {
  return zip(workbookParts(parts))
}

export function workbookParts({
  rows,
  before = '',
  sheet = '',
  after = '',
  strings = '',
  styles = '',
  properties = '',
}: Parts) {
  return {
    '_rels/.rels': relationships({ rId1: ['officeDocument', 'xl/workbook.xml'] }),
    'xl/workbook.xml': `<workbook xmlns:r="${TYPES}">${properties}<sheets><sheet name="Blatt" sheetId="1" ${sheet} r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relationships({
      rId1: ['worksheet', 'worksheets/sheet1.xml'],
      rId2: ['sharedStrings', '/xl/sharedStrings.xml'],
      rId3: ['styles', 'styles.xml'],
    }),
    'xl/sharedStrings.xml': `<sst>${strings}</sst>`,
    'xl/styles.xml': `<styleSheet>${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`,
  }
}

function relationships(targets: Readonly<Record<string, readonly [type: string, target: string]>>) {
  const elements = Object.entries(targets).map(
    ([id, [type, target]]) =>
      `<Relationship Id="${id}" Type="${TYPES}/${type}" Target="${target}"/>`,
  )
  return `<Relationships>${elements.join('')}</Relationships>`
}
