import type { Paper } from '@hausblick/contract/calls/papers.ts'
import { pileAddress } from '@hausblick/contract/pileAddress.ts'
import { Scissors } from 'lucide-react'
import { Link } from '../../../base/ui/Link.tsx'
import * as texts from './texts.ts'

/** Leads to where a paper of several pages is taken apart. */
export function SplitLink({ paper: { paper, pages } }: { paper: Paper }) {
  if (pages === null || pages < 2) return null
  return (
    <Link
      to={pileAddress([paper])}
      className="control field inline-flex items-center gap-2 justify-self-start px-4 text-15 font-medium"
    >
      <Scissors size={18} />
      {texts.heading}
    </Link>
  )
}
