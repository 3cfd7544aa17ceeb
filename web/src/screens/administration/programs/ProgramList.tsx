import {
  listProgramsCall,
  makeProgramCall,
  type Program,
  revokeProgramCall,
} from '@hausblick/contract/calls/programs.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import { useRead } from '../../../base/data/useRead.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { lateDialog } from '../../../base/ui/late/late.tsx'
import { SecretDialog } from '../../../base/ui/SecretDialog.tsx'
import { Section } from '../../../base/ui/Section.tsx'
import { ReadList } from '../../../parts/layout/ReadList.tsx'
import { ProgramEntry } from './ProgramEntry.tsx'
import * as texts from './texts.ts'

const ConfirmDialog = lateDialog(() => import('../../../base/ui/ConfirmDialog.tsx'))
const NewProgramDialog = lateDialog(() => import('./NewProgramDialog.tsx'))

type Asked =
  | { readonly kind: 'make' }
  | { readonly kind: 'token'; readonly token: string }
  | { readonly kind: 'revoke'; readonly program: Program }

/** All programs, to be let in and revoked. */
export function ProgramList() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asked | null>(null)
  const read = useRead((access) => queryOf(access.client, listProgramsCall, {}))
  const close = () => setAsked(null)
  return (
    <Section
      title={texts.programs}
      actions={<Button onClick={() => setAsked({ kind: 'make' })}>{texts.make}</Button>}
    >
      <ReadList read={read} items={read.data?.programs} failure={texts.failed} empty={<Example />}>
        {(program) => (
          <ProgramEntry
            key={program.id}
            program={program}
            onRevoke={() => setAsked({ kind: 'revoke', program })}
          />
        )}
      </ReadList>
      {asked?.kind === 'make' && (
        <NewProgramDialog
          onClose={close}
          onSend={async (body) => {
            const { token } = await ask(client, makeProgramCall, { body })
            setAsked({ kind: 'token', token })
            await renew(queries, listProgramsCall)
          }}
        />
      )}
      {asked?.kind === 'token' && (
        <SecretDialog
          title={texts.tokenTitle}
          note={texts.tokenNote}
          label={texts.token}
          secret={asked.token}
          onClose={close}
        />
      )}
      {asked?.kind === 'revoke' && (
        <ConfirmDialog
          title={texts.revokeQuestion}
          action={texts.revoke}
          onClose={close}
          onConfirm={async () => {
            await ask(client, revokeProgramCall, { params: { id: asked.program.id } })
            await renew(queries, listProgramsCall)
            close()
          }}
        >
          {texts.revokeNote(asked.program.name)}
        </ConfirmDialog>
      )}
    </Section>
  )
}

/** How a program delivers, while there is none. */
function Example() {
  return (
    <>
      <p>{texts.none}</p>
      <pre className="mt-3 rounded-control bg-surface-2 p-3 text-13 wrap-anywhere whitespace-pre-wrap">
        <code>{texts.example}</code>
      </pre>
    </>
  )
}
