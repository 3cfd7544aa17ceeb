interface Props {
  /** In basis points; what lies outside of none and all is shown as empty or full. */
  share: number
  /** What the bar measures; without it the bar only illustrates a figure that stands beside it. */
  label?: string
  className?: string
}

/** A bar drawn as SVG, whose width needs no inline style. */
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
