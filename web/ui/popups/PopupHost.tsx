import { Modal, message } from 'antd'
import { useEffect } from 'react'

/** Shows messages and questions. */
export type Popups = {
  message: Pick<ReturnType<typeof message.useMessage>[0], 'open' | 'destroy'>
  modal: Pick<ReturnType<typeof Modal.useModal>[0], 'confirm'>
}

type Props = {
  /** Receives what shows them; the returned function takes it back. */
  provide: (popups: Popups) => () => void
}

/** Holds the messages and questions of the screen, in the colours and the language of the frame around it. */
export function PopupHost({ provide }: Props) {
  const [messages, ofMessages] = message.useMessage({ maxCount: 3 })
  const [modal, ofModal] = Modal.useModal()
  useEffect(() => provide({ message: messages, modal }), [provide, messages, modal])
  return (
    <>
      {ofModal}
      {ofMessages}
    </>
  )
}
