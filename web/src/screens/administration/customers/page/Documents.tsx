import { previewParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import type { CustomerDetail } from '../../../../base/data/directory.ts'
import { newestDocumentsQuery } from '../../../../base/data/documents/newest.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { formatDate } from '../../../../base/format/date.ts'
import { formatCount } from '../../../../base/format/number.ts'
import { Link } from '../../../../base/ui/Link.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { Section } from '../../../../base/ui/Section.tsx'
import { Skeleton } from '../../../../base/ui/Skeleton.tsx'
import { Fact } from './Fact.tsx'
import * as texts from './texts.ts'

/** A customer's newest documents, and the ways to all of them and to the inbox. */
export function Documents({ customer }: { customer: CustomerDetail }) {
  const { id, documents, waiting } = customer
  const read = useRead(({ client }) => newestDocumentsQuery(client, id))
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_3fr]">
      <Section title={texts.documents}>
        <dl>
          <Fact name={texts.filed}>{formatCount(documents)}</Fact>
          <Fact name={texts.waiting}>{formatCount(waiting)}</Fact>
        </dl>
        <div className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
          <Link to={pages.documents.path} className="link tap">
            {texts.allDocuments}
          </Link>
          {waiting > 0 && (
            <Link to={pages.inbox.path} className="link tap">
              {texts.toInbox}
            </Link>
          )}
        </div>
      </Section>
      <Section title={texts.latestDocuments}>
        <Loaded
          read={read}
          failure={texts.documentsFailed}
          waiting={
            <p aria-busy>
              <Skeleton size="h-40 w-full" />
            </p>
          }
        >
          {(entries) =>
            entries.length === 0 ? (
              <p className="text-ink-2">{texts.noDocuments}</p>
            ) : (
              <ul className="-my-3 divide-y divide-line">
                {entries.map(({ fileName, name, type, street, date }) => (
                  <li key={fileName} className="py-3">
                    <Link to={previewAddress(fileName)} className="link font-medium wrap-anywhere">
                      {name}
                    </Link>
                    <p className="text-13 text-ink-3 wrap-anywhere">
                      {[type, street, date && formatDate(date)].filter(Boolean).join(' · ')}
                    </p>
                  </li>
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
    </div>
  )
}

function previewAddress(fileName: string): string {
  return `${pages.documents.path}?${writeSearch(previewParameter, '', { fileName, page: null })}`
}
