import type { OwnBackupsState } from '@hausblick/contract/calls/backups.ts'
import { formatFileSize } from '../../../../base/format/fileSize.ts'
import { formatMoment } from '../../../../base/format/moment.ts'
import * as texts from './texts.ts'

export function KeptBackups({ kept }: { kept: NonNullable<OwnBackupsState['kept']> }) {
  if (kept.length === 0) return <p>{texts.empty}</p>
  return (
    <table className="w-full text-15">
      <caption className="mb-1.5 text-left text-13 font-medium text-ink-2">
        {texts.kept(kept.length)}
      </caption>
      <thead>
        <tr className="border-b border-line text-left text-13 text-ink-3">
          <th scope="col" className="py-2 font-medium">
            {texts.moment}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {texts.size}
          </th>
        </tr>
      </thead>
      <tbody>
        {kept.map(({ name, at, size }) => (
          <tr key={name} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-left font-normal">
              {formatMoment(at)}
              <span className="block text-13 wrap-anywhere text-ink-3">{name}</span>
            </th>
            <td className="py-2 text-right align-top">{formatFileSize(size)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
