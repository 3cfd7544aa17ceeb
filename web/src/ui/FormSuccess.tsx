/** Shows a form's success message above it. The live region is always rendered, so that screen readers announce its content. */
export function FormSuccess({ text }: { text: string | null }) {
  return (
    <div role="status">
      {text && <p className="mb-5 rounded-control bg-income-soft px-4 py-3 text-income">{text}</p>}
    </div>
  )
}
