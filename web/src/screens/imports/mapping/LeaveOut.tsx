import { decideImportSheetCall } from '@hausblick/contract/calls/imports.ts'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'

interface Props {
  id: string
  number: number
  label?: string
  /** Called once the sheet is left out. */
  onDecided: () => Promise<void>
}

/** Leaves out a sheet that cannot be shown. */
export function LeaveOut({ id, number, label = texts.leaveOut, onDecided }: Props) {
  const { client } = useAccess()
  const leaving = useChange<void>(async () => {
    const params = { id, number: String(number) }
    await ask(client, decideImportSheetCall, { params, body: { use: 'leave-out' } })
    await onDecided()
  })
  return (
    <div>
      <FormError text={leaving.error} />
      <Button look="secondary" aria-disabled={leaving.busy} onClick={() => leaving.run()}>
        {label}
      </Button>
    </div>
  )
}
