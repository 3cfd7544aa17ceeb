import { Mails } from 'lucide-react'
import { useState } from 'react'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { circular } from '../../../parts/layout/recipients/texts.ts'

const CircularDialog = lateDialog(
  () => import('../../../parts/layout/recipients/CircularDialog.tsx'),
)

/** Opens the dialog in which a letter to many owners is written. */
export function CircularButton() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="control field inline-flex items-center gap-2 px-4 font-medium"
      >
        <Mails size={18} />
        {circular}
      </button>
      {isOpen && <CircularDialog onClose={() => setOpen(false)} />}
    </>
  )
}
