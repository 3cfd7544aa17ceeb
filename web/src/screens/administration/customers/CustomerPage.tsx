import { customerParameter } from '@hausblick/contract/addresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { readSearch } from '@hausblick/contract/searchParameters.ts'
import { UserX } from 'lucide-react'
import { useAccess } from '../../../base/data/access.ts'
import { type CustomerDetail, directoryEntryQuery } from '../../../base/data/directory.ts'
import { ServiceError } from '../../../base/data/serviceError.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Skeleton } from '../../../base/ui/Skeleton.tsx'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { useSessionState } from '../../../parts/session/useSession.ts'
import { Documents } from './page/Documents.tsx'
import { Figures } from './page/Figures.tsx'
import { Head } from './page/Head.tsx'
import { Log } from './page/Log.tsx'
import { Overview } from './page/Overview.tsx'
import { People } from './page/People.tsx'
import { sectionParameter, sectionsFor } from './page/sectionAddress.ts'
import { sectionQueries } from './page/sectionQueries.ts'
import * as texts from './page/texts.ts'
import { rightsOf } from './rightsOf.ts'
import { SectionLinks } from './SectionLinks.tsx'

export const page: Page = {
  Screen: CustomerPage,
  data: ({ access: { client }, me, search }) => {
    const customerId = readSearch(customerParameter, search)
    if (customerId === null) return []
    return [
      directoryEntryQuery(client, customerId),
      ...rightsOf(client, me),
      ...sectionQueries(
        client,
        customerId,
        readSearch(sectionParameter, search),
        me?.role === 'operator',
      ),
    ]
  },
}

/** One customer, whom the address names. */
function CustomerPage() {
  const { customerId } = useAccess()
  if (!customerId) return <NoCustomer title={texts.notChosen} />
  return <CustomerOf key={customerId} customerId={customerId} />
}

function CustomerOf({ customerId }: { customerId: string }) {
  const read = useRead(({ client }) => directoryEntryQuery(client, customerId))
  if (read.error instanceof ServiceError && read.error.status === 404)
    return <NoCustomer title={texts.unknown(customerId)} />
  return (
    <Loaded
      read={read}
      failure={texts.failed}
      waiting={
        <div aria-busy>
          <Skeleton size="h-96 w-full" />
        </div>
      }
    >
      {(customer) => <Sections customer={customer} />}
    </Loaded>
  )
}

function Sections({ customer }: { customer: CustomerDetail }) {
  const state = useSessionState()
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  const [asked] = useAddressState(sectionParameter)
  const sections = sectionsFor(isOperator)
  const shown = sections.includes(asked) ? asked : 'overview'
  const views = {
    overview: <Overview customer={customer} isOperator={isOperator} />,
    people: <People customer={customer} isOperator={isOperator} />,
    figures: <Figures customer={customer} />,
    documents: <Documents customer={customer} />,
    log: <Log customerId={customer.id} />,
  } as const
  return (
    <>
      <Head customer={customer} />
      <SectionLinks
        label={texts.sections}
        parameter={sectionParameter}
        sections={sections}
        names={texts.sectionNames}
        shown={shown}
      />
      {views[shown]}
    </>
  )
}

function NoCustomer({ title }: { title: string }) {
  return (
    <>
      <h1 className="mb-5 text-34 font-semibold tracking-tight">{pages.customer.title}</h1>
      <EmptyNote icon={UserX} title={title}>
        <Link to={pages.customers.path} className="link tap">
          {texts.allCustomers}
        </Link>
      </EmptyNote>
    </>
  )
}
