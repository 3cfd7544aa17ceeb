import type { Me } from '@hausblick/contract/calls/accounts.ts'
import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import type { QueryClient } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryOf } from '../../base/data/ask.ts'
import type { Client } from '../../base/data/client.ts'
import { useRead } from '../../base/data/useRead.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import * as texts from './list/texts.ts'

/** Returns the query of what staff may do, which says whether the others are asked for. */
export function rightsQuery(client: Client) {
  return queryOf(client, readStaffRightsCall, {})
}

/** Whether someone may import: operators, and staff where an operator has allowed it, which has been read before. */
export function mayImport(client: Client, me: Me | null, queries: QueryClient): boolean {
  return (
    me?.role === 'operator' || queries.getQueryData(rightsQuery(client).queryKey)?.import === true
  )
}

/** Shows its content to those who may import: operators, and staff where an operator has allowed it. */
export function MayImport({ role, children }: { role: string; children: ReactNode }) {
  return role === 'operator' ? children : <StaffMayImport>{children}</StaffMayImport>
}

function StaffMayImport({ children }: { children: ReactNode }) {
  const read = useRead(({ client }) => rightsQuery(client))
  return (
    <Loaded read={read} failure={texts.staffFailed}>
      {(rights) =>
        rights.import ? (
          children
        ) : (
          <EmptyNote icon={LockKeyhole} title={texts.notAllowed}>
            {texts.howAllowed}
          </EmptyNote>
        )
      }
    </Loaded>
  )
}
