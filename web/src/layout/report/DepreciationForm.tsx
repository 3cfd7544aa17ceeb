import {
  changeDepreciationCall,
  listDepreciationCall,
} from '@hausblick/contract/calls/depreciation.ts'
import type { DepreciationEntry } from '@hausblick/contract/depreciation.ts'
import { date } from '@hausblick/contract/encoding/date.ts'
import { percentage } from '@hausblick/contract/encoding/percentage.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { ask, queryOf, renew } from '../../data/ask.ts'
import { objectDetailsQuery, unitDetailsQuery } from '../../data/details.ts'
import { useRead } from '../../data/useRead.ts'
import { Button } from '../../ui/Button.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { FormSuccess } from '../../ui/FormSuccess.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useChange } from '../../ui/useChange.ts'
import * as texts from './texts.ts'

const MONTH = '2019-05'.length

/** Lets choose a building or unit, and enter from what its depreciation is calculated. */
export function DepreciationForm({ customerId }: { customerId: string }) {
  const entries = useRead(({ client }) =>
    queryOf(client, listDepreciationCall, { query: { customerId } }),
  )
  const objects = useRead(objectDetailsQuery)
  const units = useRead(unitDetailsQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const failed = entries.error ?? objects.error ?? units.error
  if (failed) return <FormError text={failed.message} />
  if (!entries.data || !objects.data || !units.data)
    return <div className="skeleton h-40 rounded" />
  const items = [
    ...objects.data.map(({ id, label }) => ({ kind: 'object', itemId: id, label }) as const),
    ...units.data.map(({ id, label }) => ({ kind: 'property', itemId: id, label }) as const),
  ]
  const [first] = items
  if (!first) return <p className="py-2">{texts.nothingToDepreciate}</p>
  const keyOf = ({ kind, itemId }: Pick<DepreciationEntry, 'kind' | 'itemId'>) =>
    `${kind} ${itemId}`
  const item = items.find((one) => keyOf(one) === chosen) ?? first
  const former = entries.data.entries.find((one) => keyOf(one) === keyOf(item)) ?? null
  return (
    <>
      <Select
        label={texts.depreciationOf}
        options={items.map((one) => ({
          value: keyOf(one),
          label: `${one.label} (${texts.itemKinds[one.kind]})`,
        }))}
        value={keyOf(item)}
        onChange={setChosen}
      />
      <Terms key={keyOf(item)} {...{ customerId, item, former }} />
    </>
  )
}

interface Props {
  customerId: string
  item: Pick<DepreciationEntry, 'kind' | 'itemId'>
  /** What is entered of it; null if nothing is. */
  former: DepreciationEntry | null
}

function Terms({ customerId, item: { kind, itemId }, former: known }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [rate, setRate] = useState(String(known?.rate ?? 200))
  const { onSubmit, busy, error, done } = useChange(async (fields: FormData) => {
    const start = date.read(String(fields.get('start'))) ?? ''
    const terms = fields.has('remove')
      ? null
      : {
          share: percentage.read(String(fields.get('share'))) ?? 0,
          rate: Number(rate),
          start: start.slice(0, MONTH),
        }
    const former = known && { share: known.share, rate: known.rate, start: known.start }
    await ask(client, changeDepreciationCall, {
      body: { customerId, kind, itemId, terms, former },
    })
    await renew(queries, listDepreciationCall)
    return terms ? texts.depreciationSaved : texts.depreciationRemoved
  })
  return (
    <form onSubmit={onSubmit} className="mt-4 grid gap-4">
      <FormError text={error} />
      <TextField
        label={texts.share}
        hint={texts.shareHint}
        name="share"
        inputMode="decimal"
        defaultValue={known ? percentage.write(known.share) : ''}
      />
      <Select label={texts.rate} options={texts.rates} value={rate} onChange={setRate} />
      <TextField
        label={texts.start}
        hint={texts.startHint}
        name="start"
        defaultValue={known ? date.write(known.start) : ''}
      />
      <p className="text-13 text-ink-2">{texts.noAdvice}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="secondary" aria-disabled={busy}>
          {texts.saveDepreciation}
        </Button>
        {known && (
          <Button type="submit" name="remove" value="1" look="secondary" aria-disabled={busy}>
            {texts.removeDepreciation}
          </Button>
        )}
      </div>
      <FormSuccess text={done} />
    </form>
  )
}
