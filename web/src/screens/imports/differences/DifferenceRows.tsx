import { useState } from 'react'
import type { ImportDifference } from '../../../base/data/imports.ts'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import * as texts from './texts.ts'

interface Props {
  difference: ImportDifference
  onCustomer: (customerId: string) => void
}

/** How many fields of a new or removed row are shown at first. */
const SHOWN = 2

const looks = { added: 'good', changed: 'hint', removed: 'bad' } as const

/** One row of data that changes: what it is, and of each field the old and the new value beside each other. */
export function DifferenceRows({ difference, onCustomer }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const { title, row, change, customerId, fields } = difference
  const isLong = change !== 'changed' && fields.length > SHOWN + 1
  const shown = isLong && !isOpen ? fields.slice(0, SHOWN) : fields
  const toggle = isOpen ? texts.fewerFields : texts.allFields(fields.length)
  return (
    <tbody className="border-t border-line [&>:last-child>*]:pb-3">
      <tr>
        <th scope="rowgroup" colSpan={3} className="pt-3 pb-1 text-left font-normal wrap-anywhere">
          <StateChip look={looks[change]}>{texts.changes[change]}</StateChip>{' '}
          <span className="font-medium">{row}</span>{' '}
          <span className="text-13 text-ink-3">
            {!row.startsWith(title) && `${title} · `}
            <button
              type="button"
              className="underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
              aria-label={texts.onlyCustomer(customerId)}
              onClick={() => onCustomer(customerId)}
            >
              {texts.customerOf(customerId)}
            </button>
          </span>
        </th>
      </tr>
      {shown.map(({ field, label, before, after }) => (
        <tr key={field} className="align-top">
          <th
            scope="row"
            className="py-1 pr-3 text-left text-13 font-normal text-ink-2 wrap-anywhere"
          >
            {label}
          </th>
          <td className="py-1 pr-3 text-ink-2 wrap-anywhere">{before ?? texts.nothing}</td>
          <td className="py-1 font-medium wrap-anywhere">{after ?? texts.nothing}</td>
        </tr>
      ))}
      {isLong && (
        <tr>
          <td colSpan={3} className="pb-2">
            <button
              type="button"
              className="link text-13 pointer-coarse:min-h-11"
              aria-expanded={isOpen}
              aria-label={texts.fieldsOf(toggle, row)}
              onClick={() => setIsOpen(!isOpen)}
            >
              {toggle}
            </button>
          </td>
        </tr>
      )}
    </tbody>
  )
}
