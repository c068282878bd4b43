import { SwapOutlined } from '@ant-design/icons'
import type { RoomQuery } from '@filao/domain/rentals/room/room.schema'
import { Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '#session/session'
import { RoomSearchResult } from './RoomSearchResult.tsx'
import './room.css'

type Props = {
  search: RoomQuery
  /** The time zone of the departure agency. */
  zone: string
  /** The name of what room is wanted on, such as a category. */
  name: string
  /** Called with the vehicle that is free from now on. */
  onRoom: (vehicleId: number) => void
}

/** Offers to look for rentals that can move to other vehicles, so that one is free for the period. */
export function MakeRoom(props: Props) {
  if (!useCan('rentals.write')) return null
  // Another period or category begins with nothing asked.
  return <Offer key={JSON.stringify(props.search)} {...props} />
}

function Offer(props: Props) {
  const { t } = useTranslation('rentals/room')
  const [isAsked, setIsAsked] = useState(false)
  if (isAsked) return <RoomSearchResult {...props} />
  return (
    <Button type="primary" icon={<SwapOutlined />} onClick={() => setIsAsked(true)}>
      {t('make', { name: props.name })}
    </Button>
  )
}
