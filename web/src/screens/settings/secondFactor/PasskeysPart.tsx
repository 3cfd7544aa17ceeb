import {
  addPasskeyCall,
  type Passkey,
  removePasskeyCall,
  renamePasskeyCall,
  startPasskeyCall,
} from '@hausblick/contract/calls/secondFactor.ts'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { makePasskey } from '../../../parts/session/secondFactor/ceremonies.ts'
import { usePasskeys } from '../../../parts/session/secondFactor/usePasskeys.ts'
import { NameDialog } from './NameDialog.tsx'
import { PasskeyEntry } from './PasskeyEntry.tsx'
import * as texts from './texts.ts'
import type { OnChange } from './types.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))

interface Props {
  passkeys: readonly Passkey[]
  onChange: OnChange
}

type Open =
  | { readonly kind: 'add' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: Passkey }

/** The account's passkeys, with buttons to add, rename and remove them. */
export function PasskeysPart({ passkeys, onChange }: Props) {
  const { client } = useAccess()
  const canUse = usePasskeys()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  async function add(name: string) {
    const attestation = await makePasskey(await ask(client, startPasskeyCall, {}))
    const body = { name, attestation }
    const { recoveryCodes: codes } = await ask(client, addPasskeyCall, { body })
    close()
    await onChange({ codes, isFirst: true })
  }

  return (
    <div className="mt-5 border-t border-line pt-5">
      <h3 className="font-medium">{texts.passkeys}</h3>
      <p className="mt-1 text-ink-2 hyphens-auto wrap-anywhere">{texts.passkeysNote}</p>
      {passkeys.length === 0 ? (
        <p className="mt-2 text-ink-2">{texts.noPasskeys}</p>
      ) : (
        <ul className="mt-2 divide-y divide-line">
          {passkeys.map((passkey) => (
            <PasskeyEntry
              key={passkey.id}
              passkey={passkey}
              onRename={() => setOpen({ kind: 'rename', passkey })}
              onRemove={() => setOpen({ kind: 'remove', passkey })}
            />
          ))}
        </ul>
      )}
      {canUse ? (
        <Button look="secondary" className="mt-3" onClick={() => setOpen({ kind: 'add' })}>
          {texts.addPasskey}
        </Button>
      ) : (
        <p className="mt-2 text-13 text-ink-3">{texts.passkeysUnsupported}</p>
      )}
      {open?.kind === 'add' && (
        <NameDialog
          title={texts.addPasskey}
          action={texts.next}
          name=""
          onName={add}
          onClose={close}
        />
      )}
      {open?.kind === 'rename' && (
        <NameDialog
          title={texts.renamePasskey}
          action={texts.save}
          name={open.passkey.name}
          onName={async (name) => {
            const { id } = open.passkey
            await ask(client, renamePasskeyCall, { params: { id }, body: { name } })
            close()
            await onChange()
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'remove' && (
        <ConfirmDialog
          title={texts.removePasskeyQuestion}
          action={texts.removePasskeyAction}
          onClose={close}
          onConfirm={async () => {
            await ask(client, removePasskeyCall, { params: { id: open.passkey.id } })
            close()
            await onChange()
          }}
        >
          {texts.removePasskeyNote(open.passkey.name)}
        </ConfirmDialog>
      )}
    </div>
  )
}
