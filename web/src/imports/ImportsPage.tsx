import { pagePaths } from '@hausblick/contract/addresses.ts'
import { readStaffImportCall } from '@hausblick/contract/calls/imports.ts'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { queryOf } from '../data/ask.ts'
import { useRead } from '../data/useRead.ts'
import { isStaff } from '../session/role.ts'
import { useSessionState } from '../session/useSession.ts'
import { EmptyNote } from '../ui/EmptyNote.tsx'
import { Link } from '../ui/Link.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { ImportLog } from './list/ImportLog.tsx'
import { NewImport } from './list/NewImport.tsx'
import { StaffRight } from './list/StaffRight.tsx'
import { Templates } from './list/Templates.tsx'
import * as listTexts from './list/texts.ts'
import * as texts from './texts.ts'

/** Where operators and staff bring in figures, and see what has been brought in. */
export default function ImportsPage() {
  const state = useSessionState()
  if (state.status !== 'signedIn' || !isStaff(state.me)) return null
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <Link to={pagePaths.mappings} className="link tap">
          {listTexts.mappings}
        </Link>
      </div>
      {state.me.role === 'operator' ? (
        <Sections>
          <StaffRight />
        </Sections>
      ) : (
        <StaffSections />
      )}
    </>
  )
}

/** The sections of staff, where an operator lets them import. */
function StaffSections() {
  const read = useRead(({ client }) => queryOf(client, readStaffImportCall, {}))
  return (
    <Loaded read={read} failure={listTexts.staffFailed}>
      {({ allowed }) =>
        allowed ? (
          <Sections />
        ) : (
          <EmptyNote icon={LockKeyhole} title={listTexts.notAllowed}>
            {listTexts.howAllowed}
          </EmptyNote>
        )
      }
    </Loaded>
  )
}

function Sections({ children }: { children?: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <NewImport />
      <ImportLog />
      <Templates />
      {children}
    </div>
  )
}
