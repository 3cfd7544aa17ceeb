import { useState } from 'react'
import type { Column, Sorting } from '../../base/ui/table/column.ts'
import { rowLink } from '../../base/ui/table/column.ts'
import { DataTable } from '../../base/ui/table/DataTable.tsx'
import { SortSelect } from '../../base/ui/table/SortSelect.tsx'
import { SumCell } from '../../base/ui/table/TotalCell.tsx'
import { TwoLines } from '../../base/ui/table/TwoLines.tsx'
import { Group } from './Group.tsx'

interface Row {
  readonly name: string
  readonly place: string
  readonly rent: number
}

const rows: readonly Row[] = [
  { name: 'EG links', place: 'Weserstraße 176', rent: 97_240 },
  { name: 'EG rechts', place: 'Weserstraße 176', rent: 71_380 },
  { name: 'Laden', place: 'Lindenstraße 14', rent: 179_400 },
]

const columns: readonly Column<Row, keyof Row>[] = [
  {
    id: 'name',
    label: 'Einheit',
    cell: ({ name }) => (
      <TwoLines
        first={
          <a href="#tabelle" className={rowLink}>
            {name}
          </a>
        }
        second="vermietet"
      />
    ),
  },
  {
    id: 'rent',
    label: 'Miete',
    isNumber: true,
    cell: ({ rent }) => <SumCell sum={{ amount: rent, unknown: 0 }} />,
  },
  { id: 'place', label: 'Adresse', from: 'wide', cell: ({ place }) => place },
]

export function TableSamples() {
  const [sorting, setSorting] = useState<Sorting<keyof Row>>({
    column: 'name',
    direction: 'ascending',
  })
  return (
    <Group title="Tabelle">
      <SortSelect columns={columns} sorting={sorting} onSort={setSorting} className="" />
      <DataTable
        caption="Einheiten"
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        nameOf={({ name }) => name}
        headingOf={({ place }) => place}
        sorting={sorting}
        onSort={setSorting}
        total={{
          name: 'Summe',
          cells: { rent: <SumCell sum={{ amount: 348_020, unknown: 1 }} /> },
        }}
      />
    </Group>
  )
}
