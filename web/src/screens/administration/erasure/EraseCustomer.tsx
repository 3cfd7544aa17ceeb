import { listDirectoryCall } from '@hausblick/contract/calls/customerDirectory.ts'
import { listCustomersCall } from '@hausblick/contract/calls/customers.ts'
import { listLockedDocumentsCall } from '@hausblick/contract/calls/erasure.ts'
import { listDeletionRequestsCall } from '@hausblick/contract/calls/myData.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useState } from 'react'
import { renew } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useCustomerInAddress } from '../../../parts/session/staff/useCustomerInAddress.ts'
import * as texts from './texts.ts'

const ErasureDialog = lateDialog(() => import('./ErasureDialog.tsx'))

/** What a deleted customer was part of. */
const outdated = [
  listDeletionRequestsCall,
  listLockedDocumentsCall,
  listCustomersCall,
  listDirectoryCall,
]

interface Props {
  customerId: string
  /** Receives the focus once the customer is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The button that opens the deletion of a customer, and the dialog. */
export function EraseCustomer({ customerId, heading }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <EraseButton customerId={customerId} onClick={() => setOpen(true)} />
      {isOpen && (
        <OpenErasure customerId={customerId} heading={heading} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

/** Where the button may go while its dialog is open, as from a list that loses the customer. */
export function EraseButton({ customerId, onClick }: { customerId: string; onClick: () => void }) {
  return (
    <Button look="secondary" onClick={onClick} aria-label={texts.eraseOf(customerId)}>
      {texts.erase}
    </Button>
  )
}

export function OpenErasure({ customerId, heading, onClose }: Props & { onClose: () => void }) {
  const queries = useQueryClient()
  const [chosen, choose] = useCustomerInAddress()
  return (
    <ErasureDialog
      customerId={customerId}
      onClose={(isErased = false) => {
        onClose()
        if (!isErased) return
        for (const call of outdated) void renew(queries, call)
        heading.current?.focus()
        if (chosen?.id === customerId) choose(null)
      }}
    />
  )
}
