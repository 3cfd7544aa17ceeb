import {
  type CheckResult,
  checkNames,
  checkServiceCall,
  sendTestMailCall,
} from '@hausblick/contract/calls/checks.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { backupsQuery } from '../../../base/data/backups.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { FormError } from '../../../base/ui/FormError.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { StateChip } from '../../../base/ui/StateChip.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import type { Page } from '../../../parts/session/loadPage.ts'
import { Backups } from './backups/Backups.tsx'
import { MailServer } from './settings/MailServer.tsx'
import { serviceSettingsQuery } from './settings/useServiceSettings.ts'
import * as texts from './texts.ts'

export const page: Page = {
  Screen: ChecksPage,
  data: ({ access: { client } }) => [backupsQuery(client), serviceSettingsQuery(client)],
}

/** Where operators try whether the settings work. */
function ChecksPage() {
  const { client } = useAccess()
  const [results, setResults] = useState<readonly CheckResult[] | null>(null)
  const [mail, setMail] = useState<Omit<CheckResult, 'name'> | null>(null)
  const check = useChange<void>(async () => {
    const body = { clientTime: new Date().toISOString() }
    setResults((await ask(client, checkServiceCall, { body })).results)
  })
  const sendMail = useChange<void>(async () => setMail(await ask(client, sendTestMailCall, {})))
  const findings = [
    ...(mail ? [{ name: texts.testMail, finding: mail }] : []),
    ...(results ?? []).map(({ name, ...finding }) => ({ name: checkNames[name], finding })),
  ]
  const open = findings.filter(({ finding }) => finding.state !== 'fine').length
  return (
    <>
      <h1 className="text-34 font-semibold tracking-tight">{pages.checks.title}</h1>
      <p className="mt-1 mb-5 max-w-[75ch] text-ink-2">{texts.about}</p>
      <FormError text={check.error ?? sendMail.error} />
      <div className="mb-5 flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => check.run()} aria-disabled={check.busy}>
          {check.busy ? texts.checking : texts.check}
        </Button>
        <Button look="secondary" onClick={() => sendMail.run()} aria-disabled={sendMail.busy}>
          {sendMail.busy ? texts.sendingMail : texts.sendMail}
        </Button>
      </div>
      <div role="status">
        {findings.length > 0 && <p className="mb-4 font-medium">{texts.summary(open)}</p>}
      </div>
      <div className="grid grid-cols-1 gap-4">
        {findings.length > 0 && (
          <Section title={texts.results}>
            <ul className="-my-4 divide-y divide-line">
              {findings.map(({ name, finding }) => (
                <FindingEntry key={name} name={name} finding={finding} />
              ))}
            </ul>
          </Section>
        )}
        <MailServer />
        <Backups />
      </div>
    </>
  )
}

const looks = { fine: 'good', look: 'hint', broken: 'bad' } as const

interface Props {
  name: string
  finding: Omit<CheckResult, 'name'>
}

/** What a check has found, and what to do about it. */
function FindingEntry({ name, finding: { state, found, todos } }: Props) {
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium">{name}</h3>
        <StateChip look={looks[state]}>{texts.states[state]}</StateChip>
      </div>
      <p className="mt-1 max-w-[75ch] wrap-anywhere text-ink-2">{found}</p>
      {todos.map((todo) => (
        <p key={todo} className="mt-2 max-w-[75ch] wrap-anywhere">
          {todo}
        </p>
      ))}
    </li>
  )
}
