interface Props {
  /** In basis points, clamped to 0–10,000. */
  share: number
  /** Accessible name. Without it, the bar is decorative and hidden from screen readers. */
  label?: string
  className?: string
}

/** A progress bar. An SVG, because its width then needs no inline style, which the content security policy forbids. */
export function ProgressBar({ share, label, className = 'text-brand' }: Props) {
  const width = Math.min(100, Math.max(0, share / 100))
  const semantics = label
    ? {
        role: 'progressbar',
        'aria-label': label,
        'aria-valuemin': 0,
        'aria-valuemax': 100,
        'aria-valuenow': Math.round(width),
      }
    : { 'aria-hidden': true }
  return (
    <div {...semantics} className={`h-1.5 overflow-hidden rounded-full ${className}`}>
      <svg aria-hidden="true" width="100%" height="100%" className="block">
        <rect width="100%" height="100%" fill="currentColor" opacity="0.14" />
        <rect width={`${width}%`} height="100%" rx="3" fill="currentColor" />
      </svg>
    </div>
  )
}
