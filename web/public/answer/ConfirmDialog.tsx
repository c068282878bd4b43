/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from 'preact/hooks'
import { useMessages } from '../reservation/catalogue.ts'

type Props = {
  question: string
  text: string
  yes: string
  look: 'is-primary' | 'is-danger'
  isSending: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before an answer is sent, and stays open meanwhile. The browser keeps the focus in it and then returns it. */
export function ConfirmDialog({ question, text, yes, look, isSending, onYes, onNo }: Props) {
  const { w } = useMessages()
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      class="confirm"
      aria-labelledby="confirm-question"
      aria-describedby="confirm-text"
      onCancel={(event) => {
        event.preventDefault()
        if (!isSending) onNo()
      }}
    >
      <h2 id="confirm-question">{question}</h2>
      <p id="confirm-text" aria-live="polite">
        {isSending ? w.confirm.sending : text}
      </p>
      <div class="confirm-buttons">
        <button type="button" class="button is-quiet" disabled={isSending} onClick={onNo}>
          {w.confirm.back}
        </button>
        <button type="button" class={`button ${look}`} aria-busy={isSending} aria-disabled={isSending} onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  )
}
