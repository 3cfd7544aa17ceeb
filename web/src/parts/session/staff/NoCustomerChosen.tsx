import { pages } from '@hausblick/contract/pages.ts'
import { demoPath } from '@hausblick/contract/paths.ts'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { anyCustomerQuery } from '../../../base/data/customers.ts'
import { configQuery } from '../../../base/data/queries.ts'
import { EmptyNote } from '../../../base/ui/EmptyNote.tsx'
import { Link } from '../../../base/ui/Link.tsx'
import { useSession, useSessionState } from '../useSession.ts'
import * as texts from './texts.ts'

/** Asks staff to select a customer or, where there is none yet, says what comes first. */
export function NoCustomerChosen({ question }: { question: string }) {
  const { client } = useSession()
  const state = useSessionState()
  const demoId = useQuery(configQuery).data?.demoCustomerId
  const { data } = useQuery(anyCustomerQuery(client))
  if (!data || data.some(({ id }) => id !== demoId))
    return (
      <EmptyNote icon={UsersRound} title={question}>
        {texts.howToChoose}
      </EmptyNote>
    )
  const isOperator = state.status === 'signedIn' && state.me.role === 'operator'
  return (
    <EmptyNote icon={UsersRound} title={texts.noCustomersYet}>
      {isOperator ? <FirstSteps /> : <p>{texts.operatorsBegin}</p>}
      <p className="mt-4">
        {texts.howItWillLook} <To path={demoPath(pages.dashboard.path)}>{texts.demo}</To>.
      </p>
    </EmptyNote>
  )
}

function FirstSteps() {
  return (
    <p>
      {texts.firstSteps} <To path={pages.overview.path}>{texts.overviewPage}</To>.
    </p>
  )
}

function To({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link to={path} className="link">
      {children}
    </Link>
  )
}
