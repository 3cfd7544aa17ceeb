import { renewRecoveryCodesCall } from '@hausblick/contract/calls/secondFactor.ts'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import * as texts from './texts.ts'
import type { OnChange } from './types.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

/** How many recovery codes are left, and a button that replaces them. */
export function CodesPart({ left, onChange }: { left: number; onChange: OnChange }) {
  const { client } = useAccess()
  const [asking, setAsking] = useState(false)
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="font-medium">{texts.codes}</h3>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-ink-2">{texts.codesLeft(left)}</p>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {texts.renewCodes}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={texts.renewCodesQuestion}
          action={texts.renewCodes}
          onClose={() => setAsking(false)}
          onConfirm={async () => {
            const { recoveryCodes: codes } = await ask(client, renewRecoveryCodesCall, {})
            setAsking(false)
            await onChange({ codes, isFirst: false })
          }}
        >
          {texts.renewCodesNote}
        </ConfirmDialog>
      )}
    </div>
  )
}
