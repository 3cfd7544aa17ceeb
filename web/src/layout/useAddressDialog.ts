import { dialogParameter } from '@hausblick/contract/addresses.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useLocation } from 'react-router'
import { OPENED_HERE, useDialogClosing } from './dialogEntry.ts'

/**
 * A dialog with an address of its own: the link that opens it is a real one, and the way back closes it.
 *
 * @param name how the dialog is called in the address
 */
export function useAddressDialog(name: string) {
  const { search } = useLocation()
  const close = useDialogClosing()
  return {
    isOpen: readSearch(dialogParameter, search) === name,
    /** Properties of the link that opens it. */
    link: { to: { search: writeSearch(dialogParameter, search, name) }, state: OPENED_HERE },
    close: () => close(writeSearch(dialogParameter, search, null)),
  }
}
