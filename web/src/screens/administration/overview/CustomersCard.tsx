import { listDirectoryCall } from '@hausblick/contract/calls/customerDirectory.ts'
import { customerAddress } from '@hausblick/contract/customerAddresses.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Client } from '../../../base/data/client.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Link } from '../../../base/ui/Link.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { describeAccess } from '../customers/describeAccess.ts'
import { nameEntry } from '../customers/nameEntry.ts'
import * as texts from './texts.ts'

/** The customers whose documents wait, before others. */
export function busiestCustomersQuery(client: Client) {
  const query = { sort: 'waiting', direction: 'descending', limit: '5' } as const
  return queryOf(client, listDirectoryCall, { query })
}

interface Props {
  /** How many there are. */
  count: number
  today: string
}

/** The customers whose documents wait, before others. */
export function CustomersCard({ count, today }: Props) {
  const busiest = useRead(({ client }) => busiestCustomersQuery(client))
  const all = (
    <Link to={pages.customers.path} className="link tap">
      {texts.allCustomers(count)}
    </Link>
  )
  return (
    <Section title={pages.customers.title} actions={all}>
      <Loaded read={busiest} failure={texts.customersFailed}>
        {({ customers }) => (
          <ul className="-my-3 divide-y divide-line">
            {customers.map((customer) => {
              const { name, others } = nameEntry(customer)
              const access = describeAccess(customer, today)
              return (
                <li
                  key={customer.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3"
                >
                  <div className="min-w-0 flex-1 basis-56">
                    <Link to={customerAddress(customer.id)} className="link tap wrap-anywhere">
                      {name}
                    </Link>
                    <p className="text-13 wrap-anywhere text-ink-3">{others}</p>
                  </div>
                  <p className="flex flex-wrap gap-2">
                    {customer.waiting > 0 && (
                      <StateChip look="hint">{texts.waitingDocuments(customer.waiting)}</StateChip>
                    )}
                    <StateChip look={access.look}>{access.text}</StateChip>
                  </p>
                </li>
              )
            })}
          </ul>
        )}
      </Loaded>
    </Section>
  )
}
