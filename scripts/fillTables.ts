/** Returns a page with the rows of its tables replaced; a table is found by the beginning of its header. */
export function fillTables(
  page: string,
  tables: Readonly<Record<string, readonly (readonly string[])[]>>,
): string {
  const lines = page.split('\n')
  for (const [header, rows] of Object.entries(tables)) {
    const first = lines.findIndex((line) => line.startsWith(header)) + 2
    const computed = rows.map((cells) => `| ${cells.join(' | ')} |`)
    lines.splice(first, lines.indexOf('', first) - first, ...computed)
  }
  return lines.join('\n')
}
