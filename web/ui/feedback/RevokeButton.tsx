import { StopOutlined } from '@ant-design/icons'
import { ConfirmButton } from './ConfirmButton.tsx'
import { useToast } from './toast.ts'

type Props = {
  /** The name of what is revoked. */
  name: string
  /** The words for the button, its question, and the message afterwards. */
  words: { revoke: string; question: string; revoked: string }
  revoke: () => Promise<unknown>
}

/** The button in a row of a table that revokes an access for good, after a question. */
export function RevokeButton({ name, words, revoke }: Props) {
  const toast = useToast()
  const act = async () => {
    await revoke()
    toast.success(words.revoked)
  }
  return (
    <ConfirmButton
      type="text"
      icon={<StopOutlined />}
      aria-label={`${words.revoke} ${name}`}
      question={words.question}
      confirm={words.revoke}
      onConfirm={act}
    />
  )
}
