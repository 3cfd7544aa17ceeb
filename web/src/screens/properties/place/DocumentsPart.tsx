import { previewParameter } from '@hausblick/contract/addresses.ts'
import { writeSearch } from '@hausblick/contract/searchParameters.ts'
import type { DocumentEntry } from '@hausblick/figures/documents/entry.ts'
import type { Address } from '@hausblick/figures/records/address.ts'
import { useLocation } from 'react-router'
import { useAccess } from '../../../base/data/access.ts'
import { type PlaceDocuments, placeDocumentsQuery } from '../../../base/data/documents/ofPlace.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { formatDate } from '../../../base/format/date.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { OPENED_HERE } from '../../../parts/layout/dialogEntry.ts'
import { AddressedPreview } from '../../../parts/layout/preview/AddressedPreview.tsx'
import { useDocumentOpener } from '../../../parts/layout/preview/useDocumentOpener.ts'
import { contractsOf, documentsOf, streetOf } from '../../../parts/layout/subjects/documents.ts'
import { useAddresses } from '../../../parts/layout/subjects/useAddresses.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { footLink, Part } from './Part.tsx'
import { Row } from './Row.tsx'
import * as texts from './texts.ts'

/** The newest documents of an address, which lead to their previews; nothing without a street. */
export function DocumentsPart({ address }: { address: Address }) {
  const { within } = useAddresses()
  const street = streetOf(address)
  const read = useRead((access) => placeDocumentsQuery(access, street))
  if (street === null) return null
  const total = read.data?.total
  return (
    <Part
      title={texts.documentsHeading}
      links={
        total !== 0 && (
          <>
            <Link to={within(contractsOf(address))} className={footLink}>
              {texts.contracts}
            </Link>
            {total !== undefined && (
              <Link to={within(documentsOf(address))} className={footLink}>
                {texts.allDocuments(total)}
              </Link>
            )}
          </>
        )
      }
    >
      <Loaded
        read={read}
        failure={texts.documentsFailed}
        waiting={<div className="skeleton h-75" />}
      >
        {(list) => <Newest list={list} />}
      </Loaded>
    </Part>
  )
}

function Newest({ list: { entries, askedAt } }: { list: PlaceDocuments }) {
  const { search } = useLocation()
  const { client } = useAccess()
  const state = useSessionState()
  const account = state.status === 'signedIn' ? state.me.email : ''
  const opener = useDocumentOpener({ client, account }, askedAt)
  const addressOf = (fileName: string) =>
    writeSearch(previewParameter, search, { fileName, page: null })
  return (
    <>
      {entries.length === 0 ? (
        <p className="text-ink-2">{texts.noDocuments}</p>
      ) : (
        <ul>
          {entries.map((entry) => (
            <Row
              key={entry.fileName}
              to={{ search: addressOf(entry.fileName) }}
              state={OPENED_HERE}
              name={entry.name}
              detail={describe(entry)}
            />
          ))}
        </ul>
      )}
      <AddressedPreview known={entries} shown={entries} opener={opener} correct={null} />
    </>
  )
}

function describe({ type, date }: DocumentEntry): string {
  return [type, date === null ? texts.unknownDate : formatDate(date)]
    .filter((part) => part !== '')
    .join(' · ')
}
