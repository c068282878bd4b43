import { DownOutlined, UpOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchBox } from '#ui/SearchBox'
import type { ChangeParams, PlanningParams } from '../params/planning-params.ts'
import { FoundElsewhere } from './FoundElsewhere.tsx'

/** A search and its hits. */
export type SearchState = {
  text: string
  /** The number of hits, and the index of the current one, counted from 0. */
  count: number
  at: number
  onGo: (at: number) => void
  /** Epoch milliseconds. */
  now: number
}

type Props = SearchState & { params: PlanningParams; change: ChangeParams }

/**
 * Searches the board for a vehicle, a customer or a public id; Enter goes to the next hit, Shift+Enter back. Without a
 * hit, leads to a matching rental that the board does not show.
 */
export function PlanningSearch({ text, count, at, onGo, params, change, now }: Props) {
  const { t } = useTranslation('planning/board')
  const go = (by: number) => count > 0 && onGo((at + by + count) % count)
  const onKeyDown = ({ key, shiftKey, target }: KeyboardEvent) =>
    key === 'Enter' && target instanceof HTMLInputElement && go(shiftKey ? -1 : 1)
  return (
    <search className="planning-search" onKeyDown={onKeyDown}>
      <SearchBox placeholder={t('search.label')} />
      {text !== '' && (
        <span className="planning-hits" role="status">
          {count > 0 ? (
            t('search.hits', { at: at + 1, count })
          ) : (
            <FoundElsewhere params={params} change={change} now={now} />
          )}
        </span>
      )}
      {count > 1 && (
        <>
          <Button
            size="small"
            type="text"
            icon={<UpOutlined />}
            aria-label={t('search.previous')}
            onClick={() => go(-1)}
          />
          <Button
            size="small"
            type="text"
            icon={<DownOutlined />}
            aria-label={t('search.next')}
            onClick={() => go(1)}
          />
        </>
      )}
    </search>
  )
}
