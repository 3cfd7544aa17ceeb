import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { footerSlotId } from '../ui/slots.ts'
import { Banner } from './Banner.tsx'
import { type ConsentChoice, rememberChoice, rememberedChoice } from './choice.ts'
import { isLoaded, load } from './script.ts'
import * as texts from './texts.ts'

/** The banner as long as nobody has chosen, and the way back to it in the footer. */
export function Consent({ script }: { script: string }) {
  const [choice, setChoice] = useState(() => rememberedChoice(script))
  const [isReviewed, setReviewed] = useState(false)
  const review = useRef<HTMLButtonElement>(null)
  const [footer] = useState(() => document.getElementById(footerSlotId))
  useEffect(() => {
    if (choice === 'accepted') load(script)
  }, [choice, script])

  function choose(next: ConsentChoice) {
    rememberChoice(script, next)
    setChoice(next)
    setReviewed(false)
    review.current?.focus({ preventScroll: true })
    // What runs can be ended by leaving the page only.
    if (next === 'rejected' && isLoaded(script)) location.reload()
  }

  return (
    <>
      {(choice === null || isReviewed) && (
        <Banner host={new URL(script).host} takesFocus={isReviewed} onChoose={choose} />
      )}
      {footer &&
        createPortal(
          <button
            ref={review}
            type="button"
            onClick={() => setReviewed(true)}
            className="-mx-2 flex min-h-11 items-center px-2 underline-offset-4 hover:text-ink hover:underline"
          >
            {texts.review}
          </button>,
          footer,
        )}
    </>
  )
}
