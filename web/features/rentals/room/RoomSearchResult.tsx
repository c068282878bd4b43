import { formatPlate } from '@filao/domain/fleet/vehicle/plate'
import { formatNearDateTime } from '@filao/domain/kernel/date-text'
import type { Room, RoomQuery } from '@filao/domain/rentals/room/room.schema'
import { Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { findRoom } from '#api/calls'
import { useRead } from '#api/read'
import { useLanguage } from '#session/language'
import { useSession } from '#session/session'
import { LoadError } from '#ui/feedback/LoadError'
import { Notice } from '#ui/feedback/Notice'
import { RoomDrawing } from './RoomDrawing.tsx'
import { RoomMoves } from './RoomMoves.tsx'
import { useMakeRoom } from './use-make-room.tsx'

type Props = { search: RoomQuery; zone: string; name: string; onRoom: (vehicleId: number) => void }

/** Shows the way to make room, or the reason why there is none. A change by a colleague gives another answer. */
export function RoomSearchResult({ search, zone, name, onRoom }: Props) {
  const { t } = useTranslation('rentals/room')
  const { companyId } = useSession()
  const read = useRead(findRoom, { params: { companyId }, query: search }, { staleTime: 0 })
  const heading = useRef<HTMLHeadingElement>(null)
  const isFound = read.data !== undefined
  useEffect(() => {
    if (!isFound) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.parentElement?.scrollIntoView({ block: 'center' })
  }, [isFound])
  if (read.error && !read.data) return <LoadError error={read.error} onRetry={read.refetch} />
  if (!read.data) return <output className="room-searching">{t('searching')}</output>
  return (
    <section className="room" aria-label={t('title', { name })} aria-busy={read.isFetching}>
      <h3 ref={heading} tabIndex={-1} className="room-title">
        {t('title', { name })}
      </h3>
      <Answer room={read.data} search={search} zone={zone} onRoom={onRoom} />
    </section>
  )
}

type AnswerProps = { room: Room; search: RoomQuery; zone: string; onRoom: (vehicleId: number) => void }

function Answer({ room, search, zone, onRoom }: AnswerProps) {
  const { t } = useTranslation('rentals/room')
  const language = useLanguage()
  const make = useMakeRoom(onRoom)
  const { kind, vehicleId, moves, rows, peak } = room
  if (kind === 'room' && vehicleId !== null) {
    const plate = formatPlate(rows[0]?.registrationNumber ?? '')
    return (
      <>
        <p>{moves.length === 0 ? t('free', { plate }) : t('moves', { count: moves.length, plate })}</p>
        <RoomDrawing room={room} search={search} />
        <RoomMoves moves={moves} rows={rows} zone={zone} />
        <Button type="primary" loading={make.isPending} onClick={() => make.accept(room)}>
          {moves.length === 0 ? t('choose', { plate }) : t('accept', { count: moves.length, plate })}
        </Button>
      </>
    )
  }
  if (kind === 'impossible' && peak) {
    const today = new Date().toISOString()
    const [from, to] = [peak.start, peak.end].map((at) => formatNearDateTime(at, zone, language, today))
    const title = t('impossible', { count: peak.vehicleCount, from, to })
    return <Notice type="info" role="status" title={title} description={t('impossibleWhy')} />
  }
  return <Notice type="info" role="status" title={t(kind === 'cut' ? 'cut' : 'none')} />
}
