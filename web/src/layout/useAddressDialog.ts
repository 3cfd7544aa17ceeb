import { useLocation } from 'react-router'
import { OPENED_HERE, useDialogClosing } from './dialogEntry.ts'

const PARAMETER = 'dialog'

/**
 * A dialog with an address of its own: the link that opens it is a real one, and the way back closes it.
 *
 * @param name how the dialog is called in the address
 */
export function useAddressDialog(name: string) {
  const { search } = useLocation()
  const close = useDialogClosing()
  const params = new URLSearchParams(search)
  const isOpen = params.get(PARAMETER) === name
  params.delete(PARAMETER)
  const closed = params.toString()
  params.set(PARAMETER, name)
  return {
    isOpen,
    /** Properties of the link that opens it. */
    link: { to: { search: params.toString() }, state: OPENED_HERE },
    close: () => close(closed),
  }
}
