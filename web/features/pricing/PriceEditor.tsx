import { UndoOutlined } from '@ant-design/icons'
import type { Agency } from '@filao/domain/company/agency'
import type { Category } from '@filao/domain/fleet/category'
import { putPrices } from '@filao/domain/pricing/contract'
import type { PriceLine } from '@filao/domain/pricing/price-line'
import { Badge, Button } from 'antd'
import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useAction } from '#api/action'
import { useCan, useSession } from '#app/session'
import { ConfirmButton } from '#ui/feedback/ConfirmButton'
import { useToast } from '#ui/feedback/toast'
import { takeDraft } from '#ui/form/draft'
import { useSaveShortcut } from '#ui/form/save-shortcut'
import { useUnsavedGuard } from '#ui/form/unsaved'
import { TabBar } from '#ui/TabBar'
import { useUrlParam } from '#ui/url-param'
import { AgencyPrices } from './AgencyPrices.tsx'
import { PriceProblems } from './PriceProblems.tsx'
import { edit, type PriceRow, problemsOf, readGrid, restoreGrid, toLines } from './price-grid.ts'
import './PriceEditor.css'

type Props = { agencies: Agency[]; categories: Category[]; lines: PriceLine[] }

/** Edits the whole price list, one tab per agency, saved in one call. */
export function PriceEditor({ agencies, categories, lines }: Props) {
  const { t } = useTranslation('pricing')
  const { t: ui } = useTranslation('ui')
  const mayWrite = useCan('prices.write')
  const [grid, dispatch] = useGrid(lines)
  const { save, pending, failure, refused } = useSave(grid.rows, (saved) => dispatch({ do: 'read', lines: saved }))
  const problems = problemsOf(grid.rows)
  const [agencyParam, setAgency] = useUrlParam('agency')
  const agency = agencies.find(({ id }) => String(id) === agencyParam) ?? (agencies[0] as Agency)
  useUnsavedGuard(() => ({ rows: grid.rows }), grid.changed)
  useSaveShortcut(save)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const wrongAt = (of: Agency) =>
    grid.rows.filter(({ id, agencyId }) => agencyId === of.id && isTold(problems.get(id), refused > 0)).length
  return (
    <form className="prices" onSubmit={submit} noValidate>
      <PriceProblems
        agencies={agencies}
        categories={categories}
        problems={problems}
        failure={failure}
        refused={refused}
        rows={grid.rows}
        onOpen={(row) => setAgency(String(row.agencyId))}
      />
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
          {...{ agency, agencies, categories, problems, dispatch, refused: refused > 0 }}
          rows={grid.rows}
          key={agency.id}
        />
      </TabBar>
      {mayWrite && (
        <div className="price-bar">
          <Button type="primary" htmlType="submit" loading={pending} disabled={!grid.changed}>
            {ui('save')}
          </Button>
          <Button icon={<UndoOutlined />} disabled={!grid.past.length} onClick={() => dispatch({ do: 'undo' })}>
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

/** A missing price is shown after an attempt to save; a duplicate at once. */
function isTold(problem: string | undefined, wasRefused: boolean): boolean {
  return problem === 'duplicate' || (problem === 'noPrice' && wasRefused)
}

/** Returns the grid, which follows colleagues' saved changes while nothing is changed here. */
function useGrid(lines: PriceLine[]) {
  const { pathname } = useLocation()
  const [draft] = useState(() => takeDraft(pathname) as { rows: PriceRow[] } | null)
  const [grid, dispatch] = useReducer(edit, lines, (read) => (draft ? restoreGrid(draft.rows) : readGrid(read)))
  const { changed } = grid
  useEffect(() => {
    if (!changed) dispatch({ do: 'read', lines })
  }, [lines, changed])
  return [grid, dispatch] as const
}

/** Saves the rows when they are valid; otherwise counts the refusals. */
function useSave(rows: PriceRow[], onSaved: (lines: PriceLine[]) => void) {
  const { companyId } = useSession()
  const toast = useToast()
  const [refused, setRefused] = useState(0)
  const put = useAction(putPrices)
  const latest = useRef(rows)
  latest.current = rows
  const save = () => {
    if (put.isPending) return
    put.reset()
    if (problemsOf(rows).size > 0) return setRefused(refused + 1)
    setRefused(0)
    put.mutate(
      { params: { companyId }, body: toLines(rows) },
      {
        onSuccess: (lines) => {
          // Changes typed during the save stay, to be saved next.
          if (latest.current === rows) onSaved(lines)
          toast.saved()
        },
      },
    )
  }
  return { save, pending: put.isPending, failure: put.error, refused }
}
