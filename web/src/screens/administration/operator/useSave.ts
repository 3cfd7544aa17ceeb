import {
  type OperatorChange,
  readOperatorCall,
  type ShownOperator,
  saveOperatorCall,
} from '@hausblick/contract/calls/operator.ts'
import { readConfigCall, readLegalPageCall } from '@hausblick/contract/calls/site.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccess } from '../../../base/data/access.ts'
import { ask, queryOf, renew } from '../../../base/data/ask.ts'
import * as texts from './texts.ts'

/**
 * Returns what a form begins with, which stays until it is saved, even if another operator saves meanwhile: the service then
 * refuses to save.
 */
export function useSave(shown: ShownOperator) {
  const { client } = useAccess()
  const accept = useAccept()
  const [base, setBase] = useState(shown)
  const [done, setDone] = useState<string | null>(null)
  return {
    base,
    done,
    save: async (change: OperatorChange) => {
      setDone(null)
      const body = { ...change, basedOn: base.version }
      const saved = await ask(client, saveOperatorCall, { body })
      setBase(saved)
      await accept(saved)
      setDone(texts.saved)
      return saved
    },
  }
}

/** Returns a function that shows what the service has saved. */
export function useAccept() {
  const { client } = useAccess()
  const queries = useQueryClient()
  return async (shown: ShownOperator) => {
    queries.setQueryData(queryOf(client, readOperatorCall, {}).queryKey, shown)
    // The header and legal pages of this window, too.
    await Promise.all([readConfigCall, readLegalPageCall].map((call) => renew(queries, call)))
  }
}
