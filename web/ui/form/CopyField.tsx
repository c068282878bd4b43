import { CopyOutlined } from '@ant-design/icons'
import { Button, Input, type InputRef } from 'antd'
import { useRef } from 'react'
import { useToast } from '../feedback/toast.ts'

type Props = {
  id?: string
  /** The name of the value for screen readers, where no label points to `id`. */
  label?: string
  value: string
  /** The word on the button. */
  copy: string
  /** The text of the toast. */
  copied: string
  /** True for one of many, whose button is an icon named after its value. */
  isNamed?: boolean
}

/** Shows a text to be copied, with a button. */
export function CopyField({ id, label, value, copy, copied, isNamed = false }: Props) {
  const toast = useToast()
  const field = useRef<InputRef>(null)
  const start = async () => {
    // The clipboard is missing on plain http: the text is then selected, to be copied by hand.
    const isCopied = await navigator.clipboard?.writeText(value).then(
      () => true,
      () => false,
    )
    if (isCopied) toast.success(copied)
    else field.current?.focus({ cursor: 'all' })
  }
  const name = isNamed ? `${copy} – ${label}` : undefined
  return (
    <>
      <Input ref={field} id={id} aria-label={label} readOnly value={value} onFocus={({ target }) => target.select()} />
      <Button icon={<CopyOutlined aria-hidden />} aria-label={name} title={name} onClick={start}>
        {!isNamed && copy}
      </Button>
    </>
  )
}
