import { documentParameter } from '@hausblick/contract/addresses.ts'
import type { CustomerRow } from '@hausblick/contract/calls/customers.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { takeBackGiving } from '../../../base/data/documents/givings.ts'
import type { Filing } from '../../../base/data/documents/inbox.ts'
import { takeStep, undoStep } from '../../../base/data/documents/steps.ts'
import { useAddressState } from '../../../base/ui/useAddressState.ts'
import { useChange } from '../../../base/ui/useChange.ts'
import { type Done, getLetterKey, type Letter, toFiling } from './letter.ts'
import { useLost } from './useLost.ts'

/** A filing that the service refused: as what, and why. */
export interface Refused {
  readonly entry: Letter
  readonly filing: Filing
  readonly customer: CustomerRow | null
  readonly message: string
}

/** What was chosen for the document filed last. */
export interface Kept {
  /** Whose it is; null for one that was sent in by its customer. */
  readonly customer: CustomerRow | null
  readonly customerId: string
  readonly street: string
  readonly type: string
}

/** How long a read of the inbox that began before a filing may take to arrive. */
const STALE_MS = 10_000

const nothing: ReadonlyMap<string, Refused> = new Map()

/**
 * Files the documents of the inbox one after the other. The next is opened before the service has answered; a refused one comes
 * back. Keeps the open one in the URL.
 */
export function useFiling(entries: readonly Letter[]) {
  const { client } = useAccess()
  const queries = useQueryClient()
  const [openKey, write] = useAddressState(documentParameter)
  const [hasAdvanced, setHasAdvanced] = useState(false)
  const [sending, setSending] = useState<readonly string[]>([])
  const [refused, setRefused] = useState(nothing)
  const [filed, setFiled] = useState<readonly Done[]>([])
  const [kept, setKept] = useState<Kept | null>(null)
  const waiting = entries.filter((entry) => !sending.includes(getLetterKey(entry)))
  const named = waiting.find((entry) => getLetterKey(entry) === openKey)
  const lost = useLost(waiting, openKey)
  const open = named ?? (lost.entry ? undefined : findAfter(entries, waiting, openKey))
  // After it has been seen whether the one before is gone, and before anything else is shown.
  useLayoutEffect(() => lost.follow(open))

  const choose = (entry: Letter, options = {}) => {
    lost.forget()
    write(() => getLetterKey(entry), options)
  }
  /** Files a letter that has been left, and resolves to its file name; rejects once it is shown as refused. */
  async function send(entry: Letter, filing: Filing, customer: CustomerRow | null) {
    try {
      const change = toFiling(entry, filing, customer?.id ?? '')
      const { step, documents } = await takeStep(client, queries, [change])
      const fileName = documents[0]?.name ?? ''
      add({ entry, step, fileName })
      return fileName
    } catch (cause) {
      refuse({ entry, filing, customer }, cause)
      throw cause
    }
  }
  const add = (done: Done) => {
    setFiled((before) => [...before, done])
    setTimeout(() => show(getLetterKey(done.entry)), STALE_MS)
  }
  const refuse = (asked: Omit<Refused, 'message'>, cause: unknown) => {
    const key = getLetterKey(asked.entry)
    const message = cause instanceof Error ? cause.message : String(cause)
    setRefused((before) => new Map(before).set(key, { ...asked, message }))
    show(key)
  }
  const show = (key: string) => setSending((before) => before.filter((each) => each !== key))
  const last = filed.at(-1)
  const undo = useChange<void>(async () => {
    if (!last) return
    if (last.giving) await takeBackGiving(client, queries, last.giving)
    else await undoStep(client, queries, last.step)
    putBack(last)
  })
  const putBack = (done: Done) => {
    // A document that was given to many as well stays filed.
    if (!done.giving || done.entry.paper) {
      const key = getLetterKey(done.entry)
      show(key)
      write(() => key, { replace: true })
      setHasAdvanced(true)
    }
    setFiled((before) => before.filter((each) => each !== done))
  }
  const leave = (entry: Letter) => {
    const key = getLetterKey(entry)
    const index = waiting.findIndex((each) => getLetterKey(each) === key)
    const after = waiting[index + 1] ?? waiting.find((_, other) => other !== index)
    setSending((before) => [...before, key])
    setRefused(keepWaiting(refused, waiting, key))
    setHasAdvanced(true)
    lost.forget()
    write(() => (after ? getLetterKey(after) : null), { replace: true })
  }
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
    /** What was filed or given last and not taken back, under its new name. */
    filed: last ?? null,
    undo,
    kept,
    refused,
    choose: (entry: Letter) => {
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
    file: (entry: Letter, filing: Filing, customer: CustomerRow | null) => {
      leave(entry)
      setKept({
        customer,
        customerId: customer?.id ?? entry.customerId,
        street: filing.street,
        type: filing.type,
      })
      send(entry, filing, customer).catch(() => undefined)
    },
    /** Opens the next one in place of one that goes to many; it is sent, added or refused then. */
    leave,
    send,
    add,
    refuse,
    /** Shows again what was taken back. */
    putBack,
    /** Expects that these leave the inbox, since the viewer has seen to it. */
    expectGone: lost.forget,
  }
}

/** Returns the first that waits after an entry which is being filed, or else of all. */
function findAfter(
  entries: readonly Letter[],
  waiting: readonly Letter[],
  key: string | null,
): Letter | undefined {
  const index = entries.findIndex((entry) => getLetterKey(entry) === key)
  return entries.slice(index + 1).find((entry) => waiting.includes(entry)) ?? waiting[0]
}

/** Forgets what was refused of those that wait no longer, and of one that is filed again. */
function keepWaiting(
  refused: ReadonlyMap<string, Refused>,
  waiting: readonly Letter[],
  again: string,
): ReadonlyMap<string, Refused> {
  const keys = waiting.map(getLetterKey).filter((key) => key !== again)
  return new Map([...refused].filter(([key]) => keys.includes(key)))
}
