import { useId } from 'react'
import * as texts from './texts.ts'

interface Props {
  shared: readonly { readonly email: string; readonly customerIds: readonly string[] }[]
  confirmed: readonly string[]
  onConfirm: (confirmed: readonly string[]) => void
}

/** Asks whether one account is to see several customers. */
export function SharedAddresses({ shared, confirmed, onConfirm }: Props) {
  const id = useId()
  return (
    <div role="status">
      {shared.length > 0 && (
        <div className="mt-5 rounded-control bg-hint-soft px-4 py-3 text-hint">
          <p className="mb-2">{texts.confirmFirst}</p>
          {shared.map(({ email, customerIds }, index) => (
            <div key={email} className="flex items-start gap-3 py-1">
              <input
                id={`${id}-${index}`}
                type="checkbox"
                className="size-6 shrink-0 accent-brand"
                checked={confirmed.includes(email)}
                onChange={(event) =>
                  onConfirm(
                    event.target.checked
                      ? [...confirmed, email]
                      : confirmed.filter((one) => one !== email),
                  )
                }
              />
              <label htmlFor={`${id}-${index}`} className="min-w-0 wrap-anywhere">
                {texts.confirmShared(email, customerIds)}
              </label>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
