import { inviteImportOwnersCall } from '@hausblick/contract/calls/importOwners.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask } from '../../../base/data/ask.ts'
import { importOwnersQuery, type OwnerList } from '../../../base/data/importOwners.ts'
import { Button } from '../../../base/ui/Button.tsx'
import { ChangeNotes } from '../../../base/ui/ChangeNotes.tsx'
import { SearchField } from '../../../base/ui/SearchField.tsx'
import { useChange } from '../../../base/ui/useChange.ts'
import { useInfiniteScroll } from '../../../base/ui/useInfiniteScroll.ts'
import { askedAddress, canChoose, findOwners, toggle, unconfirmed } from './choice.ts'
import { OwnerEntry } from './OwnerEntry.tsx'
import * as texts from './texts.ts'

interface Props {
  runId: string
  owners: OwnerList['owners']
}

/** The owners of a list, of whom those that are chosen are invited by one click. */
export function OwnersForm({ runId, owners }: Props) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [search, setSearch] = useState('')
  const [numbers, setNumbers] = useState<ReadonlySet<number>>(new Set())
  const [shared, setShared] = useState<ReadonlySet<string>>(new Set())
  const found = useMemo(() => findOwners(owners, search), [owners, search])
  const { count, endMarker } = useInfiniteScroll({
    total: found.length,
    list: search,
    step: 100,
    ahead: 300,
  })
  const chosen = owners.filter((owner) => numbers.has(owner.number) && canChoose(owner))
  const offered = found.filter(canChoose)
  const mails = chosen.filter(({ email }) => email !== null).length
  const open = unconfirmed(chosen, shared)
  const { onSubmit, busy, error, done } = useChange(async () => {
    if (chosen.length === 0) throw new Error(texts.chooseFirst)
    if (open.length > 0) throw new Error(texts.confirmFirst(open))
    const body = {
      owners: chosen.map(({ number }) => number),
      shared: [...shared].filter((address) => chosen.some((one) => askedAddress(one) === address)),
    }
    const made = await ask(client, inviteImportOwnersCall, { params: { id: runId }, body })
    setNumbers(new Set())
    await queries.invalidateQueries({ queryKey: importOwnersQuery(client, runId).queryKey })
    return texts.invited(made.customers, made.mails)
  })
  return (
    <form onSubmit={onSubmit}>
      <ChangeNotes error={error} done={done} />
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <SearchField
          label={texts.search}
          value={search}
          onChange={setSearch}
          maxLength={200}
          className="min-w-60 flex-1"
        />
        <Button
          look="secondary"
          onClick={() => setNumbers(new Set([...numbers, ...offered.map(({ number }) => number)]))}
        >
          {texts.chooseAll(offered.length)}
        </Button>
        <Button look="secondary" onClick={() => setNumbers(new Set())}>
          {texts.chooseNone}
        </Button>
        <Button type="submit" aria-disabled={busy || chosen.length === 0}>
          {mails === 0 && chosen.length > 0 ? texts.create(chosen.length) : texts.send(mails)}
        </Button>
      </div>
      <ul aria-label={texts.owners} className="divide-y divide-line border-line border-t">
        {found.slice(0, count).map((owner) => (
          <OwnerEntry
            key={owner.number}
            owner={owner}
            isChosen={numbers.has(owner.number)}
            onChoose={(isIn) => setNumbers(toggle(numbers, owner.number, isIn))}
            isConfirmed={shared.has(askedAddress(owner) ?? '')}
            onConfirm={(address, isIn) => setShared(toggle(shared, address, isIn))}
          />
        ))}
      </ul>
      {found.length === 0 && <p className="text-ink-2">{texts.nobodyFound}</p>}
      {count < found.length && (
        <p ref={endMarker} key={count} className="py-4 text-center text-13 text-ink-3">
          {texts.more}
        </p>
      )}
    </form>
  )
}
