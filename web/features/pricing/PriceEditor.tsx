import { UndoOutlined } from '@ant-design/icons'
import type { Agency } from '@filao/domain/company/agency.schema'
import type { Category } from '@filao/domain/fleet/category/category.schema'
import type { PriceLine } from '@filao/domain/pricing/price-line.schema'
import { Badge, Button } from 'antd'
import { type FormEvent, type MouseEvent, useEffect, useReducer, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useCan } from '#session/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { Notice } from '#ui/feedback/Notice'
import { takeDraft } from '#ui/form/draft'
import { useLeaveAtClick } from '#ui/form/leave-at-click'
import { useSaveShortcut } from '#ui/form/save-shortcut'
import { useUnsavedGuard } from '#ui/form/unsaved'
import { TabBar } from '#ui/tabs/TabBar'
import { useQueryParams, useUrlParam } from '#ui/url-param'
import { AgencyPrices } from './AgencyPrices.tsx'
import type { Places } from './grid/merge.ts'
import { duplicatesOf, edit, type KeptGrid, readGrid, restoreGrid } from './grid/price-grid.ts'
import type { PriceRow } from './grid/price-row.ts'
import { PriceProblems } from './PriceProblems.tsx'
import { useSavePrices } from './use-save-prices.ts'
import './PriceEditor.css'

type Props = { agencies: Agency[]; categories: Category[]; lines: PriceLine[] }

/** Edits the whole price list, one tab per agency, saved in one call. */
export function PriceEditor({ agencies, categories, lines }: Props) {
  const { t } = useTranslation('pricing')
  const { t: ui } = useTranslation('ui')
  const mayWrite = useCan('prices.write')
  const [grid, dispatch] = useGrid(lines, { agencies, categories })
  const { save, pending, failure, refused } = useSavePrices(grid, dispatch)
  const duplicates = duplicatesOf(grid.rows)
  const [agencyParam, setAgency] = useUrlParam('agency')
  const [, change] = useQueryParams()
  // Duplicates are found in the list, where both rows are visible.
  const openRow = (row: PriceRow) => change(() => new URLSearchParams({ agency: String(row.agencyId), view: 'list' }))
  const agency = agencies.find(({ id }) => String(id) === agencyParam) ?? (agencies[0] as Agency)
  const kept: KeptGrid = { rows: grid.rows, lengths: grid.lengths, base: grid.base }
  useUnsavedGuard(() => kept, grid.changed)
  useSaveShortcut(save)
  const leaving = useLeaveAtClick()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const undo = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // A disabled button keeps no focus.
    if (grid.past.length === 1) currentTarget.closest('main')?.focus({ preventScroll: true })
    dispatch({ do: 'undo' })
  }
  const wrongAt = (of: Agency) =>
    grid.rows.filter(({ id, agencyId }) => agencyId === of.id && duplicates.has(id)).length
  return (
    <form className="prices" onSubmit={submit} noValidate {...leaving}>
      <PriceProblems
        agencies={agencies}
        categories={categories}
        duplicates={duplicates}
        failure={failure}
        refused={refused}
        rows={grid.rows}
        onOpen={openRow}
      />
      {grid.isMerged && <Notice type="warning" role="status" className="price-told" title={t('merged')} />}
      {grid.hasDropped && <Notice type="warning" role="status" className="price-told" title={t('dropped')} />}
      <TabBar
        label={t('agencies')}
        active={String(agency.id)}
        onChange={setAgency}
        tabs={agencies.map((of) => ({
          key: String(of.id),
          label: (
            <Badge count={wrongAt(of)} size="small" offset={[8, 0]}>
              {of.name}
            </Badge>
          ),
        }))}
      >
        <AgencyPrices
          agency={agency}
          agencies={agencies}
          categories={categories}
          grid={grid}
          duplicates={duplicates}
          dispatch={dispatch}
          key={agency.id}
        />
      </TabBar>
      {mayWrite && (
        <div className="price-bar">
          <Button type="primary" htmlType="submit" loading={pending} disabled={!grid.changed}>
            {ui('save')}
          </Button>
          <Button icon={<UndoOutlined />} disabled={!grid.past.length} onClick={undo}>
            {t('undo')}
          </Button>
          {grid.changed && (
            <>
              <ConfirmButton
                question={t('discardQuestion')}
                confirm={t('discard')}
                onConfirm={async () => dispatch({ do: 'read', lines })}
              >
                {t('discard')}
              </ConfirmButton>
              <span role="status">{t('unsaved')}</span>
            </>
          )}
        </div>
      )}
    </form>
  )
}

/** Returns the grid. It follows the saved changes of colleagues; changes made here are merged with them. */
function useGrid(lines: PriceLine[], { agencies, categories }: Places) {
  const { pathname } = useLocation()
  const [draft] = useState(() => takeDraft(pathname) as KeptGrid | null)
  const [grid, dispatch] = useReducer(edit, lines, (read) => (draft ? restoreGrid(draft) : readGrid(read)))
  const { changed, rows } = grid
  useEffect(() => dispatch({ do: changed ? 'merge' : 'read', lines }), [lines, changed])
  useEffect(() => {
    if (rows.length > 0) dispatch({ do: 'drop', places: { agencies, categories } })
  }, [rows, agencies, categories])
  return [grid, dispatch] as const
}
