import { ExternalLink, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as texts from './texts.ts'

interface Props {
  icon: LucideIcon
  title: string
  /** The number or address itself, for reading and copying. */
  detail: string
  action: string
  href: string
  /** Whether the link leads to an external page, which opens in a new tab. */
  isExternal?: boolean
  children: ReactNode
}

/** One way to get in touch: its purpose, and a link to use it. */
export function ContactWay({
  icon: Icon,
  title,
  detail,
  action,
  href,
  isExternal,
  children,
}: Props) {
  return (
    <li className="card flex flex-wrap gap-4 p-5 md:p-6">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon size={20} />
      </span>
      <div className="flex min-w-0 flex-1 basis-40 flex-col items-start">
        <h2 className="text-17 font-semibold">{title}</h2>
        <p className="font-medium wrap-anywhere">{detail}</p>
        <p className="mt-1 mb-4 text-13 text-ink-2">{children}</p>
        <a
          href={href}
          {...(isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
          className="control field mt-auto inline-flex items-center gap-2 px-4 font-medium"
        >
          {action}
          {isExternal && (
            <>
              <span className="sr-only">{texts.opensElsewhere}</span>
              <ExternalLink size={16} className="text-ink-3" />
            </>
          )}
        </a>
      </div>
    </li>
  )
}
