import {
  changeDepreciationCall,
  listDepreciationCall,
} from '@hausblick/contract/calls/depreciation.ts'
import { date } from '@hausblick/contract/encoding/date.ts'
import { money } from '@hausblick/contract/encoding/money.ts'
import { percentage } from '@hausblick/contract/encoding/percentage.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, renew } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { FormSuccess } from '../../../base/ui/FormSuccess.tsx'
import { Loaded } from '../../../base/ui/Loaded.tsx'
import { Select } from '../../../base/ui/Select.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'
import { type Depreciable, useDepreciation } from './useDepreciation.ts'

const MONTH = '2019-05'.length

/** The form for a building's or unit's depreciation. */
export function DepreciationForm({ customerId }: { customerId: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Loaded
      read={useDepreciation(customerId)}
      failure={texts.depreciationFailed}
      waiting={<div className="skeleton h-40 rounded" />}
    >
      {(items) => {
        const item = items.find((one) => keyOf(one) === chosen) ?? items[0]
        if (!item) return <p className="py-2">{texts.nothingToDepreciate}</p>
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
            <Terms key={keyOf(item)} {...{ customerId, item }} />
          </>
        )
      }}
    </Loaded>
  )
}

/** Returns cents; null for none, and what cannot be read as what the service refuses. */
function readCosts(text: string): number | null {
  return text.trim() === '' ? null : (money.read(text) ?? -1)
}

function keyOf({ kind, itemId }: Depreciable): string {
  return `${kind} ${itemId}`
}

interface Props {
  customerId: string
  item: Depreciable
}

function Terms({ customerId, item: { kind, itemId, entered: known } }: Props) {
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
          costs: readCosts(String(fields.get('costs'))),
        }
    const former = known && {
      share: known.share,
      rate: known.rate,
      start: known.start,
      costs: known.costs,
    }
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
      <TextField
        label={texts.costs}
        hint={texts.costsHint}
        name="costs"
        inputMode="decimal"
        defaultValue={known ? money.write(known.costs) : ''}
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
