import { mark } from './mark.ts'

export function Logo() {
  return (
    <>
      <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
        <rect width="32" height="32" rx="9" className="fill-brand" />
        <path
          d={mark}
          className="stroke-on-brand"
          fill="none"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="text-17 font-semibold">Hausblick</span>
    </>
  )
}
