import type { DirectoryEntry } from '@hausblick/contract/calls/customerDirectory.ts'
import { customerAddress } from '@hausblick/contract/customerAddresses.ts'
import { formatDay } from '../../../../base/format/day.ts'
import { formatMoney } from '../../../../base/format/money.ts'
import { formatCount } from '../../../../base/format/number.ts'
import { Link } from '../../../../base/ui/Link.tsx'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import { useToday } from '../../../../base/ui/useToday.ts'
import { describeAccess } from '../describeAccess.ts'
import { isBehind, nameMonth } from '../describeFigures.ts'
import { nameEntry } from '../nameEntry.ts'
import * as shared from '../texts.ts'
import { roles, rowGrid } from './grid.ts'
import * as texts from './texts.ts'

interface Props {
  customer: DirectoryEntry
  /** 0-based, among all rows. */
  index: number
  /** Null if the user may do nothing with several at once. */
  isChosen: boolean | null
  onChoose: (isIn: boolean) => void
}

/** Rows out of sight are not laid out. Nearly all are as high as two lines. */
const look =
  'relative flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-line bg-surface p-4 shadow-card hover:bg-surface-2 @max-[50rem]:mb-2.5 @min-[50rem]:rounded-none @min-[50rem]:border-0 @min-[50rem]:border-b @min-[50rem]:px-5 @min-[50rem]:py-2.5 @min-[50rem]:shadow-none @min-[50rem]:last:rounded-b-card @min-[50rem]:last:border-b-0 @min-[50rem]:[content-visibility:auto] @min-[50rem]:[contain-intrinsic-height:auto_4rem] print:break-inside-avoid print:[content-visibility:visible]'
const label = 'text-13 text-ink-3 @min-[50rem]:sr-only'

/** A customer as a row, or as a card. The whole of it leads to the customer's page. */
export function CustomerTableRow({ customer, index, isChosen, onChoose }: Props) {
  const today = useToday()
  const { id, units, value, importedAt, figuresUntil, people, guests, waiting, expiresAt } =
    customer
  const { name, others } = nameEntry(customer)
  const access = describeAccess(customer, today)
  const mayLapse = customer.access !== 'member' && customer.access !== 'expired'
  return (
    <tr
      {...roles.row}
      aria-rowindex={index + 2}
      className={`${look} ${rowGrid(isChosen !== null)}`}
    >
      {isChosen !== null && (
        <td {...roles.cell} className="grid">
          <input
            type="checkbox"
            aria-label={texts.choose(name)}
            className="relative z-1 size-5 accent-brand pointer-coarse:size-6 print:hidden"
            checked={isChosen}
            onChange={(event) => onChoose(event.target.checked)}
          />
        </td>
      )}
      <td {...roles.cell} className="min-w-0 flex-1 @max-[50rem]:basis-3/5">
        <Link
          to={customerAddress(id)}
          className="font-medium wrap-anywhere after:absolute after:inset-0 after:rounded-[inherit]"
        >
          {name}
        </Link>
        {others !== '' && <p className="text-13 text-ink-3 wrap-anywhere">{others}</p>}
      </td>
      <td {...roles.cell} className="@max-[50rem]:hidden text-right">
        {formatCount(units)}
      </td>
      <td {...roles.cell} className="@max-[50rem]:hidden text-right whitespace-nowrap">
        {value === null ? shared.nothing : formatMoney(value)}
      </td>
      <td {...roles.cell} className="@max-[50rem]:w-full">
        <span className="@min-[50rem]:hidden">
          {texts.units(units)}
          {value !== null && ` · ${formatMoney(value)}`}
          {' · '}
        </span>
        {figuresUntil === null ? (
          <span className="text-ink-3">
            {importedAt === null ? shared.withoutFigures : shared.withoutMonths}
          </span>
        ) : isBehind(figuresUntil, today) ? (
          <StateChip look="bad">{nameMonth(figuresUntil)}</StateChip>
        ) : (
          nameMonth(figuresUntil)
        )}
        {importedAt !== null && (
          <p className="text-13 text-ink-3">{shared.readOn(formatDay(importedAt))}</p>
        )}
      </td>
      <td {...roles.cell}>
        <span className={label}>{texts.access} </span>
        <StateChip look={access.look}>{access.text}</StateChip>
        <p className="text-13 text-ink-3 empty:hidden">
          {customer.access === 'member'
            ? shared.people(people, guests)
            : mayLapse && expiresAt !== null && shared.lapses(formatDay(expiresAt))}
        </p>
      </td>
      <td {...roles.cell} className={waiting === 0 ? '@max-[50rem]:hidden' : ''}>
        {waiting === 0 ? (
          <span className="text-ink-3">{shared.nothing}</span>
        ) : (
          <StateChip look="hint">{texts.documents(waiting)}</StateChip>
        )}
      </td>
    </tr>
  )
}
