/**
 * The roles of a table's elements, said once more: WebKit forgets them where such an element is laid out as anything but a
 * part of a table, and these are blocks, grids and cards.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
