/** Says above a form why it was refused. The place is always there, so that screen readers notice what comes into it. */
export function FormError({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text && (
        <p className="mb-5 rounded-control bg-expenses-soft px-4 py-3 text-expenses">{text}</p>
      )}
    </div>
  )
}
