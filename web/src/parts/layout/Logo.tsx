import { useQuery } from '@tanstack/react-query'
import { configQuery } from '../../base/data/queries.ts'
import { backendUrl } from '../../config.ts'
import { mark } from './mark.ts'

/** The operator's logo; without one, the service's own mark and name. Narrow where the links beside it leave little room. */
export function Logo() {
  const logo = useQuery(configQuery).data?.logo
  if (logo)
    return (
      <img
        src={backendUrl + logo}
        alt=""
        className="h-10 w-auto max-w-40 md:max-[52rem]:max-w-20 rounded-small bg-[light-dark(transparent,#fff)] object-contain px-1 py-0.5"
      />
    )
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
      <span className="text-17 font-semibold md:max-[52rem]:hidden">Hausblick</span>
    </>
  )
}
