import { DeleteOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { useAction } from '#api/action'
import type { Call, CallInput } from '#api/input'
import { ConfirmButton } from './ConfirmButton.tsx'

type Props<E extends Call> = {
  /** The call that deletes the item. */
  endpoint: E
  input: CallInput<E>
  /** The item's name, for the icon button of a row; without it, the button of the item's own screen. */
  name?: string
  /** The question; by default it asks to delete this item. */
  question?: string
  onDeleted?: () => unknown
}

/** Deletes an item after a question; a refusal is shown in the server's words. */
export function DeleteButton<E extends Call>({ endpoint, input, name, question, onDeleted }: Props<E>) {
  const { t } = useTranslation('ui')
  const remove = useAction(endpoint)
  const act = async () => {
    await remove.mutateAsync(input)
    await onDeleted?.()
  }
  if (name === undefined) {
    return (
      <ConfirmButton question={question} onConfirm={act}>
        {t('delete')}
      </ConfirmButton>
    )
  }
  return (
    <ConfirmButton
      type="text"
      icon={<DeleteOutlined />}
      aria-label={`${t('delete')} ${name}`}
      question={question}
      onConfirm={act}
    />
  )
}
