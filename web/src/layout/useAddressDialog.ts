import { useLocation, useNavigate } from 'react-router'

const PARAMETER = 'dialog'

/**
 * A dialog with an address of its own: the link that opens it is a real one, and the way back closes it.
 *
 * @param name how the dialog is called in the address
 */
export function useAddressDialog(name: string) {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const isOpen = params.get(PARAMETER) === name
  params.delete(PARAMETER)
  const closed = { search: params.toString() }
  params.set(PARAMETER, name)
  return {
    isOpen,
    /** Where the link leads that opens it. */
    to: { search: params.toString() },
    close: () => void navigate(closed, { replace: true }),
  }
}
