import type { Trial } from '../../../base/data/imports.ts'
import { formatMoneyExactly } from '../../../base/format/money.ts'
import { formatCount, formatNumber } from '../../../base/format/number.ts'
import * as texts from './texts.ts'

type Left = Trial['leftOut']

const HUNDREDTHS = 100

interface Props {
  leftOut: Left
  /** Takes a rule out of the mapping, where that can be changed. */
  onRemoveRule?: ((name: string) => void) | undefined
}

/** What of a sheet is not read: rows and amounts by account and by reason, and whether they are all that does not go in. */
export function LeftOut({ leftOut: { parts, balances, doubts }, onRemoveRule }: Props) {
  const shown = balances.filter(({ inFile, goesIn }) => inFile !== goesIn)
  return (
    <>
      <Doubts doubts={doubts} />
      {parts.length === 0 ? (
        <p className="mt-2 text-ink-2">{texts.nothing}</p>
      ) : (
        <table aria-label={texts.title} className="mt-2 block w-full md:table">
          <thead className="sr-only md:not-sr-only md:table-header-group">
            <tr className="text-left text-13 text-ink-3 md:border-b md:border-line">
              <th scope="col" className="py-2 pr-4 font-medium">
                {texts.part}
              </th>
              <th scope="col" className="py-2 pr-4 text-right font-medium">
                {texts.rows}
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                {texts.amounts}
              </th>
            </tr>
          </thead>
          <tbody className="block divide-y divide-line md:table-row-group">
            {parts.map((part) => (
              <PartRow
                key={`${part.what} ${part.reason}`}
                part={part}
                onRemoveRule={onRemoveRule}
              />
            ))}
          </tbody>
        </table>
      )}
      {shown.map(({ column, inFile, goesIn, leftOut }) => (
        <p key={column} className="mt-2 max-w-[75ch] text-13 text-ink-2 wrap-anywhere">
          {texts.balance(
            column,
            formatMoneyExactly(inFile),
            formatMoneyExactly(goesIn),
            formatMoneyExactly(leftOut),
          )}
        </p>
      ))}
    </>
  )
}

interface PartProps extends Pick<Props, 'onRemoveRule'> {
  part: Left['parts'][number]
}

/** Rows of a file, or a column, that are left out for one reason. */
function PartRow({ part: { what, reason, rule, rows, amounts }, onRemoveRule }: PartProps) {
  return (
    <tr className="grid grid-cols-2 gap-x-3 gap-y-1 py-2.5 md:table-row md:py-0">
      <th
        scope="row"
        className="col-span-2 text-left font-normal wrap-anywhere md:py-2 md:pr-4 md:align-top"
      >
        <span className="mr-3">{what}</span>
        {rule !== undefined && onRemoveRule && (
          <button
            type="button"
            aria-label={texts.removeRuleOf(rule)}
            className="link tap text-13"
            onClick={() => onRemoveRule(rule)}
          >
            {texts.removeRule}
          </button>
        )}
        {reason !== null && <span className="block text-13 text-ink-3">{reason}</span>}
      </th>
      <td className="text-13 text-ink-3 md:py-2 md:pr-4 md:text-right md:align-top md:text-15 md:text-ink">
        {formatCount(rows)} <span className="md:hidden">{texts.unitOf(rows)}</span>
      </td>
      <td className="text-right md:py-2 md:align-top">
        {amounts.map(({ column, sum, unit }) => (
          <span key={column} className="block">
            <span className="text-13 text-ink-3">{texts.columnOf(column)}</span>
            <span className="whitespace-nowrap">
              {unit === 'number' ? formatNumber(sum / HUNDREDTHS, 0, 2) : formatMoneyExactly(sum)}
            </span>
          </span>
        ))}
      </td>
    </tr>
  )
}

/** What looks as if more should be read. */
function Doubts({ doubts }: { doubts: Trial['leftOut']['doubts'] }) {
  if (doubts.length === 0) return null
  return (
    <div className="mt-2 rounded-control bg-hint-soft px-4 py-3 text-hint">
      <p className="font-medium">{texts.doubts}</p>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        {doubts.map(({ text }) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </div>
  )
}
