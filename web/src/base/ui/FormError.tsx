interface Props {
  text: string | null
  /** For the `aria-describedby` of fields. */
  id?: string
}

/** Shows a form's error above it. The live region is always rendered, so that screen readers announce its content. */
export function FormError({ text, id }: Props) {
  return (
    <div role="alert" id={id}>
      {text && (
        <p className="mb-5 rounded-control bg-expenses-soft px-4 py-3 text-expenses wrap-anywhere">
          {text}
        </p>
      )}
    </div>
  )
}
