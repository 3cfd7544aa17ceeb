import {
  type ConsumerPrice,
  readConsumerPricesCall,
  setConsumerPricesCall,
} from '@hausblick/contract/calls/consumerPrices.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { WHOLE } from '@hausblick/figures/shares.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { MISSING } from '../../../base/format/missing.ts'
import { formatChange } from '../../../base/format/percent.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { TextArea } from '../../../base/ui/TextArea.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { PageCard } from '../PageCard.tsx'
import { readPrices, writeIndex, writePrice } from './readPrices.ts'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: PricesPage,
  data: ({ access }) => [queryOf(access.client, readConsumerPricesCall, {})],
}

function PricesPage() {
  const read = useRead(({ client }) => queryOf(client, readConsumerPricesCall, {}))
  return (
    <PageCard title={pages.prices.title}>
      <p className="max-w-prose hyphens-auto wrap-anywhere text-ink-2">{texts.what}</p>
      <div className="mt-5">
        <Loaded read={read} failure={texts.failed} waiting={<div className="skeleton h-75" />}>
          {(prices) => (
            <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
              <PricesForm prices={prices} />
              {prices.length > 0 && <PricesTable prices={prices} />}
            </div>
          )}
        </Loaded>
      </div>
      <div className="mt-5 max-w-prose space-y-1 text-13 hyphens-auto wrap-anywhere text-ink-3">
        <p>{texts.gaps}</p>
        <p>{texts.source}</p>
      </div>
    </PageCard>
  )
}

function PricesForm({ prices }: { prices: readonly ConsumerPrice[] }) {
  const { client } = useAccess()
  const queries = useQueryClient()
  // What the reader has seen is what a change replaces, also if another one is read in the meantime.
  const [before, setBefore] = useState(prices)
  const change = useChange(async (form) => {
    const body = { before: [...before], prices: readPrices(String(form.get('prices') ?? '')) }
    const stored = await ask(client, setConsumerPricesCall, { body })
    setBefore(stored)
    queries.setQueryData(queryOf(client, readConsumerPricesCall, {}).queryKey, stored)
    return texts.saved
  })
  return (
    <form method="post" onSubmit={change.onSubmit} className="min-w-0">
      <ChangeNotes error={change.error} done={change.done} />
      <TextArea
        label={texts.field}
        hint={texts.hint}
        name="prices"
        rows={14}
        defaultValue={prices.map(writePrice).join('\n')}
        spellCheck={false}
        className="mb-4"
      />
      <Button type="submit" aria-disabled={change.busy}>
        {texts.save}
      </Button>
    </form>
  )
}

/** The index by year, with its change, which shows slips. */
function PricesTable({ prices }: { prices: readonly ConsumerPrice[] }) {
  const index = new Map(prices.map((price) => [price.year, price.index]))
  return (
    <table className="w-full self-start text-15">
      <caption className="mb-1.5 text-left text-13 font-medium text-ink-2">{texts.changes}</caption>
      <thead>
        <tr className="border-b border-line text-right text-13 text-ink-3">
          <th scope="col" className="py-2 text-left font-medium">
            {texts.year}
          </th>
          <th scope="col" className="py-2 font-medium">
            {texts.index}
          </th>
          <th scope="col" className="py-2 font-medium">
            {texts.change}
          </th>
        </tr>
      </thead>
      <tbody>
        {prices.toReversed().map((price) => {
          const last = index.get(price.year - 1)
          return (
            <tr key={price.year} className="border-b border-line text-right last:border-0">
              <th scope="row" className="py-2 text-left font-normal">
                {price.year}
              </th>
              <td className="py-2">{writeIndex(price.index)}</td>
              <td className="py-2">
                {last === undefined ? MISSING : formatChange((price.index / last - 1) * WHOLE, 1)}
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
