import { pileAddress } from '@hausblick/contract/pileAddress.ts'
import { Scissors } from 'lucide-react'
import { Link } from '../../../base/ui/Link.tsx'
import type { Letter } from '../filing/letter.ts'
import * as texts from './texts.ts'

/** Leads to where several papers are taken apart and joined; nothing where one of the entries cannot be. */
export function SplitTogether({ entries }: { entries: readonly Letter[] }) {
  const papers = entries.flatMap(({ paper }) => (paper && paper.pages !== null ? [paper] : []))
  if (papers.length < 2 || papers.length < entries.length) return null
  return (
    <Link
      to={pileAddress(papers.map(({ paper }) => paper))}
      className="control field inline-flex items-center gap-2 px-4 text-15 font-medium"
    >
      <Scissors size={18} />
      {texts.together}
    </Link>
  )
}
