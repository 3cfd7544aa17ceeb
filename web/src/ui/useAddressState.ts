import { type Parameter, readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useLayoutEffect, useMemo, useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

export type AddressState<Value> = readonly [
  value: Value,
  /** Adds a history entry, unless `options` replace the current one or the value is unchanged. */
  write: (value: Value, options?: NavigateOptions) => void,
]

/**
 * Keeps a value in the URL's search parameters, so that it survives reloads, history navigation and sharing. The value is
 * referentially stable until its own parameters change.
 */
export function useAddressState<Value>(parameter: Parameter<Value>): AddressState<Value> {
  const { search } = useLocation()
  const navigate = useNavigate()
  // Other parameters, such as an open dialog's, must not change the value's identity.
  const own = writeSearch(parameter, '', readSearch(parameter, search))
  const value = useMemo(() => readSearch(parameter, own), [parameter, own])
  // A write that waited, as for the end of typing, must not undo what has changed meanwhile.
  const latest = useRef(search)
  useLayoutEffect(() => {
    latest.current = search
  }, [search])
  const write = (next: Value, options: NavigateOptions = {}) => {
    const current = latest.current
    const before = writeSearch(parameter, '', readSearch(parameter, current))
    const isSame = writeSearch(parameter, '', next) === before
    const target = { search: writeSearch(parameter, current, next) }
    void navigate(target, { ...options, replace: options.replace || isSame })
  }
  return [value, write]
}
