import {
  addMappingCall,
  deleteMappingCall,
  listMappingsCall,
  type SavedMapping,
} from '@hausblick/contract/calls/mappings.ts'
import { pages } from '@hausblick/contract/pages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAccess } from '../../base/data/access.ts'
import { ask, queryOf, renew } from '../../base/data/ask.ts'
import { useRead } from '../../base/data/useRead.ts'
import { ChangeNotes } from '../../base/ui/ChangeNotes.tsx'
import { FileLabel } from '../../base/ui/FileLabel.tsx'
import { Link } from '../../base/ui/Link.tsx'
import { Loaded } from '../../base/ui/Loaded.tsx'
import { lateDialog } from '../../base/ui/late/late.tsx'
import { Section, stack } from '../../base/ui/Section.tsx'
import { useChange } from '../../base/ui/useChange.ts'
import type { Page } from '../../parts/session/loadPage.ts'
import { isStaff } from '../../parts/session/role.ts'
import { useSessionState } from '../../parts/session/useSession.ts'
import { MayImport, mayImport, rightsQuery } from './MayImport.tsx'
import { Learned } from './mappings/Learned.tsx'
import { MappingEntry } from './mappings/MappingEntry.tsx'
import { readMappings } from './mappings/readMappings.ts'
import * as texts from './mappings/texts.ts'

const ConfirmDialog = lateDialog(() => import('../../base/ui/ConfirmDialog.tsx'))
const RenameDialog = lateDialog(() => import('./mappings/RenameDialog.tsx'))

export const page: Page = {
  Screen: MappingsPage,
  data: ({ access }) => [rightsQuery(access.client)],
  next: ({ access: { client }, me }, queries) =>
    mayImport(client, me, queries) ? [queryOf(client, listMappingsCall, {})] : [],
}

/** The saved mappings, for those who may import. */
function MappingsPage() {
  const state = useSessionState()
  if (state.status !== 'signedIn' || !isStaff(state.me)) return null
  return (
    <>
      <div className="mb-5 flex flex-col items-start gap-x-4 gap-y-2 md:flex-row md:items-center md:justify-between">
        <h1 className="text-34 font-semibold tracking-tight">{texts.heading}</h1>
        <Link to={pages.imports.path} className="link tap">
          {texts.back}
        </Link>
      </div>
      <MayImport role={state.me.role}>
        <Mappings />
      </MayImport>
    </>
  )
}

/** The saved mappings: renamed, deleted, sent as files and added from files. Below them, what was learned. */
function Mappings() {
  const { client } = useAccess()
  const queries = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const [renaming, setRenaming] = useState<SavedMapping | null>(null)
  const [removing, setRemoving] = useState<SavedMapping | null>(null)
  const read = useRead((access) => queryOf(access.client, listMappingsCall, {}))
  const add = useChange(async ([file]: readonly File[]) => {
    if (!file) return undefined
    const body = await readMappings(file)
    await ask(client, addMappingCall, { body })
    await renew(queries, listMappingsCall)
    return texts.added(body.profiles.length)
  })
  return (
    <div className={stack}>
      <Section
        title={texts.list}
        headingRef={heading}
        actions={
          <FileLabel
            accept=".json,application/json"
            onFiles={add.run}
            className="control field inline-flex items-center gap-2 px-4 font-medium"
          >
            <Upload size={16} className="text-ink-3" />
            {texts.add}
          </FileLabel>
        }
      >
        <p className="-mt-1 mb-4 max-w-[75ch] text-ink-2">{texts.intro}</p>
        <ChangeNotes {...add} />
        <Loaded read={read} failure={texts.failed}>
          {({ mappings }) =>
            mappings.length === 0 ? (
              <p className="text-ink-2">{texts.empty}</p>
            ) : (
              <ul className="-mb-3 divide-y divide-line border-t border-line">
                {mappings.map((mapping) => (
                  <MappingEntry
                    key={mapping.id}
                    mapping={mapping}
                    onRename={() => setRenaming(mapping)}
                    onRemove={() => setRemoving(mapping)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Section>
      {read.data && <Learned learned={read.data.learned} />}
      {renaming && (
        <RenameDialog
          mapping={renaming}
          onClose={() => setRenaming(null)}
          onRenamed={async () => {
            await renew(queries, listMappingsCall)
            setRenaming(null)
          }}
        />
      )}
      {removing && (
        <ConfirmDialog
          title={texts.removeQuestion(removing.name)}
          action={texts.remove}
          onClose={() => setRemoving(null)}
          onConfirm={async () => {
            await ask(client, deleteMappingCall, { params: { id: removing.id } })
            await renew(queries, listMappingsCall)
            setRemoving(null)
            heading.current?.focus()
          }}
        >
          {texts.removeNote}
        </ConfirmDialog>
      )}
    </div>
  )
}
