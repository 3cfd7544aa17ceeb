import type { ReplyOf } from '@hausblick/contract/calls/call.ts'
import type { prepareInvitationsCall } from '@hausblick/contract/calls/invitationMails.ts'
import { maxLengths } from '@hausblick/contract/maxLengths.ts'
import type { UseFormReturn } from 'react-hook-form'
import { emailRules } from '../../../session/credentials.ts'
import { TextField } from '../../../ui/TextField.tsx'
import type { useFieldForm } from '../../../ui/useFieldForm.ts'
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
      <ul className={isMany ? 'divide-y divide-line border-y border-line' : ''}>
        {customers.map(({ customerId, name, members }, index) => (
          <li
            key={customerId}
            className={
              isMany
                ? 'grid items-start gap-x-6 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]'
                : ''
            }
          >
            {isMany && (
              <div className="min-w-0 wrap-anywhere">
                <p className="font-medium">{name ?? customerId}</p>
                {name !== null && <p className="text-13 text-ink-3">{customerId}</p>}
              </div>
            )}
            <TextField
              label={isMany ? texts.addressOf(name ?? customerId) : texts.address}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={maxLengths.email}
              hint={members.length > 0 && texts.members(members)}
              {...field(`emails.${index}`, {
                setValueAs,
                pattern,
                ...(!isMany && { required: texts.enterAddress }),
              })}
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
