interface Props {
  text: string | null
  /** The element's id, for fields that are described by it. */
  id?: string
}

/** Says above a form why it was refused. The element is always there, so that screen readers notice what comes into it. */
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
