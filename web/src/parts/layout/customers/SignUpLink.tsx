import { useRef } from 'react'
import { CopyButton } from '../../../base/ui/CopyButton.tsx'
import * as texts from './texts.ts'

interface Props {
  /** The introduction, ending before the link. */
  text: string
  link: string
}

/** A sign-up link that is shown once, with a button to copy it. */
export function SignUpLink({ text, link }: Props) {
  const address = useRef<HTMLSpanElement>(null)
  return (
    <div className="my-4 rounded-control bg-brand-soft p-4 last:mb-0">
      <p role="status" className="wrap-anywhere">
        {text}{' '}
        <span ref={address} className="font-medium break-all">
          {link}
        </span>
      </p>
      <p className="mt-2 text-13 text-ink-2">{texts.linkNote}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <CopyButton
          label={texts.copyLink}
          text={link}
          byHand={texts.copyLinkByHand}
          onRefused={() => address.current && getSelection()?.selectAllChildren(address.current)}
        />
      </div>
    </div>
  )
}
