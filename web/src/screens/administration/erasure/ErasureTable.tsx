import { type Erasure, erasedKinds } from '@hausblick/contract/calls/erasure.ts'
import { lastDay } from './lastDay.ts'
import * as texts from './texts.ts'

/** What becomes, or has become, of a customer's data, by kind. */
export function ErasureTable({ erasure }: { erasure: Erasure }) {
  const { erased, documents, erasedAt } = erasure
  if (erased.length + documents.length === 0) return <p className="text-ink-2">{texts.nothing}</p>
  return (
    <table className="w-full text-13">
      <thead className="text-left text-ink-2">
        <tr>
          <th scope="col" className="py-1 pr-3 font-medium">
            {texts.what}
          </th>
          <th scope="col" className="py-1 pr-3 text-right font-medium">
            {erasedAt === null ? texts.erased : texts.wasErased}
          </th>
          <th scope="col" className="py-1 text-right font-medium">
            {texts.locked}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {erased.map(({ kind, count }) => (
          <Row key={kind} what={erasedKinds[kind]} erased={count} />
        ))}
        {documents.map(({ type, erased: gone, kept, keptUntil }) => (
          <Row
            key={type}
            what={texts.documentsOf(type)}
            erased={gone}
            kept={kept}
            until={keptUntil}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  what: string
  erased: number
  kept?: number
  until?: string | null
}

function Row({ what, erased, kept = 0, until = null }: RowProps) {
  return (
    <tr>
      <th scope="row" className="py-1.5 pr-3 text-left font-normal hyphens-auto wrap-anywhere">
        {what}
        {until !== null && (
          <span className="block text-ink-3">{`${texts.until} ${lastDay(until)}`}</span>
        )}
      </th>
      <td className="py-1.5 pr-3 text-right align-top tabular-nums">{erased}</td>
      <td className="py-1.5 text-right align-top tabular-nums">{kept}</td>
    </tr>
  )
}
