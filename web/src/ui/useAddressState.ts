import { type Parameter, readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useMemo } from 'react'
import { type NavigateOptions, useLocation, useNavigate } from 'react-router'

export type AddressState<Value> = readonly [
  value: Value,
  /**
   * Writes the value that `change` makes of the latest one. Adds a history entry, unless `options` replace the current one or
   * the value is unchanged.
   */
  write: (change: (latest: Value) => Value, options?: NavigateOptions) => void,
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
  const write = (change: (latest: Value) => Value, options: NavigateOptions = {}) => {
    // Rendering lags behind the address, and a write may have waited, as for the end of typing.
    const current = window.location.search
    const latest = readSearch(parameter, current)
    const next = change(latest)
    const isSame = writeSearch(parameter, '', next) === writeSearch(parameter, '', latest)
    const target = { search: writeSearch(parameter, current, next) }
    void navigate(target, { ...options, replace: options.replace || isSame })
  }
  return [value, write]
}
