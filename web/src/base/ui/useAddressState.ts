import { type Parameter, readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { createContext, useContext, useMemo } from 'react'
import { type DataRouter, type NavigateOptions, useLocation, useNavigate } from 'react-router'

/** The page's router, whose state rendering lags behind; null where the service renders. */
const RouterContext = createContext<DataRouter | null>(null)
export const AddressProvider = RouterContext.Provider

export type AddressState<Value> = readonly [
  value: Value,
  /**
   * Writes the value that `change` makes of the latest one. Adds a history entry, unless `options` replace the current one or
   * the value is unchanged. Does nothing once another page is loading or shown.
   */
  write: (change: (latest: Value) => Value, options?: NavigateOptions) => void,
]

/**
 * Keeps a value in the URL's search parameters, so that it survives reloads, history navigation and sharing. The value is
 * referentially stable until its own parameters change.
 */
export function useAddressState<Value>(parameter: Parameter<Value>): AddressState<Value> {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const router = useContext(RouterContext)
  // Other parameters, such as an open dialog's, must not change the value's identity.
  const own = writeSearch(parameter, '', readSearch(parameter, search))
  const value = useMemo(() => readSearch(parameter, own), [parameter, own])
  const write = (change: (latest: Value) => Value, options: NavigateOptions = {}) => {
    if (!router) return
    const { location, navigation } = router.state
    // Rendering lags behind the address, and a write may have waited, as for the end of typing. An address that is still
    // loading would be lost, since a new one takes its place.
    const current = navigation.location ?? location
    if (current.pathname !== location.pathname || current.pathname !== pathname) return
    const latest = readSearch(parameter, current.search)
    const next = change(latest)
    const isSame = writeSearch(parameter, '', next) === writeSearch(parameter, '', latest)
    const replace = (options.replace || isSame) && navigation.historyAction !== 'PUSH'
    const target = { search: writeSearch(parameter, current.search, next) }
    void navigate(target, { ...options, replace })
  }
  return [value, write]
}
