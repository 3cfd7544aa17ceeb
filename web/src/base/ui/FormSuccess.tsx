import type { ReactNode } from 'react'

interface Props {
  text: string | null
  /** Offered beside the text. */
  action?: ReactNode
}

/** Shows a form's success message above it. The live region is always rendered, so that screen readers announce its content. */
export function FormSuccess({ text, action }: Props) {
  return (
    <div role="status">
      {text && (
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-income-soft px-4 py-3 text-income">
          <p className="min-w-0 wrap-anywhere">{text}</p>
          {action}
        </div>
      )}
    </div>
  )
}
