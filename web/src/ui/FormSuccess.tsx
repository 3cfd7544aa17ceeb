/** Says above a form what it has done. The place is always there, so that screen readers notice what comes into it. */
export function FormSuccess({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text && <p className="mb-5 rounded-control bg-income-soft px-4 py-3 text-income">{text}</p>}
    </div>
  )
}
