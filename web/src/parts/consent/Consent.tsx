import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { footerSlotId } from '../../base/ui/slots.ts'
import { Banner } from './Banner.tsx'
import { type ConsentChoice, readChoice, storeChoice } from './choice.ts'
import * as texts from './texts.ts'

/** The banner until a choice is made, and the button in the footer that reopens it. */
export function Consent({ script }: { script: string }) {
  const [choice, setChoice] = useState(() => readChoice(script))
  const [isReviewed, setReviewed] = useState(false)
  const review = useRef<HTMLButtonElement>(null)
  const [footer] = useState(() => document.getElementById(footerSlotId))
  useEffect(() => {
    if (choice === 'accepted') loadScript(script)
  }, [choice, script])

  function choose(next: ConsentChoice) {
    storeChoice(script, next)
    setChoice(next)
    setReviewed(false)
    review.current?.focus({ preventScroll: true })
    // A running script can only be stopped by reloading the page.
    if (next === 'rejected' && isScriptLoaded(script)) location.reload()
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

/** Loads a script into the page unless it is loaded already. */
function loadScript(url: string): void {
  if (isScriptLoaded(url)) return
  const element = document.createElement('script')
  element.src = url
  element.async = true
  document.head.append(element)
}

function isScriptLoaded(url: string): boolean {
  return [...document.scripts].some(({ src }) => src === new URL(url).href)
}
