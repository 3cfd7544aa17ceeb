/** A placeholder for loading text. `size` is its width class; its height follows the font size. */
export function Skeleton({ size }: { size: string }) {
  return (
    <span
      aria-hidden
      className={`skeleton inline-block h-[0.8em] max-w-full align-middle ${size}`}
    />
  )
}
