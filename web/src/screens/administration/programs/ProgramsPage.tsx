import { pages } from '@hausblick/contract/pages.ts'
import { ProgramList } from './ProgramList.tsx'
import * as texts from './texts.ts'

/** The other programs that may read or import. */
export default function ProgramsPage() {
  return (
    <>
      <h1 className="text-34 font-semibold tracking-tight">{pages.programs.title}</h1>
      <p className="mt-1 mb-5 max-w-[75ch] text-ink-2">{texts.about}</p>
      <ProgramList />
    </>
  )
}
