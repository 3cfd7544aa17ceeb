import { readStaffRightsCall } from '@hausblick/contract/calls/staff.ts'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryOf } from '../../base/data/ask.ts'
import { useRead } from '../../base/data/useRead.ts'
import { EmptyNote } from '../../base/ui/EmptyNote.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import * as texts from './list/texts.ts'

/** Shows its content to those who may import: operators, and staff where an operator has allowed it. */
export function MayImport({ role, children }: { role: string; children: ReactNode }) {
  return role === 'operator' ? children : <StaffMayImport>{children}</StaffMayImport>
}

function StaffMayImport({ children }: { children: ReactNode }) {
  const read = useRead(({ client }) => queryOf(client, readStaffRightsCall, {}))
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
