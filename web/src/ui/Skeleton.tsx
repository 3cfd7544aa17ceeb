/** Holds the place of a text that is on its way: `size` gives its width, its height is that of the text around it. */
export function Skeleton({ size }: { size: string }) {
  return (
    <span
      aria-hidden
      className={`skeleton inline-block h-[0.8em] max-w-full align-middle ${size}`}
    />
  )
}
