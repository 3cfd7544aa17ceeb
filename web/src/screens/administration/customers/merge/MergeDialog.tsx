import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { mergeCustomersCall, previewMergeCall } from '@hausblick/contract/calls/merges.ts'
import { customerAddress } from '@hausblick/contract/customerAddresses.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccess } from '../../../../base/data/access.ts'
import { ask, queryOf } from '../../../../base/data/ask.ts'
import { labelCustomer } from '../../../../base/data/customers.ts'
import { useRead } from '../../../../base/data/useRead.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { Combobox } from '../../../../base/ui/Combobox.tsx'
import { Dialog } from '../../../../base/ui/Dialog.tsx'
import { FormError } from '../../../../base/ui/FormError.tsx'
import { Loaded } from '../../../../base/ui/Loaded.tsx'
import { SegmentedChoice } from '../../../../base/ui/SegmentedChoice.tsx'
import { useChange } from '../../../../base/ui/useChange.ts'
import { useCustomerSearch } from '../../../../parts/session/staff/useCustomerSearch.ts'
import { MergePreviewNote } from './MergePreviewNote.tsx'
import * as texts from './texts.ts'

interface Props {
  customerId: string
  name: string
  onClose: () => void
}

/** Chooses another customer, shows what becomes of both, and makes them one. */
export default function MergeDialog({ customerId, name, onClose }: Props) {
  const [other, setOther] = useState<CustomerRow | null>(null)
  return (
    <Dialog title={texts.title} onClose={onClose}>
      <p className="mb-4 text-ink-2">{texts.explanation}</p>
      <OtherField customerId={customerId} chosen={other} onChoose={setOther} />
      {other && (
        <Order
          key={other.id}
          own={sideOf(customerId, name)}
          other={sideOf(other.id, other.name)}
          onClose={onClose}
        />
      )}
    </Dialog>
  )
}

interface FieldProps {
  customerId: string
  chosen: CustomerRow | null
  onChoose: (customer: CustomerRow | null) => void
}

function OtherField({ customerId, chosen, onChoose }: FieldProps) {
  const [text, setText] = useState('')
  const { found, note } = useCustomerSearch(text.trim())
  return (
    <>
      <p aria-hidden className="mb-1.5 text-13 font-medium text-ink-2">
        {texts.other}
      </p>
      <Combobox
        label={texts.chooseOther}
        items={found.filter(({ id }) => id !== customerId)}
        keyOf={({ id }) => id}
        labelOf={labelCustomer}
        chosen={chosen}
        onChoose={onChoose}
        onSearch={setText}
        maxLength={maxLengths.search}
        note={note}
      />
    </>
  )
}

interface Side {
  id: string
  label: string
}

/** The number of the one that stays is what counts: it is in the operator's own tables. */
function sideOf(id: string, name = ''): Side {
  return { id, label: name && name !== id ? `${name} · ${id}` : id }
}

function Order({ own, other, onClose }: { own: Side; other: Side; onClose: () => void }) {
  const [staying, setStaying] = useState(own.id)
  const [into, from] = staying === own.id ? [own, other] : [other, own]
  const { client } = useAccess()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const read = useRead((access) => ({
    ...queryOf(access.client, previewMergeCall, {
      params: { customerId: into.id },
      query: { merged: from.id },
    }),
    // What is confirmed must be what is stored now.
    gcTime: 0,
    staleTime: 0,
  }))
  const { onSubmit, busy, error } = useChange(async () => {
    if (!read.data) return
    try {
      await ask(client, mergeCustomersCall, {
        params: { customerId: into.id },
        body: { merged: from.id, seen: read.data.seen },
      })
    } catch (failure) {
      // What has changed since is shown at once.
      read.retry()
      throw failure
    }
    onClose()
    await navigate(customerAddress(into.id), { replace: true })
    await queries.invalidateQueries()
  })
  return (
    <form onSubmit={onSubmit} className="mt-5">
      <p aria-hidden className="mb-1.5 text-13 font-medium text-ink-2">
        {texts.whoStays}
      </p>
      <SegmentedChoice
        label={texts.whoStays}
        options={[own, other]}
        chosen={staying}
        onChoose={setStaying}
      />
      <div className="my-5" aria-live="polite">
        <Loaded read={read} failure={texts.previewFailed}>
          {(preview) => <MergePreviewNote preview={preview} />}
        </Loaded>
      </div>
      <FormError text={error} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" aria-disabled={busy} onClick={() => !busy && onClose()}>
          {texts.cancel}
        </Button>
        <Button type="submit" aria-disabled={busy || !read.data}>
          {busy ? texts.merging : texts.mergeInto(from.id, into.id)}
        </Button>
      </div>
    </form>
  )
}
