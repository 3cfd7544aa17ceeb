import { CreateCustomerForm } from '../../layout/customers/CreateCustomer.tsx'
import { createCustomer } from '../../layout/customers/texts.ts'
import { Dialog } from '../../ui/Dialog.tsx'

/** Creates a customer. Import it lazily. */
export default function NewCustomerDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={createCustomer} onClose={onClose}>
      <CreateCustomerForm />
    </Dialog>
  )
}
