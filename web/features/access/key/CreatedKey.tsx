import { CopyOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef } from 'antd'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#ui/feedback/Notice'
import { useToast } from '#ui/feedback/toast'

/** Shows a new key to be copied, the only time it is known. */
export function CreatedKey({ value }: { value: string }) {
  const { t } = useTranslation('access/key')
  const toast = useToast()
  const field = useRef<InputRef>(null)
  const copy = async () => {
    // The clipboard is missing on plain http: the key is then selected, to be copied by hand.
    const isCopied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success(t('copied'))
    else field.current?.focus({ cursor: 'all' })
  }
  return (
    <div className="key-created">
      <Notice type="warning" role="status" title={t('once')} />
      <div className="key-created-row">
        <Input
          ref={field}
          readOnly
          autoFocus
          aria-label={t('key')}
          value={value}
          onFocus={({ target }) => target.select()}
        />
        <Button icon={<CopyOutlined aria-hidden />} onClick={copy}>
          {t('copy')}
        </Button>
      </div>
    </div>
  )
}
