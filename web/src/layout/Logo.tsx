/** A house with an eye for a window: what the name says. */
export function Logo() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <g
          className="stroke-on-brand"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        >
          <path d="M8 14.5 16 8l8 6.5V22a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2z" />
          <path d="m12 19.5 2.7-2.7 2.2 2.2 3.1-3.3" />
        </g>
      </svg>
      <span className="text-17 font-semibold">Hausblick</span>
    </>
  )
}
