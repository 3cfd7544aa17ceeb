import { type DialogName, dialogParameter } from '@hausblick/contract/addresses.ts'
import { readSearch, writeSearch } from '@hausblick/contract/searchParameters.ts'
import { useLocation } from 'react-router'
import { OPENED_HERE, useDialogClosing } from './dialogEntry.ts'

/** Keeps a dialog in the address, so that a real link opens it and going back closes it. */
export function useAddressDialog(name: DialogName) {
  const { search } = useLocation()
  const close = useDialogClosing()
  return {
    isOpen: readSearch(dialogParameter, search) === name,
    /** Props of the link that opens it. */
    link: { to: { search: writeSearch(dialogParameter, search, name) }, state: OPENED_HERE },
    close: () => close(writeSearch(dialogParameter, search, null)),
  }
}
