import { type Parameter, readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useMemo } from 'react'
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
  const write = (next: Value, options: NavigateOptions = {}) => {
    const isSame = writeSearch(parameter, '', next) === own
    const target = { search: writeSearch(parameter, search, next) }
    void navigate(target, { ...options, replace: options.replace || isSame })
  }
  return [value, write]
}
