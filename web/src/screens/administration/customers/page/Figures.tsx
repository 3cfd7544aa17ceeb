import { importAddress } from '@hausblick/contract/importAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import type { CustomerDetail } from '../../../../base/data/directory.ts'
import { formatMoment } from '../../../../base/format/moment.ts'
import { Link } from '../../../../base/ui/Link.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { StateChip } from '../../../../base/ui/StateChip.tsx'
import { FiguresFacts } from './FiguresFacts.tsx'
import * as texts from './texts.ts'

/** A customer's figures, and the imports that changed them. */
export function Figures({ customer }: { customer: CustomerDetail }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
      <Section title={texts.inventory}>
        <FiguresFacts customer={customer} />
        <Link to={pages.dashboard.path} className="link tap mt-3 inline-block">
          {texts.toDashboard}
        </Link>
      </Section>
      <Section
        title={texts.imports}
        actions={
          <Link to={pages.imports.path} className="link tap">
            {texts.importFigures}
          </Link>
        }
      >
        {customer.imports.length === 0 ? (
          <p className="text-ink-2">{texts.noImports}</p>
        ) : (
          <ul className="-my-3 divide-y divide-line">
            {customer.imports.map(({ id, appliedAt, by, added, changed, removed, undone }) => (
              <li key={id} className="py-3">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
                  <Link to={importAddress(id)} className="link font-medium">
                    {texts.importAt(formatMoment(appliedAt))}
                  </Link>
                  {undone && <StateChip look="plain">{texts.undone}</StateChip>}
                </p>
                <p className="text-13 text-ink-3 wrap-anywhere">
                  {[texts.changes(added, changed, removed), by].join(' · ')}
                </p>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
