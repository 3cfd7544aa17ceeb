import {
  confirmAppCall,
  type NewApp,
  removeAppCall,
  startAppCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import * as texts from './texts.ts'
import type { OnChange } from './types.ts'

const AppDialog = lateDialog(() => import('./AppDialog.tsx'))
const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

/** The authenticator app: whether there is one, and a button that sets it up or removes it. */
export function AppPart({ isOn, onChange }: { isOn: boolean; onChange: OnChange }) {
  const { client } = useAccess()
  const [made, setMade] = useState<NewApp | null>(null)
  const [removing, setRemoving] = useState(false)
  const start = useChange(async () => setMade(await ask(client, startAppCall, {})))
  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="font-medium">{texts.app}</h3>
      <FormError text={start.error} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="text-ink-2">{isOn ? texts.appOn : texts.appOff}</p>
        {isOn ? (
          <Button look="secondary" onClick={() => setRemoving(true)}>
            {texts.removeApp}
          </Button>
        ) : (
          <form onSubmit={start.onSubmit}>
            <Button type="submit" look="secondary" aria-disabled={start.busy}>
              {texts.addApp}
            </Button>
          </form>
        )}
      </div>
      {made && (
        <AppDialog
          made={made}
          confirm={async (code) => {
            const { recoveryCodes } = await ask(client, confirmAppCall, { body: { code } })
            return recoveryCodes
          }}
          onDone={(codes) => {
            setMade(null)
            void onChange({ codes, isFirst: true })
          }}
          onClose={() => setMade(null)}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={texts.removeAppQuestion}
          action={texts.removeApp}
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            await ask(client, removeAppCall, {})
            setRemoving(false)
            await onChange()
          }}
        >
          {texts.removeAppNote}
        </ConfirmDialog>
      )}
    </div>
  )
}
