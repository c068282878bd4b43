import { FilePdfOutlined } from '@ant-design/icons'
import type { Call, ReadInput } from '#api/input'
import { DownloadButton } from './DownloadButton.tsx'

type Props<E extends Call> = {
  /** The document's name, for users who do not see the button's surroundings. */
  label: string
  /** The call that returns the PDF. */
  endpoint: E
  input: ReadInput<E>
}

/** Downloads a document as PDF. */
export function PdfButton<E extends Call>({ label, endpoint, input }: Props<E>) {
  return (
    <DownloadButton
      size="small"
      icon={<FilePdfOutlined />}
      endpoint={endpoint}
      input={input}
      aria-label={label}
      title={label}
    >
      PDF
    </DownloadButton>
  )
}
