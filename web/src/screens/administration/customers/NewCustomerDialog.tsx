import { Dialog } from '../../../base/ui/Dialog.tsx'
import { CreateCustomerForm } from '../../../parts/layout/customers/CreateCustomer.tsx'
import { createCustomer } from '../../../parts/layout/customers/texts.ts'

/** Creates a customer. Import it lazily. */
export default function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={createCustomer} onClose={onClose}>
      <CreateCustomerForm />
    </Dialog>
  )
}
