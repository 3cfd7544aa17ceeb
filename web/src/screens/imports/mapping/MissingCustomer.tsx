import { useState } from 'react'
import { Button } from '../../../base/ui/Button.tsx'
import { TextField } from '../../../base/ui/TextField.tsx'
import * as texts from './texts.ts'

/** The customer of a sheet that names none. */
export function MissingCustomer({ onChoose }: { onChoose: (customerId: string) => void }) {
  const [id, setId] = useState('')
  return (
    <div className="mt-4 rounded-control bg-hint-soft px-4 py-3">
      <p className="font-medium text-hint">{texts.needsCustomers}</p>
      <p className="mt-0.5 max-w-[75ch] text-13 text-ink-2">{texts.needsCustomersNote}</p>
      <form
        className="mt-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          if (id.trim() !== '') onChoose(id.trim())
        }}
      >
        <TextField
          label={texts.customerOfAll}
          autoComplete="off"
          className="min-w-44 flex-1 md:max-w-72"
          value={id}
          onChange={(event) => setId(event.target.value)}
        />
        <Button type="submit" look="secondary" aria-disabled={id.trim() === ''}>
          {texts.setCustomer}
        </Button>
      </form>
    </div>
  )
}
