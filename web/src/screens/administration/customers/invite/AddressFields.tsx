import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { prepareInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { UseFormReturn } from 'react-hook-form'
import { TextField } from '../../../../base/ui/TextField.tsx'
import type { useFieldForm } from '../../../../base/ui/useFieldForm.ts'
import { emailRules } from '../../../../parts/session/credentials.ts'
import { type InviteFields, splitColumn } from './addresses.ts'
import * as texts from './texts.ts'

interface Props {
  customers: ReplyOf<typeof prepareInvitationsCall>['customers']
  form: UseFormReturn<InviteFields>
  field: ReturnType<typeof useFieldForm<InviteFields>>['field']
}

const { setValueAs, pattern } = emailRules

/** A field for the address of each customer. A column that is pasted into one fills those below, too. */
export function AddressFields({ customers, form, field }: Props) {
  const isMany = customers.length > 1
  return (
    <>
      {isMany && <p className="mb-4 max-w-[75ch] text-ink-2">{texts.pasteHint}</p>}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {customers.map(({ customerId, name, members }, index) => (
          <li key={customerId} className={isMany ? 'min-w-0' : 'min-w-0 md:col-span-2'}>
            <TextField
              label={isMany ? texts.addressOf(customerId, name) : texts.address}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLengths.email}
              hint={members.length > 0 && texts.members(members)}
              {...field(`emails.${index}`, { setValueAs, pattern })}
              onPaste={(event) => {
                const column = splitColumn(event.clipboardData.getData('text'))
                if (column === null) return
                event.preventDefault()
                for (const [offset, email] of column.entries())
                  if (index + offset < customers.length)
                    form.setValue(`emails.${index + offset}`, email, { shouldDirty: true })
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
