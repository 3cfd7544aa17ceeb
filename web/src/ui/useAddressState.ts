import { type Parameter, readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

export type AddressState<Value> = readonly [
  value: Value,
  /** Adds an entry to the history, unless `options` replace the current one or nothing changes. */
  write: (value: Value, options?: NavigateOptions) => void,
]

/**
 * Keeps a value in the address, so that it survives a reload, the way back, and being sent to someone. It stays the same object
 * until its own parameters change.
 */
export function useAddressState<Value>(parameter: Parameter<Value>): AddressState<Value> {
  const { search } = useLocation()
  const navigate = useNavigate()
  // What else stands in the address, such as an open dialog, makes no other value.
  const own = writeSearch(parameter, '', readSearch(parameter, search))
  const value = useMemo(() => readSearch(parameter, own), [parameter, own])
  const write = (next: Value, options: NavigateOptions = {}) => {
    const isSame = writeSearch(parameter, '', next) === own
    const target = { search: writeSearch(parameter, search, next) }
    void navigate(target, { ...options, replace: options.replace || isSame })
  }
  return [value, write]
}
