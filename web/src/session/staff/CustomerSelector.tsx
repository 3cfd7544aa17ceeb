import { Combobox } from '@base-ui/react/combobox'
import type { CustomerRow } from '@hausblick/contract/rows/customer.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Check, ChevronDown, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { customerLabel, customersQuery, isFoundBy } from '../../data/customers.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { useSession } from '../useSession.ts'

const LABEL = 'Kunden auswählen'
const SEARCH_DEBOUNCE_MS = 300
/** More than anyone reads; who is further down is found by typing. */
const SHOWN = 50

interface Props {
  chosen: CustomerRow | null
}

/** Whose figures staff look at: typing searches all customers by id and address. */
export default function CustomerSelector({ chosen }: Props) {
  const session = useSession()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const { found, status } = useCustomers(open, typed.trim())
  return (
    <Combobox.Root
      items={found}
      filter={null}
      autoHighlight
      itemToStringLabel={customerLabel}
      isItemEqualToValue={(item, value) => item.id === value.id}
      value={chosen}
      onValueChange={(customer) => {
        session.choose(customer)
        // The keyboard on the screen would go on hiding the figures.
        if (customer && matchMedia('(pointer: coarse)').matches) input.current?.blur()
      }}
      open={open}
      onOpenChange={setOpen}
      onOpenChangeComplete={(isOpen) => !isOpen && setTyped('')}
      onInputValueChange={(value, { reason }) => setTyped(reason === 'input-change' ? value : '')}
    >
      <Combobox.InputGroup className="relative">
        <Combobox.Input
          ref={input}
          aria-label={LABEL}
          placeholder={LABEL}
          onFocus={(event) => event.currentTarget.select()}
          className="control field w-full truncate pr-18 pl-3 pointer-coarse:pr-24"
        />
        <div className="absolute inset-y-0 right-1 flex text-ink-3">
          <Combobox.Clear aria-label="Auswahl aufheben" className={buttonLook}>
            <X aria-hidden size={16} />
          </Combobox.Clear>
          <Combobox.Trigger aria-label="Kunden anzeigen" className={buttonLook}>
            <ChevronDown aria-hidden size={16} />
          </Combobox.Trigger>
        </div>
      </Combobox.InputGroup>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} align="end" className="z-20 outline-none">
          <Combobox.Popup className="card w-(--anchor-width) min-w-72 max-w-(--available-width) overflow-hidden shadow-float">
            <Combobox.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none data-empty:p-0">
              {(customer: CustomerRow) => <Option key={customer.id} customer={customer} />}
            </Combobox.List>
            <Combobox.Status className="text-13 text-ink-3">
              {status && <p className="border-t border-line px-4 py-3">{status}</p>}
            </Combobox.Status>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

const buttonLook = 'grid w-8 place-items-center rounded-control hover:text-ink pointer-coarse:w-11'

function Option({ customer }: { customer: CustomerRow }) {
  return (
    <Combobox.Item
      value={customer}
      className="flex min-h-10 cursor-pointer items-center justify-between gap-2 rounded-control px-3 py-2 select-none data-highlighted:bg-brand-soft data-highlighted:text-brand pointer-coarse:min-h-11"
    >
      <span className="min-w-0 wrap-anywhere">{customerLabel(customer)}</span>
      <Combobox.ItemIndicator>
        <Check aria-hidden size={16} />
      </Combobox.ItemIndicator>
    </Combobox.Item>
  )
}

/** The customers that a text finds, and what is to be said about them. */
function useCustomers(open: boolean, text: string) {
  const { client } = useSession()
  const search = useDebounced(text, SEARCH_DEBOUNCE_MS)
  const { data, error } = useQuery({
    ...customersQuery(client, search, SHOWN + 1),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  // Until the answer is there, what was found before is narrowed down, so that Enter never takes what was not asked for.
  const matching = data?.filter((customer) => isFoundBy(customer, text)) ?? []
  const found = matching.slice(0, SHOWN)
  if (error)
    return { found: [], status: `Die Kunden konnten nicht geladen werden. ${error.message}` }
  if (found.length > 0) return { found, status: matching.length > SHOWN ? MORE : null }
  const searching = !data || search !== text
  return { found, status: searching ? 'Kunden werden geladen …' : 'Kein Kunde gefunden.' }
}

const MORE = `Es werden ${SHOWN} Kunden gezeigt. Weitere finden Sie über die Suche.`
