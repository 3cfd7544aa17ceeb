import { type RefObject, useState } from 'react'
import { useCustomerInAddress } from '../../../session/staff/useCustomerInAddress.ts'
import { Button } from '../../../ui/Button.tsx'
import { lateDialog } from '../../../ui/late/late.tsx'
import * as texts from './texts.ts'

const ErasureDialog = lateDialog(async () => (await import('./ErasureDialog.tsx')).default)

interface Props {
  customerId: string
  /** Takes the focus once the customer is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** The button that opens the deletion of a customer. */
export function EraseCustomer({ customerId, heading }: Props) {
  const [isOpen, setOpen] = useState(false)
  const [chosen, choose] = useCustomerInAddress()
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)} aria-label={texts.eraseOf(customerId)}>
        {texts.erase}
      </Button>
      {isOpen && (
        <ErasureDialog
          customerId={customerId}
          onClose={(isErased = false) => {
            setOpen(false)
            if (!isErased) return
            heading.current?.focus()
            if (chosen?.id === customerId) choose(null)
          }}
        />
      )}
    </>
  )
}
