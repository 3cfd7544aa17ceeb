import { pages } from '@hausblick/contract/pages.ts'
import { importsQuery } from '../../base/data/imports.ts'
import { Link } from '../../base/ui/Link.tsx'
import type { Page } from '../../parts/session/loadPage.ts'
import { isStaff } from '../../parts/session/role.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import { ImportLog } from './list/ImportLog.tsx'
import { NewImport } from './list/NewImport.tsx'
import { Templates } from './list/Templates.tsx'
import * as listTexts from './list/texts.ts'
import { MayImport, mayImport, rightsQuery } from './MayImport.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: ImportsPage,
  data: ({ access }) => [rightsQuery(access.client)],
  next: ({ access: { client }, me }, queries) =>
    mayImport(client, me, queries) ? [importsQuery(client)] : [],
}

/** Where operators and staff bring in figures, and see what has been brought in. */
function ImportsPage() {
  const state = useSessionState()
  if (state.status !== 'signedIn' || !isStaff(state.me)) return null
  return (
    <>
      <div className="mb-5 flex flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <Link to={pages.mappings.path} className="link tap">
          {listTexts.mappings}
        </Link>
      </div>
      <MayImport role={state.me.role}>
        <div className="grid grid-cols-1 gap-4">
          <NewImport />
          <ImportLog />
          <Templates />
        </div>
      </MayImport>
    </>
  )
}
