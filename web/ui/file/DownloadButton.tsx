import { DownloadOutlined } from '@ant-design/icons'
import { Button, type ButtonProps } from 'antd'
import { useState } from 'react'
import { download } from '#api/call'
import type { Call, ReadInput } from '#api/input'
import { useToast } from '../feedback/toast.ts'
import { saveFile } from './save-file.ts'

type Props<E extends Call> = Omit<ButtonProps, 'onClick' | 'loading' | 'href'> & {
  /** The call that returns the file, under the name that the server gives it. */
  endpoint: E
  input: ReadInput<E>
}

/** Downloads the file of a call once at a time; a failure is shown in words. */
export function DownloadButton<E extends Call>({ endpoint, input, ...button }: Props<E>) {
  const toast = useToast()
  const [pending, setPending] = useState(false)
  const start = async () => {
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
  return <Button icon={<DownloadOutlined />} {...button} loading={pending} onClick={() => void start()} />
}
