import type { DirectoryEntry } from '@hausblick/contract/calls/customerDirectory.ts'
import { MAX_INVITED } from '@hausblick/contract/calls/invitationMails.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import { renewCustomers } from '../../../../base/data/directory.ts'
import { Button } from '../../../../base/ui/Button.tsx'
import { lateDialog } from '../../../../base/ui/late/late.tsx'
import * as texts from './texts.ts'

const InviteDialog = lateDialog(() => import('../invite/InviteDialog.tsx'))

interface Props {
  customers: readonly DirectoryEntry[]
  onForget: () => void
}

/** Invites the customers who are marked. It stays in sight wherever the list was scrolled to. */
export function Chosen({ customers, onForget }: Props) {
  const queries = useQueryClient()
  const [isInviting, setInviting] = useState(false)
  const [isInvited, setInvited] = useState(false)
  const areTooMany = customers.length > MAX_INVITED
  return (
    <div className="sticky bottom-3 z-5 mt-4 print:hidden">
      <div className="card flex flex-wrap items-center gap-3 px-4 py-3 shadow-float">
        <p role="status" className="min-w-0 grow font-medium">
          {texts.chosen(customers.length)}
          {areTooMany && (
            <span className="block text-13 font-normal text-ink-2">
              {texts.tooMany(MAX_INVITED)}
            </span>
          )}
        </p>
        <Button look="secondary" onClick={onForget}>
          {texts.forget}
        </Button>
        <Button aria-disabled={areTooMany} onClick={() => !areTooMany && setInviting(true)}>
          <Mail size={18} />
          {texts.invite}
        </Button>
      </div>
      {isInviting && (
        <InviteDialog
          customers={customers.map(({ id, name }) => ({ customerId: id, name }))}
          onInvited={() => {
            setInvited(true)
            void renewCustomers(queries)
          }}
          onClose={() => {
            setInviting(false)
            if (isInvited) onForget()
          }}
        />
      )}
    </div>
  )
}
