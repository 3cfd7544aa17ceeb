import { documentParameter } from '@hausblick/contract/addresses.ts'
import type { InboxEntry } from '@hausblick/contract/calls/inbox.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useAccess } from '../../data/access.ts'
import { type SeenDocument, takeBackFiling } from '../../data/documents/corrections.ts'
import { type Filing, fileDocument } from '../../data/documents/inbox.ts'
import { useAddressState } from '../../ui/useAddressState.ts'
import { useChange } from '../../ui/useChange.ts'
import { getEntryKey } from './entryKey.ts'

/** A filing that the service refused: as what, and why. */
export interface Refused {
  readonly entry: InboxEntry
  readonly filing: Filing
  readonly message: string
}

/** What was chosen for the document filed last. */
export interface Kept {
  readonly customerId: string
  readonly street: string
  readonly type: string
}

const nothing: ReadonlyMap<string, Refused> = new Map()

/**
 * Files the documents of the inbox one after the other. The next is opened before the service has answered; a refused one comes
 * back. Keeps the open one in the URL.
 */
export function useFiling(entries: readonly InboxEntry[]) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [openKey, write] = useAddressState(documentParameter)
  const [hasAdvanced, setHasAdvanced] = useState(false)
  const [sending, setSending] = useState<readonly string[]>([])
  const [refused, setRefused] = useState(nothing)
  const [filed, setFiled] = useState<readonly SeenDocument[]>([])
  const [kept, setKept] = useState<Kept | null>(null)
  const waiting = entries.filter((entry) => !sending.includes(getEntryKey(entry)))
  const named = waiting.find((entry) => getEntryKey(entry) === openKey)
  const lost = useLost(waiting, openKey)
  const open = named ?? (lost.entry ? undefined : findAfter(entries, waiting, openKey))
  lost.follow(open)

  const choose = (entry: InboxEntry, options = {}) => {
    lost.forget()
    write(() => getEntryKey(entry), options)
  }
  async function send(entry: InboxEntry, filing: Filing): Promise<void> {
    const key = getEntryKey(entry)
    try {
      const fileName = await fileDocument(client, queries, entry, filing)
      setFiled((before) => [...before, { ...placeOf(entry), fileName }])
    } catch (cause) {
      const message = cause instanceof Error ? cause.message : String(cause)
      setRefused((before) => new Map(before).set(key, { entry, filing, message }))
    } finally {
      setSending((before) => before.filter((each) => each !== key))
    }
  }
  const last = filed.at(-1)
  const undo = useChange<void>(async () => {
    if (!last) return
    await takeBackFiling(client, queries, last)
    write(() => getEntryKey(last), { replace: true })
    setHasAdvanced(true)
    setFiled((before) => before.slice(0, -1))
  })
  return {
    /** Those that are not being filed. */
    waiting,
    /** Defaults to the oldest; undefined if the inbox is empty, or somebody else has taken the open one away. */
    open,
    /** The one that was open until somebody else filed or removed it. */
    lost: lost.entry,
    /** Whether the URL names a document that is not waiting, or no longer. */
    isGone: openKey !== null && !named && !lost.entry && !sending.includes(openKey),
    /** Whether filing the previous entry opened this one. */
    hasAdvanced,
    /** The document filed last that was not taken back, under its new name. */
    filed: last ?? null,
    undo,
    kept,
    refused,
    choose: (entry: InboxEntry) => {
      choose(entry)
      setHasAdvanced(false)
    },
    /** Opens the next one, or with -1 the one before. */
    step: (by: 1 | -1) => {
      const index = open ? waiting.indexOf(open) : -1
      const next = waiting[(index + by + waiting.length) % waiting.length]
      if (!next) return
      choose(next)
      setHasAdvanced(true)
    },
    file: (entry: InboxEntry, filing: Filing) => {
      const key = getEntryKey(entry)
      const after = waiting[waiting.indexOf(entry) + 1] ?? waiting.find((each) => each !== entry)
      setSending((before) => [...before, key])
      setRefused(keepWaiting(refused, waiting, key))
      setKept({ customerId: entry.customerId, street: filing.street, type: filing.type })
      setHasAdvanced(true)
      lost.forget()
      write(() => (after ? getEntryKey(after) : null), { replace: true })
      void send(entry, filing)
    },
    /** Expects that these leave the inbox, since the viewer has seen to it. */
    expectGone: lost.forget,
  }
}

/** Returns the first that waits after an entry which is being filed, or else of all. */
function findAfter(
  entries: readonly InboxEntry[],
  waiting: readonly InboxEntry[],
  key: string | null,
): InboxEntry | undefined {
  const index = entries.findIndex((entry) => getEntryKey(entry) === key)
  return entries.slice(index + 1).find((entry) => waiting.includes(entry)) ?? waiting[0]
}

/** Forgets what was refused of those that wait no longer, and of one that is filed again. */
function keepWaiting(
  refused: ReadonlyMap<string, Refused>,
  waiting: readonly InboxEntry[],
  again: string,
): ReadonlyMap<string, Refused> {
  const keys = waiting.map(getEntryKey).filter((key) => key !== again)
  return new Map([...refused].filter(([key]) => keys.includes(key)))
}

function placeOf({ customerId, number }: InboxEntry) {
  return { customerId, number }
}

/** Notices when the open entry leaves the inbox by somebody else's doing. */
function useLost(waiting: readonly InboxEntry[], openKey: string | null) {
  const [entry, setEntry] = useState<InboxEntry | null>(null)
  const shown = useRef<InboxEntry | null>(null)
  useEffect(() => {
    const last = shown.current
    if (!last || (openKey !== null && openKey !== getEntryKey(last))) return
    if (!waiting.some((each) => getEntryKey(each) === getEntryKey(last))) setEntry(last)
  }, [waiting, openKey])
  return {
    entry,
    follow: (open: InboxEntry | undefined) => {
      if (open) shown.current = open
    },
    forget: () => {
      shown.current = null
      setEntry(null)
    },
  }
}
