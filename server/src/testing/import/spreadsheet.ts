import { zip } from './zip.ts'

const PREFIXES = ['office', 'style', 'table', 'text', 'number', 'calcext', 'draw']

/** Creates a spreadsheet of LibreOffice from the XML of its sheets and styles. */
export function spreadsheet(sheets: string, styles = ''): Buffer {
  const names = PREFIXES.map((prefix) => `xmlns:${prefix}="urn:${prefix}"`).join(' ')
  return zip({
    'META-INF/manifest.xml': '<manifest/>',
    'content.xml': `<office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:spreadsheet>${sheets}</office:spreadsheet></office:body></office:document-content>`,
  })
}

/** Creates a sheet, "Blatt", from the XML of its columns and rows. */
export function oneSheet(rows: string, attributes = ''): Buffer {
  const style =
    '<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>'
  return spreadsheet(`<table:table table:name="Blatt" ${attributes}>${rows}</table:table>`, style)
}
