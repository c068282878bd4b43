import { FilePdfOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { download } from '#api/call'
import type { Call, ReadInput } from '#api/input'
import { useToast } from './feedback/toast.ts'
import { saveFile } from './save-file.ts'

type Props<E extends Call> = {
  /** The document's name, for users who do not see the button's surroundings. */
  label: string
  /** The call that returns the PDF. */
  endpoint: E
  input: ReadInput<E>
}

/** Downloads a document as PDF; shows the reason when it cannot be made. */
export function PdfButton<E extends Call>({ label, endpoint, input }: Props<E>) {
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const take = async () => {
    setPending(true)
    try {
      const { name, content } = await download(endpoint, input)
      saveFile(name, content)
    } catch (error) {
      toast.problem(error)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button
      size="small"
      icon={<FilePdfOutlined />}
      aria-label={label}
      title={label}
      loading={pending}
      onClick={() => void take()}
    >
      PDF
    </Button>
  )
}
