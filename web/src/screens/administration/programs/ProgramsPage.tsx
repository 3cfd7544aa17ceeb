import { listProgramsCall } from '@hausblick/contract/calls/programs.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { queryOf } from '../../../base/data/ask.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { ProgramList } from './ProgramList.tsx'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: ProgramsPage,
  data: ({ access }) => [queryOf(access.client, listProgramsCall, {})],
}

/** The other programs that may read or import. */
function ProgramsPage() {
  return (
    <>
      <h1 className="text-34 font-semibold tracking-tight">{pages.programs.title}</h1>
      <p className="mt-1 mb-5 max-w-[75ch] text-ink-2">{texts.about}</p>
      <ProgramList />
    </>
  )
}
