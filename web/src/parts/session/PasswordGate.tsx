import { useSyncExternalStore } from 'react'
import { lateDialog } from '../../base/ui/late/late.tsx'
import { useSession } from './useSession.ts'

const PasswordDialog = lateDialog(() => import('./PasswordDialog.tsx'))

/** Asks for the password while a call waits for it. */
export function PasswordGate() {
  const { prompt } = useSession()
  const isPrompting = useSyncExternalStore(prompt.subscribe, prompt.isOpen, () => false)
  return isPrompting && <PasswordDialog onClose={() => prompt.answer(false)} />
}
