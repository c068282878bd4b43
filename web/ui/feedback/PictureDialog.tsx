import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ViewDialog } from './ViewDialog.tsx'
import './PictureDialog.css'

/** A picture and its description. */
type Picture = { id: number; url: string; name: string }

type Props = { pictures: Picture[]; first: number; onClose: () => void }

/** Shows large pictures one after the other; the arrows switch between them, and after the last comes the first. */
export function PictureDialog({ pictures, first, onClose }: Props) {
  const { t } = useTranslation('ui')
  const [shown, setShown] = useState(first)
  const at = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  )
  const picture = pictures[at]
  const step = (by: number) => {
    const next = pictures[(at + by + pictures.length) % pictures.length]
    if (next) setShown(next.id)
  }
  const walk = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  const count = pictures.length
  if (!picture) return null
  return (
    <ViewDialog
      onClose={onClose}
      onKeyDown={walk}
      title={
        <span aria-live="polite">
          {picture.name}
          {count > 1 && <small className="picture-at"> {t('pictures.at', { at: at + 1, count })}</small>}
        </span>
      }
      actions={
        count > 1 && (
          <>
            <Button icon={<LeftOutlined />} aria-label={t('pictures.previous')} onClick={() => step(-1)} />
            <Button icon={<RightOutlined />} aria-label={t('pictures.next')} onClick={() => step(1)} />
          </>
        )
      }
    >
      <img key={picture.id} src={picture.url} alt={picture.name} />
    </ViewDialog>
  )
}
